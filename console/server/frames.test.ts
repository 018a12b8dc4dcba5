import { once } from 'node:events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FramesToPage, SERVICE_RESTART } from './frames.ts';

function frame(bytes: number): Buffer {
  const payload = Buffer.alloc(bytes, 0x88);
  if (bytes <= 125) return Buffer.concat([Buffer.from([0x82, bytes]), payload]);
  const head = Buffer.alloc(bytes <= 0xffff ? 4 : 10);
  head[0] = 0x82;
  head[1] = bytes <= 0xffff ? 126 : 127;
  if (bytes <= 0xffff) head.writeUInt16BE(bytes, 2);
  else head.writeBigUInt64BE(BigInt(bytes), 2);
  return Buffer.concat([head, payload]);
}

/** Bytes that come out when the stream is told to end after so many pieces. */
async function after(pieces: readonly Buffer[], endAfter: number): Promise<Buffer> {
  const frames = new FramesToPage();
  const heard: Buffer[] = [];
  frames.on('data', (bytes: Buffer) => heard.push(bytes));
  const ended = once(frames, 'end');
  for (const [index, piece] of pieces.entries()) {
    if (index === endAfter) frames.endWithRestart();
    frames.write(piece);
  }
  if (endAfter >= pieces.length) frames.endWithRestart();
  await ended;
  return Buffer.concat(heard);
}

test('it ends between two frames however the bytes arrive, and what was on its way arrives whole', async () => {
  const sizes = fc.array(fc.oneof(fc.nat({ max: 130 }), fc.constantFrom(125, 126, 127, 65_535, 65_536)), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(sizes, fc.integer({ min: 1, max: 3000 }), fc.nat({ max: 40 }), async (list, step, endAfter) => {
      const all = Buffer.concat(list.map(frame));
      const pieces = Array.from({ length: Math.ceil(all.length / step) }, (_, index) => all.subarray(index * step, (index + 1) * step));
      const told = Math.min(endAfter * step, all.length);
      let whole = 0;
      for (const size of list) if (whole < told) whole += frame(size).length;
      expect(await after(pieces, endAfter)).toEqual(Buffer.concat([all.subarray(0, whole), SERVICE_RESTART]));
    }),
    { numRuns: 200 },
  );
});
