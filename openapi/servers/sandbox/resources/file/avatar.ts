import { crc32, deflateSync } from 'node:zlib';

/** The picture of everybody who has none of their own. @source forms §9 */
export const DEFAULT_AVATAR = { type: 'userAvatar', name: '001.png' } as const;

const SIZE_PX = 96;
const BACK = [0x2f, 0x5d, 0x8a] as const;
const FRONT = [0xe8, 0xee, 0xf4] as const;
const CHANNELS = 3;
const TRUE_COLOUR = 2;
const DEPTH_BITS = 8;
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

let drawn: Uint8Array<ArrayBuffer> | null = null;

/** A PNG of a head and shoulders, drawn once. */
export const defaultAvatar = (): Uint8Array<ArrayBuffer> => (drawn ??= png(SIZE_PX, isFigure));

/** Distances are parts of the side. */
function isFigure(x: number, y: number): boolean {
  const isHead = Math.hypot(x - 0.5, y - 0.38) < 0.17;
  const isBody = Math.hypot((x - 0.5) / 0.32, (y - 0.95) / 0.34) < 1;
  return isHead || isBody;
}

function png(sizePx: number, isFront: (x: number, y: number) => boolean): Uint8Array<ArrayBuffer> {
  const row = 1 + sizePx * CHANNELS; // each begins with the number of its filter, which is none
  const points = new Uint8Array(row * sizePx);
  for (let y = 0; y < sizePx; y += 1)
    for (let x = 0; x < sizePx; x += 1)
      points.set(isFront((x + 0.5) / sizePx, (y + 0.5) / sizePx) ? FRONT : BACK, y * row + 1 + x * CHANNELS);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, sizePx);
  view.setUint32(4, sizePx);
  head.set([DEPTH_BITS, TRUE_COLOUR], 8);
  return joined([SIGNATURE, chunk('IHDR', head), chunk('IDAT', deflateSync(points)), chunk('IEND', new Uint8Array())]);
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), content]);
  return joined([number(content.byteLength), named, number(crc32(named))]);
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
