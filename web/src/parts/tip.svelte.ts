/**
 * Anything can explain itself: hover, keyboard focus or a long press shows a tip. Attach it: `{@attach tip(() => text)}`.
 * The text is also what the element is called for screen readers, so tips add nothing that is not said elsewhere.
 */
import type { Attachment } from "svelte/attachments";

export interface Tip {
  title: string;
  lines?: string[];
}

class Tips {
  shown = $state.raw<{ tip: Tip; box: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private owner: Element | null = null;

  after(owner: Element, milliseconds: number, text: () => Tip | string | null): void {
    clearTimeout(this.timer);
    this.owner = owner;
    this.timer = setTimeout(() => {
      const found = text();
      if (found === null || !owner.isConnected) return;
      this.shown = { tip: typeof found === "string" ? { title: found } : found, box: owner.getBoundingClientRect() };
    }, milliseconds);
  }

  hide(owner?: Element): void {
    if (owner !== undefined && owner !== this.owner) return;
    clearTimeout(this.timer);
    // Later: a focused element that is taken off the page blurs while the page is being drawn, when nothing may be changed.
    queueMicrotask(() => (this.shown = null));
  }
}

export const tips = new Tips();

const HOVER = 350;
const LONG_PRESS = 450;

export function tip(text: () => Tip | string | null): Attachment<Element> {
  return (element) => {
    let pressed = false;
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") tips.after(element, HOVER, text);
    };
    const leave = (): void => tips.hide(element);
    const focus = (): void => {
      if (element.matches(":focus-visible")) tips.after(element, HOVER, text);
    };
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") return tips.hide(element);
      pressed = false;
      tips.after(element, LONG_PRESS, () => {
        pressed = true;
        return text();
      });
    };
    const release = (): void => {
      if (!pressed) tips.hide(element);
    };
    const swallow = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const listeners: [string, (event: Event) => void, boolean][] = [
      ["pointerenter", enter, false],
      ["pointerleave", leave, false],
      ["pointercancel", leave, false],
      ["focus", focus, false],
      ["blur", leave, false],
      ["pointerdown", press, false],
      ["pointerup", release, false],
      ["click", swallow, true],
      ["contextmenu", menu, false],
    ];
    for (const [name, run, capture] of listeners) element.addEventListener(name, run, capture);
    return () => {
      for (const [name, run, capture] of listeners) element.removeEventListener(name, run, capture);
      tips.hide(element);
    };
  };
}
