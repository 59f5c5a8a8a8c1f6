/** Soft sounds, made here and not fetched. Silent unless somebody switched them on. */
import { settings } from './settings.svelte';
import type { AnyEvent } from './speech';

export type Sound = 'dice' | 'hop' | 'coin' | 'card' | 'turn' | 'end';

interface Tone {
  /** In seconds from the beginning of the sound. */
  at: number;
  length: number;
  loud: number;
  /** In hertz, from and to; noise has a filter's frequency instead. */
  from: number;
  to: number;
  wave: OscillatorType | 'noise';
}

const tone = (at: number, length: number, from: number, to = from, loud = 0.12, wave: Tone['wave'] = 'sine'): Tone => ({ at, length, from, to, loud, wave });

const SOUNDS: Record<Sound, Tone[]> = {
  dice: [0, 0.07, 0.13, 0.22, 0.27].map((at, place) => tone(at, 0.05, 1900 - place * 180, 900, 0.16, 'noise')),
  hop: [tone(0, 0.11, 300, 190, 0.12, 'triangle'), tone(0, 0.05, 700, 400, 0.05, 'noise')],
  coin: [tone(0, 0.22, 1568, 1568, 0.05), tone(0.05, 0.3, 2093, 2093, 0.045)],
  card: [tone(0, 0.12, 2600, 1200, 0.09, 'noise')],
  turn: [tone(0, 0.5, 523, 523, 0.07), tone(0.16, 0.7, 784, 784, 0.06)],
  end: [tone(0, 0.6, 392, 392, 0.06), tone(0.15, 0.6, 523, 523, 0.06), tone(0.3, 1, 659, 659, 0.06)],
};

/** What events sound like whose names end so. */
const ENDINGS: [RegExp, Sound][] = [
  [/_rolled$/, 'dice'],
  [/_moved$/, 'hop'],
  [/_(scored|paid|settled)$/, 'coin'],
  [/_(taken|played|placed|formed)$/, 'card'],
  [/^game_ended$/, 'end'],
];

export function soundOf(event: AnyEvent, own: Record<string, Sound | null> = {}): Sound | null {
  if (event.event in own) return own[event.event] ?? null;
  return ENDINGS.find(([ending]) => ending.test(event.event))?.[1] ?? null;
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const part of SOUNDS[sound]) sing(context, part);
}

function sing(audio: AudioContext, part: Tone): void {
  const start = audio.currentTime + part.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + part.length);
  gain.connect(audio.destination);
  const source = part.wave === 'noise' ? rustle(audio, part, start, gain) : whistle(audio, part, part.wave, start, gain);
  source.start(start);
  source.stop(start + part.length + 0.02);
}

function whistle(audio: AudioContext, part: Tone, wave: OscillatorType, start: number, to: AudioNode): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(part.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  oscillator.connect(to);
  return oscillator;
}

function rustle(audio: AudioContext, part: Tone, start: number, to: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  source.connect(filter).connect(to);
  return source;
}
