/**
 * Anything can explain itself: hover, keyboard focus or a long press shows a tip; so does a tap on what cannot be chosen now
 * (`data-state="none"`), for then looking is all one can do with it. Attach it: `{@attach tip(() => text)}`.
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
/** A finger trembles by less than this. */
const STILL = 10;

/** Whether the keys were used last: whoever taps and is given the focus of the next button has not asked what that one is. */
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

const byTouch = (event: Event): event is PointerEvent => (event as PointerEvent).pointerType === "touch";

export function tip(text: () => Tip | string | null): Attachment<Element> {
  return (element) => {
    /** The long press has been answered: letting go presses nothing, and the tip stays until the next touch. */
    let answered = false;
    let from: { x: number; y: number } | null = null;
    const enter = (event: Event): void => {
      if (!byTouch(event)) tips.after(element, HOVER, text);
    };
    const leave = (event: Event): void => {
      if (!byTouch(event) || !answered) tips.hide(element);
    };
    const cancel = (): void => tips.hide(element);
    const focus = (): void => {
      if (byKeys && element.matches(":focus-visible")) tips.after(element, HOVER, text);
    };
    const press = (event: Event): void => {
      if (!byTouch(event)) return tips.hide(element);
      answered = false;
      from = { x: event.clientX, y: event.clientY };
      tips.after(element, LONG_PRESS, () => {
        answered = true;
        return text();
      });
    };
    const move = (event: Event): void => {
      if (!byTouch(event) || from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
      from = null;
      if (!answered) tips.hide(element);
    };
    const release = (): void => {
      if (!answered) tips.hide(element);
    };
    const click = (event: Event): void => {
      if (answered) {
        answered = false;
        event.stopPropagation();
        event.preventDefault();
      } else if (byTouch(event) && element.getAttribute("data-state") === "none") tips.after(element, 0, text);
    };
    const menu = (event: Event): void => {
      if (answered || from !== null) event.preventDefault();
    };
    const listeners: [string, (event: Event) => void, boolean][] = [
      ["pointerenter", enter, false],
      ["pointerleave", leave, false],
      ["pointercancel", cancel, false],
      ["focus", focus, false],
      ["blur", cancel, false],
      ["pointerdown", press, false],
      ["pointermove", move, false],
      ["pointerup", release, false],
      ["click", click, true],
      ["contextmenu", menu, false],
    ];
    for (const [name, run, capture] of listeners) element.addEventListener(name, run, capture);
    return () => {
      for (const [name, run, capture] of listeners) element.removeEventListener(name, run, capture);
      tips.hide(element);
    };
  };
}
