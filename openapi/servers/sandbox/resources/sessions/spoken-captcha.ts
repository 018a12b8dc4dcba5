import { readFileSync } from 'node:fs';
import { wordsFor, type ByLanguage, type LanguageCode } from '@milepost/kit/engines/language';
import type { Draw } from './captcha-image.ts';

/** Folder of each language the digits are spoken in; another hears those of its fallback. */
const FOLDER = { zh: 'zh', zhtw: 'zhtw', en: 'en' } as const satisfies ByLanguage<string>;
/** Languages the digits are spoken in. */
export type SpokenLanguage = keyof typeof FOLDER;

const RATE_HZ = 8000;
const HEADER_BYTES = 44;
/** Place of the number of bytes that are samples. */
const LENGTH_AT = 40;
const VOICES = 2;
const STEPS = 1000;
/** Zero of samples of eight bits, and the largest of sixteen. */
const [MIDDLE, LOUDEST] = [128, 32_767];
const LEAD_SECONDS = 0.4;
/** Voices that say nothing, behind the digits. */
const MURMURS_A_SECOND = 3;

const read = new Map<string, Float32Array>();

/** A digit as it was recorded (`scripts/make-spoken-digits.mjs`), from -1 to 1. */
export function recordedDigit(language: SpokenLanguage, digit: string, voice: number): Float32Array {
  const name = `${language}/${digit}-${voice}.wav`;
  const known = read.get(name);
  if (known) return known;
  const file = readFileSync(new URL(`spoken/${name}`, import.meta.url));
  // An odd number of samples is followed by a byte that fills up, which would be heard as a click.
  const bytes = file.subarray(HEADER_BYTES, HEADER_BYTES + file.readUInt32LE(LENGTH_AT));
  const samples = Float32Array.from(bytes, (sample) => (sample - MIDDLE) / MIDDLE);
  read.set(name, samples);
  return samples;
}

/**
 * Digits as they are heard: WAV, 8 kHz, 16 bits, one channel. Each is said by one of two voices, higher or lower, faster or slower
 * by chance, after a pause of another length, over hiss and voices played backwards: no digit has the same bytes twice.
 * @param random so many bytes by chance
 * @reading R-454
 */
export function spokenCaptcha(
  digits: string,
  language: LanguageCode,
  draw: Draw,
  random: (bytes: number) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const between = (from: number, to: number): number => from + ((to - from) * draw(STEPS + 1)) / STEPS;
  const spoken = wordsFor<SpokenLanguage>(FOLDER, language);
  const any = (): Float32Array => recordedDigit(spoken, String(draw(10)), draw(VOICES));
  const said = Array.from(digits, (digit) => ({
    samples: atPace(recordedDigit(spoken, digit, draw(VOICES)), between(0.86, 1.16)),
    gain: between(0.6, 0.85),
    pause: Math.round(between(0.45, 0.95) * RATE_HZ),
  }));
  const length = said.reduce((sum, { samples, pause }) => sum + samples.length + pause, 2 * LEAD_SECONDS * RATE_HZ);
  const mixed = hiss(random(length), between(0.02, 0.045));
  for (let murmur = 0; murmur < (MURMURS_A_SECOND * length) / RATE_HZ; murmur += 1)
    mix(mixed, atPace(any(), between(0.7, 1.4)).toReversed(), draw(length), between(0.05, 0.13));
  let at = LEAD_SECONDS * RATE_HZ;
  for (const { samples, gain, pause } of said) {
    mix(mixed, samples, at, gain);
    at += samples.length + pause;
  }
  return wav(mixed);
}

/** The same sound, faster and higher above 1, slower and lower below. */
function atPace(samples: Float32Array, pace: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / pace) }, (_, index) => {
    const at = index * pace;
    const before = Math.floor(at);
    const [one, next] = [samples[before] ?? 0, samples[before + 1] ?? 0];
    return one + (next - one) * (at - before);
  });
}

const hiss = (chance: Uint8Array, gain: number): Float32Array => Float32Array.from(chance, (byte) => ((byte - MIDDLE) / MIDDLE) * gain);

function mix(into: Float32Array, samples: Float32Array, from: number, gain: number): void {
  for (let index = 0; index < samples.length && from + index < into.length; index += 1)
    into[from + index] = (into[from + index] ?? 0) + (samples[index] ?? 0) * gain;
}

function wav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string): void => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE_HZ, true);
  view.setUint32(28, RATE_HZ * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(HEADER_BYTES + index * 2, Math.round(Math.min(1, Math.max(-1, sample)) * LOUDEST), true);
  return bytes;
}
