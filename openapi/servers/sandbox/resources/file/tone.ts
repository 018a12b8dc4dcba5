const RATE_HZ = 4000;
const PITCH_HZ = 440;
const HEAD_BYTES = 44;
const PCM = 1;
const SILENCE = 128;
const LOUD = 24;

/** A WAV of one quiet tone, in pulses of half a second: one channel of 8 bits. */
export function tone(seconds: number): Uint8Array<ArrayBuffer> {
  const count = seconds * RATE_HZ;
  const bytes = new Uint8Array(HEAD_BYTES + count);
  const view = new DataView(bytes.buffer);
  const word = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  word(0, 'RIFF');
  view.setUint32(4, HEAD_BYTES - 8 + count, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE_HZ, true);
  view.setUint32(28, RATE_HZ, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, count, true);
  for (let at = 0; at < count; at += 1) {
    const isPulse = Math.floor((at * 2) / RATE_HZ) % 2 === 0;
    bytes[HEAD_BYTES + at] = isPulse ? SILENCE + LOUD * Math.sin((2 * Math.PI * PITCH_HZ * at) / RATE_HZ) : SILENCE;
  }
  return bytes;
}
