/** Small sounds of our own, made as they are played: a few tones and a little noise. Silent until the player wants them. */
import { settings } from "../store/settings.svelte";

export type Sound = "turn" | "dice" | "blow" | "gain" | "end";

interface Tone {
  /** Hertz, at the beginning and at the end; 0: noise. */
  pitch: [number, number];
  at: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

const tone = (pitch: number, at: number, lasts: number, loud = 1, wave: OscillatorType = "sine"): Tone => ({ pitch: [pitch, pitch], at, lasts, loud, wave });
const SOUNDS: Record<Sound, Tone[]> = {
  turn: [tone(587, 0, 0.16), tone(880, 0.13, 0.3)],
  dice: [0, 0.06, 0.11, 0.19, 0.24].map((at) => ({ pitch: [0, 0], at, lasts: 0.035, loud: 0.5 })),
  blow: [{ pitch: [170, 60], at: 0, lasts: 0.18, loud: 1, wave: "triangle" }, { pitch: [0, 0], at: 0, lasts: 0.07, loud: 0.6 }],
  gain: [tone(784, 0, 0.1, 0.7), tone(1047, 0.08, 0.22, 0.7)],
  end: [tone(392, 0, 0.3), tone(494, 0.18, 0.3), tone(587, 0.36, 0.3), tone(784, 0.54, 0.7)],
};
const LOUD = { off: 0, quiet: 0.05, on: 0.16 };
/** The same sound again so soon is not played: a battle is not a drum. */
const GAP = 140;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

function hiss(on: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = on.createBuffer(1, on.sampleRate * 0.3, on.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return noise;
}

function start(on: AudioContext, { pitch, at, lasts, loud, wave = "sine" }: Tone, master: number): void {
  const from = on.currentTime + at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(master * loud, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(on.destination);
  let source: OscillatorNode | AudioBufferSourceNode;
  if (pitch[0] === 0) {
    source = on.createBufferSource();
    source.buffer = hiss(on);
  } else {
    source = on.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(pitch[0], from);
    source.frequency.exponentialRampToValueAtTime(pitch[1], from + lasts);
  }
  source.connect(gain);
  source.start(from);
  source.stop(from + lasts + 0.02);
}

/** Play a sound as loud as the player likes it; each is marked in the browser's timeline, where tests find it. */
export function play(sound: Sound): void {
  const master = LOUD[settings.sound];
  const now = performance.now();
  if (!master || now - (last.get(sound) ?? -GAP) < GAP) return;
  last.set(sound, now);
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const one of SOUNDS[sound]) start(context, one, master);
    performance.mark(`sound-${sound}`);
  } catch {
    // A browser without sound stays silent.
  }
}

/** What is heard of an event. */
export function soundOf(event: string): Sound | null {
  if (/rolled|dice|^die$|duel/.test(event)) return "dice";
  if (/battle|fought|attack|lost|eliminated|removed|hit|fell|trampled/.test(event)) return "blow";
  if (/scored|won|banner|captured|regrouped|tear/.test(event)) return "gain";
  return null;
}
