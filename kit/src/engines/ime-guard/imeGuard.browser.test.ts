import { expect, onTestFinished, test, vi } from 'vitest';
import { installImeGuard } from './index.ts';

/** A page with an input whose keys the page listens to, behind the guard. */
function guardedPage() {
  const heard = vi.fn<(key: string) => void>();
  const takeOff = installImeGuard(document);
  const input = document.body.appendChild(document.createElement('input'));
  const listen = (event: KeyboardEvent) => heard(event.key);
  document.addEventListener('keydown', listen);
  onTestFinished(() => {
    takeOff();
    input.remove();
    document.removeEventListener('keydown', listen);
  });
  const press = (key: string, more: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  const keys = () => heard.mock.calls.map(([key]) => key);
  return { input, press, keys, takeOff };
}

test.each([
  ['while composing', { isComposing: true }],
  ['when the key code says the input method has it', { keyCode: 229 }],
])('a key %s reaches no widget', (_, more) => {
  const { press, keys } = guardedPage();
  press('Enter', more);
  expect(keys()).toEqual([]);
});

test('the Enter and Escape that close a composition reach no widget, other keys do', () => {
  const { input, press, keys } = guardedPage();
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  press('Enter');
  press('Escape');
  press('ArrowDown');
  expect(keys()).toEqual(['ArrowDown']);
});

test('the next Enter is the person’s own', async () => {
  const { input, press, keys } = guardedPage();
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await vi.waitFor(() => {
    press('Enter');
    expect(keys()).toEqual(['Enter']);
  });
});

test('taken off, it holds nothing back', () => {
  const { press, keys, takeOff } = guardedPage();
  takeOff();
  press('Enter', { isComposing: true });
  expect(keys()).toEqual(['Enter']);
});
