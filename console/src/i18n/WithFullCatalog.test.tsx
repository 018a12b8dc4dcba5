import { act } from 'react';
import { expect, test } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { WithFullCatalog } from './WithFullCatalog.tsx';
import { LocaleProvider } from './LocaleProvider.ts';

/** Words that come, or do not, when they are told to; asked for again after they did not. */
function someWords() {
  let isHere = false;
  let asked = 0;
  let rest: Promise<void> | null = null;
  let settle = { come: () => {}, fail: () => {} };
  const fullCatalog = () => {
    if (isHere) return 'here' as const;
    if (!rest) {
      asked += 1;
      rest = new Promise<void>((resolve, reject) => {
        settle = { come: () => ((isHere = true), resolve()), fail: () => ((rest = null), reject(new TypeError('Failed to fetch'))) };
      });
    }
    return rest;
  };
  return { fullCatalog, asked: () => asked, come: () => act(async () => settle.come()), fail: () => act(async () => settle.fail()) };
}

async function shown(words: ReturnType<typeof someWords>) {
  let loads = 0;
  const load = async () => void (loads += 1);
  await renderInConsole(
    <LocaleProvider value={{ locale: 'en', fullCatalog: words.fullCatalog }}>
      <WithFullCatalog load={load} instead={<i>waiting</i>}>
        <b>tools</b>
      </WithFullCatalog>
    </LocaleProvider>,
  );
  return { text: () => document.body.textContent, loads: () => loads };
}

test('what says words that are not here yet is drawn once they are, and fetched meanwhile', async () => {
  const words = someWords();
  const { text, loads } = await shown(words);
  expect([text(), loads()]).toEqual(['waiting', 1]);
  await words.come();
  expect(text()).toBe('tools');
});

test('words that did not come are asked for again once there is a network', async () => {
  const words = someWords();
  const { text } = await shown(words);
  await words.fail();
  expect(text()).toBe('waiting');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(words.asked()).toBe(2);
  await words.come();
  expect(text()).toBe('tools');
});
