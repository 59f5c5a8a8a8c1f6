/** The instruments that sounds are played on: wood, strings, coins, in a small room. */
import type { Sound } from './sound';

interface Tone {
  /** In seconds from the beginning of the sound. */
  at: number;
  length: number;
  loud: number;
  /** In hertz, from and to; noise has a filter's frequency instead, and a string only one. */
  from: number;
  to: number;
  wave: OscillatorType | 'noise' | 'string';
}

const tone = (at: number, length: number, from: number, to = from, loud = 0.12, wave: Tone['wave'] = 'sine'): Tone => ({ at, length, from, to, loud, wave });
const pluck = (at: number, note: number, loud = 0.16): Tone => tone(at, 1.1, note, note, loud, 'string');
/** Wood on wood. */
const knock = (at: number, pitch: number, loud: number): Tone[] => [
  tone(at, 0.06, pitch, pitch * 0.7, loud, 'triangle'),
  tone(at, 0.03, pitch * 4, pitch * 2, loud * 0.6, 'noise'),
];
/** D, E flat, F sharp, G, A, D. */
const SCALE = [293.7, 311.1, 370, 392, 440, 587.3] as const;

const SOUNDS: Record<Sound, Tone[]> = {
  rattle: [0, 0.07, 0.15, 0.21, 0.3, 0.36, 0.45, 0.52].flatMap((at, place) => knock(at, 330 + ((place * 97) % 150), 0.07 + (place % 3) * 0.02)),
  dice: [0, 0.08, 0.15, 0.24, 0.35, 0.47].flatMap((at, place) => knock(at, 620 - place * 45, 0.12 - place * 0.012)),
  hop: [tone(0, 0.08, 190, 120, 0.12), tone(0, 0.035, 900, 500, 0.05, 'noise')],
  thump: [tone(0, 0.22, 120, 62, 0.22), tone(0, 0.05, 500, 260, 0.07, 'noise')],
  drum: [0, 0.09, 0.17, 0.24, 0.3, 0.36, 0.41, 0.46].map((at, place) => tone(at, 0.11, 150, 95, 0.05 + place * 0.014)),
  coin: [tone(0, 0.35, 2093, 2093, 0.04), tone(0, 0.2, 3322, 3322, 0.022), tone(0.07, 0.45, 2637, 2637, 0.035), tone(0.07, 0.25, 4186, 4186, 0.018)],
  card: [tone(0, 0.14, 2600, 900, 0.09, 'noise')],
  lead: [0, 2, 4, 5].map((note, place) => pluck(place * 0.09, SCALE[note]!)),
  turn: [pluck(0, SCALE[0]), pluck(0.17, SCALE[4])],
  end: [...[0, 1, 2, 3, 4].map((note, place) => pluck(place * 0.14, SCALE[note]!)), ...[0, 2, 4, 5].map((note) => pluck(0.85, SCALE[note]!, 0.13))],
};

let room: { audio: AudioContext; out: AudioNode } | null = null;

/** Let a sound be heard, so many milliseconds from now. */
export function strike(sound: Sound, late: number): void {
  room ??= openRoom();
  void room.audio.resume();
  for (const part of SOUNDS[sound]) sing(room.audio, room.out, { ...part, at: part.at + late / 1000 });
}

/** Nothing is ever loud, and everything rings on for a moment. */
function openRoom(): { audio: AudioContext; out: AudioNode } {
  const audio = new AudioContext();
  const [out, wet, echo] = [audio.createDynamicsCompressor(), audio.createGain(), audio.createConvolver()];
  const length = Math.ceil(audio.sampleRate * 0.7);
  echo.buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = echo.buffer.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 3;
  wet.gain.value = 0.14;
  out.connect(audio.destination);
  out.connect(echo).connect(wet).connect(audio.destination);
  return { audio, out };
}

function sing(audio: AudioContext, out: AudioNode, part: Tone): void {
  const start = audio.currentTime + part.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + part.length);
  gain.connect(out);
  const source = sourceOf(audio, part, start, gain);
  source.start(start);
  source.stop(start + part.length + 0.02);
}

function sourceOf(audio: AudioContext, part: Tone, start: number, to: AudioNode): AudioScheduledSourceNode {
  if (part.wave === 'noise') return rustle(audio, part, start, to);
  return part.wave === 'string' ? string(audio, part, to) : whistle(audio, part, part.wave, start, to);
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
  const source = bufferOf(audio, part.length, (samples) => {
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  });
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  source.connect(filter).connect(to);
  return source;
}

/** A plucked string: noise that goes round and is smoothed each time. */
function string(audio: AudioContext, part: Tone, to: AudioNode): AudioScheduledSourceNode {
  const period = Math.round(audio.sampleRate / part.from);
  const source = bufferOf(audio, part.length, (samples) => {
    for (let place = 0; place < samples.length; place++)
      samples[place] = place < period ? Math.random() * 2 - 1 : 0.497 * (samples[place - period]! + samples[Math.max(0, place - period - 1)]!);
  });
  source.connect(to);
  return source;
}

function bufferOf(audio: AudioContext, length: number, fill: (samples: Float32Array) => void): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  fill(source.buffer.getChannelData(0));
  return source;
}
