import { crc32, deflateSync } from 'node:zlib';

const CHANNELS = 3;
const TRUE_COLOUR = 2;
const DEPTH_BITS = 8;
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Red, green, blue. */
export type Colour = readonly [number, number, number];

/** A picture in its size. @param colourAt of a place, in parts of width and height */
export function png(widthPx: number, heightPx: number, colourAt: (x: number, y: number) => Colour): Uint8Array<ArrayBuffer> {
  const row = 1 + widthPx * CHANNELS; // each begins with the number of its filter, which is none
  const points = new Uint8Array(row * heightPx);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) points.set(colourAt((x + 0.5) / widthPx, (y + 0.5) / heightPx), y * row + 1 + x * CHANNELS);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, widthPx);
  view.setUint32(4, heightPx);
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
