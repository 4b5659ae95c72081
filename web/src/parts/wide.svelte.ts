/** Whether there is room beside the board: what does not fit there stands above the hand instead. */
class Room {
  wide = $state(true);

  constructor() {
    const query = matchMedia("(min-width: 900px)");
    const set = (): void => void (this.wide = query.matches);
    set();
    query.addEventListener("change", set);
  }
}

export const room = new Room();
