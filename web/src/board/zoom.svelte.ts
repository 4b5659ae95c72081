/** The board that can be zoomed now; its buttons stand beside it, where they cover nothing. */
export interface Zoomable {
  readonly zoomed: boolean;
  zoom(factor: number): void;
  fit(): void;
}

class Zooming {
  board = $state.raw<Zoomable | null>(null);
}

export const zooming = new Zooming();
