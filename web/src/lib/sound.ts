// Sounds of our own making, built from noise and tones when they are heard; there are no files.

export type Sound = "turn" | "move" | "volley" | "gun" | "die" | "loss" | "objective" | "victory";

/** A part of a sound: a tone that glides from one pitch to another, or noise below a pitch. */
export interface Part {
  is: "tone" | "noise";
  from: number;
  to: number;
  /** Seconds from the beginning, and how long. */
  at: number;
  lasts: number;
  volume: number;
}

const tone = (from: number, to: number, at: number, lasts: number, volume: number): Part => ({
  is: "tone",
  ...{ from, to, at, lasts, volume },
});
const noise = (from: number, to: number, at: number, lasts: number, volume: number): Part => ({
  is: "noise",
  ...{ from, to, at, lasts, volume },
});

export const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  turn: [tone(392, 392, 0, 0.16, 0.16), tone(523, 523, 0.17, 0.3, 0.18)],
  move: [noise(700, 300, 0, 0.07, 0.16), noise(600, 260, 0.16, 0.07, 0.13), noise(700, 300, 0.32, 0.07, 0.1)],
  volley: [0, 0.05, 0.09, 0.16, 0.24].map((at, place) => noise(3200, 500, at, 0.16, 0.3 - 0.03 * place)),
  gun: [noise(900, 60, 0, 0.7, 0.6), tone(110, 38, 0, 0.5, 0.4)],
  die: [0, 0.09, 0.2, 0.34, 0.44].map((at) => noise(4200, 1800, at, 0.035, 0.22)),
  loss: [tone(220, 146, 0, 0.32, 0.2), noise(500, 120, 0, 0.24, 0.2)],
  objective: [523, 659, 784].map((pitch, place) => tone(pitch, pitch, place * 0.13, 0.26, 0.16)),
  victory: [392, 523, 659, 784, 1047].map((pitch, place) => tone(pitch, pitch, place * 0.17, 0.42, 0.17)),
};

let context: AudioContext | null = null;

function hiss(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function sound(audio: AudioContext, { is, from, to, at, lasts, volume }: Part): void {
  const begin = audio.currentTime + at;
  const end = begin + lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const pitched = is === "tone" ? audio.createOscillator() : audio.createBiquadFilter();
  pitched.frequency.setValueAtTime(from, begin);
  pitched.frequency.exponentialRampToValueAtTime(to, end);
  pitched.connect(gain);
  const source = pitched instanceof OscillatorNode ? pitched : hiss(audio, lasts);
  if (source !== pitched) source.connect(pitched);
  source.start(begin);
  source.stop(end);
}

/** Let a sound be heard, where the browser lets a page be heard at all. */
export function hear(name: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    void context.resume().catch(() => undefined);
    return;
  }
  for (const part of SOUNDS[name]) sound(context, part);
}
