import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageCache } from './pageCache.ts';
import { takeHeading } from './takeHeading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page that has come under a name; its parts are put into it later. */
function arriving(title: string, content = '') {
  document.body.innerHTML = `<main id="page" tabindex="-1"><div>${content}</div></main><input>`;
  const main = document.querySelector('main')!;
  const container = main.querySelector('div')!;
  main.focus();
  const said: string[] = [];
  const cache = { pages: { get: () => [{ isShown: true, container }] } } as unknown as PageCache;
  takeHeading(cache, { title, say: (name) => said.push(name) });
  onTestFinished(() => takeHeading({ pages: { get: () => [] } } as unknown as PageCache));
  return { said, container };
}
const passed = () => vi.advanceTimersByTimeAsync(10_000);

test.each([
  ['a heading that is its name reads it', 'Users', '<h1>Users</h1>', []],
  ['so does one that says more', 'Users', '<h1>Users <span>of 3</span></h1>', []],
  ['a heading with other words leaves the name to the voice', 'Home', '<h1>Good morning</h1>', ['Home']],
  ['a page without a heading too', 'Weather', '<p>rain</p>', ['Weather']],
])('the name of a page is said once: %s', async (_, title, content, wanted) => {
  const { said } = arriving(title, content);
  await passed();
  expect(said).toEqual(wanted);
  expect(document.activeElement?.tagName).toBe(content.startsWith('<h1') ? 'H1' : 'MAIN');
});

test('a heading that comes later reads the name, and what comes after it says nothing again', async () => {
  const { said, container } = arriving('Orders');
  container.innerHTML = '<h1>Orders</h1>';
  await passed();
  expect(document.activeElement?.textContent).toBe('Orders');
  expect(said).toEqual([]);
});

test('who has gone on before the heading came hears where they are', async () => {
  const { said, container } = arriving('Orders');
  document.querySelector('input')!.focus();
  container.innerHTML = '<h1>Orders</h1>';
  await passed();
  expect(said).toEqual(['Orders']);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a page that is left at once says nothing into the next one', async () => {
  const first = arriving('Orders');
  const second = arriving('Users', '<h1>Users</h1>');
  await passed();
  expect([first.said, second.said]).toEqual([[], []]);
});
