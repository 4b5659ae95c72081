/** Short notes at the edge of the screen, and what a screen reader is told. */
export interface Note {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

const KEPT = 40;

class Notes {
  list = $state<Note[]>([]);
  /** Read out by screen readers, politely. */
  spoken = $state("");
  /** What happened, line by line: a screen reader reads out what is added. */
  told = $state.raw<{ id: number; text: string }[]>([]);
  private count = 0;

  show(text: string, tone: Note["tone"] = "plain"): void {
    const id = ++this.count;
    this.list = [...this.list.filter((note) => note.text !== text), { id, text, tone }].slice(-3);
    setTimeout(() => this.drop(id), tone === "bad" ? 9000 : 5000);
  }

  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }

  tell(text: string): void {
    this.told = [...this.told, { id: ++this.count, text }].slice(-KEPT);
  }

  speak(text: string): void {
    if (text !== this.spoken) this.spoken = text;
  }
}

export const notes = new Notes();
