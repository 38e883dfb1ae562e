/** Small sounds, made on the spot: wood, brass and a bell. */

import { settings } from "./settings.svelte";

export type Sound = "place" | "figure" | "score" | "turn" | "ore" | "refuse" | "end";

let audio: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, loud: number, shape: OscillatorType = "triangle"): void {
  if (!audio) return;
  const source = audio.createOscillator(),
    gain = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** A short burst of filtered noise: something touches wood. */
function knock(at: number, frequency: number, length: number, loud: number): void {
  if (!audio) return;
  const frames = Math.ceil(audio.sampleRate * length),
    buffer = audio.createBuffer(1, frames, audio.sampleRate),
    data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = audio.createBufferSource(),
    filter = audio.createBiquadFilter(),
    gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = 1.2;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const SOUNDS: Record<Sound, (at: number) => void> = {
  place: (at) => {
    knock(at, 240, 0.12, 0.9);
    knock(at + 0.015, 900, 0.05, 0.3);
  },
  figure: (at) => {
    knock(at, 1300, 0.05, 0.6);
    tone(at, 320, 0.07, 0.08);
  },
  score: (at) => [784, 988, 1175].forEach((f, i) => tone(at + i * 0.07, f, 0.35, 0.09)),
  turn: (at) => [523, 659].forEach((f, i) => tone(at + i * 0.13, f, 0.4, 0.08, "sine")),
  ore: (at) => {
    tone(at, 2100, 0.25, 0.06, "sine");
    tone(at + 0.05, 2790, 0.3, 0.05, "sine");
    knock(at, 3000, 0.04, 0.4);
  },
  refuse: (at) => {
    tone(at, 196, 0.14, 0.09);
    tone(at + 0.1, 165, 0.2, 0.09);
  },
  end: (at) => [523, 659, 784, 1047].forEach((f, i) => tone(at + i * 0.14, f, 0.7, 0.09)),
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  SOUNDS[sound](audio.currentTime + 0.01);
}
