import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchCovered } from './index.ts';

const WINDOW = 'position: fixed; z-index: 1; inset: 100px 0 auto auto; width: 200px; height: 200px; background: white';

/** A page with controls at places, and a window over its right part. */
function stage(...controls: readonly (readonly [name: string, style: string])[]) {
  const host = document.body.appendChild(document.createElement('div'));
  const cover = document.createElement('div');
  cover.style.cssText = WINDOW;
  cover.innerHTML = '<button>inside</button>';
  for (const [name, style] of controls) {
    const button = host.appendChild(document.createElement('button'));
    button.textContent = name;
    button.style.cssText = `position: fixed; ${style}`;
  }
  host.append(cover);
  const onCovered = vi.fn<() => void>();
  const stop = watchCovered(cover, onCovered);
  onTestFinished(() => {
    stop();
    host.remove();
  });
  return onCovered;
}
const frames = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('2.4.11 a control under the window that gets the keyboard is told, one beside it and one over it are not', async () => {
  const onCovered = stage(
    ['beside', 'left: 0; top: 150px; width: 80px; height: 30px'],
    ['over', 'right: 20px; top: 150px; width: 80px; height: 30px; z-index: 2'],
    ['under', 'right: 20px; top: 200px; width: 80px; height: 30px'],
  );
  await userEvent.tab();
  await frames();
  await userEvent.tab();
  await frames();
  expect(document.activeElement?.textContent).toBe('over');
  expect(onCovered).not.toHaveBeenCalled();
  await userEvent.tab();
  await vi.waitFor(() => expect(onCovered).toHaveBeenCalledOnce());
  await userEvent.tab();
  await frames();
  expect(document.activeElement?.textContent).toBe('inside');
  expect(onCovered).toHaveBeenCalledOnce();
});

test('a control that is mostly in sight is not covered', async () => {
  const onCovered = stage(['mostly', 'right: 180px; top: 200px; width: 120px; height: 30px']);
  await userEvent.tab();
  await frames();
  expect(document.activeElement?.textContent).toBe('mostly');
  expect(onCovered).not.toHaveBeenCalled();
});
