/** "Report a problem": everything this viewer may know about the moment, as one file. Nothing is sent anywhere. */
import type { TableStore } from "./table.svelte";

const LINES = 60;

export function report(table: TableStore, words: string): void {
  const { info, view } = table;
  const packed = {
    words,
    when: new Date().toISOString(),
    page: location.pathname,
    browser: navigator.userAgent,
    table: info && { ...info, invite: "", asks: [] },
    eyes: table.eyes,
    step: table.playback.on ? table.playback.step : view?.noticed,
    mark: view?.mark,
    prompt: view?.prompt,
    moves: view?.moves,
    view: table.shown,
    choice: table.choosing.choice?.picks,
    refused: table.refused,
    log: table.log.slice(-LINES),
  };
  save(`tafelrunde-report-${info?.game}-${info?.id}-${packed.step}.json`, JSON.stringify(packed, null, 1));
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
