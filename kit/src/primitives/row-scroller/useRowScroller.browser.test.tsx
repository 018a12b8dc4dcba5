import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInKit } from '../../testing/index.ts';
import { useRowScroller } from './index.ts';
import type { SizeGuess } from './index.ts';

const ROW_PX = 30;
const MOST_PX = 300;

/** Rows in a region that grows with them up to a height, as lists in popovers and dialogs do. */
function Rows({ count, guess }: { readonly count: number; readonly guess?: SizeGuess }) {
  const { regionRef, rowsRef, probeRef, window: shown, rowPx, onScroll } = useRowScroller({ count, pinned: 0, ...(guess && { guess }) });
  return (
    <div ref={regionRef} onScroll={onScroll} style={{ maxBlockSize: MOST_PX, overflow: 'auto', position: 'relative' }}>
      <div ref={probeRef} style={{ position: 'absolute', blockSize: ROW_PX, inlineSize: 1 }} />
      <div ref={rowsRef} style={{ blockSize: count * rowPx, position: 'relative' }}>
        {shown.slots.map((at, slot) =>
          at < 0 ? null : (
            <div key={slot} data-at={at} style={{ position: 'absolute', insetBlockStart: at * rowPx, blockSize: ROW_PX }}>
              {at}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

const notices = vi.fn<(message: string) => void>();
const hear = ({ message }: ErrorEvent) => {
  if (message.includes('ResizeObserver')) notices(message);
};
beforeEach(() => window.addEventListener('error', hear));
afterEach(() => {
  window.removeEventListener('error', hear);
  notices.mockReset();
});
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const drawn = () => document.querySelectorAll('[data-at]').length;

test.each([
  ['without a guess', undefined],
  ['guessed too small', { kind: 'test rows', first: () => ({ viewportPx: 60, rowPx: 20 }), onServer: { viewportPx: 60, rowPx: 20 } }],
])('%s the rows in sight are there in the first frame, and the browser has nothing to complain about', async (_, guess) => {
  const watched = renderInKit(<Rows count={1000} {...(guess && { guess })} />);
  while (!document.querySelector('[data-at="0"]')) await frame();
  // A frame later the one before it has been shown.
  await frame();
  const shownFirst = drawn();
  await watched;
  await frame();
  await frame();
  expect(shownFirst).toBeGreaterThanOrEqual(MOST_PX / ROW_PX);
  expect(drawn()).toBe(shownFirst);
  expect(notices.mock.calls).toEqual([]);
});
