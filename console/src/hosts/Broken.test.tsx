import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $errors, reportError } from '../browser/errorLog.ts';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import Broken from './Broken.tsx';

const AT = Date.UTC(2026, 10, 21, 1, 2);

beforeEach(() => {
  $errors.set([]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function aBrokenPage(clipboard: Partial<Clipboard> | undefined) {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  const { id } = reportError(new TypeError('x is not a function'), AT);
  const screen = await renderInConsole(<Broken reportId={id} onRetry={() => undefined} />);
  const [, copy] = document.querySelectorAll<HTMLElement>('button');
  if (!copy) throw new Error('[testing] nothing copies the number');
  copy.dataset['copies'] = '';
  const press = () => screen.press('[data-copies]');
  return { id, press, logged, text: () => document.body.textContent ?? '' };
}

test('the report number leads to the line of the log: it is in the console of the browser, and it is what is copied', async () => {
  const copied: string[] = [];
  const { id, press, logged, text } = await aBrokenPage({ writeText: async (line: string) => void copied.push(line) });
  const line = `${id} · 2026-11-21T01:02:00.000Z · / · TypeError: x is not a function`;
  expect(logged).toHaveBeenCalledExactlyOnceWith(`[report] ${line}`);
  await press();
  expect(copied).toEqual([line]);
  expect(text(), 'to be seen, not only heard').toContain('Copied');
});

test.each([
  ['a page that is not encrypted has no clipboard', undefined],
  ['a browser that refuses it', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('%s: the number is selected instead, and that is said', async (_, clipboard) => {
  const { id, press, text } = await aBrokenPage(clipboard);
  await press();
  expect(window.getSelection()?.toString()).toBe(id);
  expect(text()).toContain('It is selected');
});
