import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recordedDigit, spokenCaptcha, type SpokenLanguage } from './spoken-captcha.ts';

const LANGUAGES: readonly SpokenLanguage[] = ['zh', 'zhtw', 'en'];
const HEADER_BYTES = 44;
const RATE_HZ = 8000;
const spoken = (digits: string, language: SpokenLanguage): Buffer =>
  Buffer.from(
    spokenCaptcha(
      digits,
      language,
      (below) => randomInt(below),
      (bytes) => randomBytes(bytes),
    ),
  );

describe.each(LANGUAGES)('the digits in %s', (language) => {
  it('were recorded, each by two voices, a short while long, not silent, and without a click at the end', () => {
    for (const digit of '0123456789')
      for (const voice of [0, 1]) {
        const samples = recordedDigit(language, digit, voice);
        expect(samples.length / RATE_HZ).toBeGreaterThan(0.1);
        expect(samples.length / RATE_HZ).toBeLessThan(1);
        expect(Math.max(...samples)).toBeGreaterThan(0.4);
        // A click at its end would tell where each digit and each murmur stops.
        expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.3);
      }
  });

  it('are a WAV file a browser plays, long enough to be heard one by one, with the digits louder than what is behind them', () => {
    const bytes = spoken('4071', language);
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([bytes.readUInt32LE(4), bytes.readUInt32LE(24), bytes.readUInt32LE(40)]).toEqual([
      bytes.length - 8,
      RATE_HZ,
      bytes.length - HEADER_BYTES,
    ]);
    const seconds = (bytes.length - HEADER_BYTES) / 2 / RATE_HZ;
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(9);
    const loudness = (from: number, to: number): number =>
      Math.max(...Array.from({ length: to - from }, (_, at) => Math.abs(bytes.readInt16LE(HEADER_BYTES + (from + at) * 2))));
    expect(loudness(0, bytes.length / 2 - HEADER_BYTES)).toBeGreaterThan(2 * loudness(0, 0.35 * RATE_HZ));
  });
});

it('no digit has the same bytes twice, nor those it was recorded with', () => {
  const seen = new Set<string>();
  const PIECE = 64;
  for (let turn = 0; turn < 30; turn += 1) {
    const bytes = spoken('7777', 'en').subarray(HEADER_BYTES);
    const own = new Set<string>();
    for (let at = 0; at + PIECE <= bytes.length; at += PIECE) own.add(bytes.toString('latin1', at, at + PIECE));
    for (const piece of own) expect(seen.has(piece)).toBe(false);
    for (const piece of own) seen.add(piece);
  }
});
