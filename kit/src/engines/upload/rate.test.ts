import { expect, test } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { createRate } from './rate.ts';

/** Speeds that are told when so many bytes are sent at these times. */
function told(samples: readonly (readonly [atMs: number, sentBytes: number])[]): (number | undefined)[] {
  const clock = manualClock(10_000);
  const rate = createRate(clock);
  return samples.map(([atMs, sentBytes]) => {
    clock.advance(10_000 + atMs - clock.now());
    return rate.after(sentBytes).bytesPerSecond;
  });
}

test.each<[string, readonly (readonly [number, number])[], (number | undefined)[]]>([
  [
    'the first two seconds',
    [
      [0, 0],
      [1000, 500],
      [1999, 900],
    ],
    [undefined, undefined, undefined],
  ],
  [
    'two seconds',
    [
      [0, 0],
      [2000, 1000],
    ],
    [undefined, 500],
  ],
  [
    'what was sent before it began',
    [
      [0, 4000],
      [2000, 5000],
    ],
    [undefined, 500],
  ],
  [
    'nothing that moves',
    [
      [0, 10],
      [3000, 10],
    ],
    [undefined, undefined],
  ],
  [
    'the last five seconds',
    [
      [0, 0],
      [5000, 5000],
      [10_000, 15_000],
    ],
    [undefined, 1000, 2000],
  ],
  [
    'a moment more than five seconds',
    [
      [0, 0],
      [5001, 5000],
      [7001, 9000],
    ],
    [undefined, undefined, 2000],
  ],
  [
    'a long wait',
    [
      [0, 0],
      [60_000, 500],
    ],
    [undefined, undefined],
  ],
])('the speed of %s', (_, samples, speeds) => expect(told(samples)).toEqual(speeds));
