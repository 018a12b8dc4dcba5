import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { ListResults, useReannounceResults } from './index.ts';
import type { ListAsk } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const heard = () => [...document.querySelectorAll('[data-live-region=polite] p')].map(({ textContent }) => textContent);
const ready = (asked: string, total: number): ListAsk => ({ asked, total, state: total === 0 ? 'empty' : 'ready' });

/** A list that answers in steps; each press is the next one. */
function Steps({ asks }: { readonly asks: readonly ListAsk[] }) {
  const [place, setPlace] = useState(0);
  const ask = asks[place];
  return (
    ask && (
      <ListResults of={ask}>
        <button type="button" onClick={() => setPlace(place + 1)}>
          next
        </button>
        <Again />
      </ListResults>
    )
  );
}
function Again() {
  const reannounce = useReannounceResults();
  return (
    <button type="button" onClick={reannounce}>
      again
    </button>
  );
}
async function open(asks: readonly ListAsk[], locale: 'zh' | 'zhtw' | 'en' = 'zh') {
  const screen = await renderInKit(<Steps asks={asks} />, { locale });
  return {
    next: () => userEvent.click(screen.getByRole('button', { name: 'next' })),
    again: () => userEvent.click(screen.getByRole('button', { name: 'again' })),
  };
}

test('4.1.3 the count of a search is said once, when it has come', async () => {
  const { next } = await open([ready('', 15), { asked: '吨', state: 'loading', total: null }, ready('吨', 2), { ...ready('吨', 2) }]);
  expect(heard()).toEqual([]);
  await next();
  expect(heard()).toEqual([]);
  await next();
  await expect.poll(heard).toEqual(['找到 2 项']);
  await next();
  expect(heard()).toEqual(['找到 2 项']);
});

test('none is said, and so is everything after a reset that was known before', async () => {
  const { next } = await open([ready('', 15), ready('zzz', 0), ready('', 15)]);
  await next();
  await expect.poll(heard).toEqual(['没有找到']);
  await next();
  await expect.poll(heard).toEqual(['没有找到', '找到 15 项']);
});

test('opening, refreshing, saving and failing say nothing here; another try that works does', async () => {
  const { next } = await open([
    { asked: '', state: 'loading', total: null },
    ready('', 15),
    ready('', 14),
    { asked: 'x', state: 'failed', total: null },
    ready('x', 3),
  ]);
  for (let step = 0; step < 3; step += 1) await next();
  expect(heard()).toEqual([]);
  await next();
  await expect.poll(heard).toEqual(['找到 3 项']);
});

test('what is asked for first says nothing, also when it is known late; what is asked for next does', async () => {
  const { next } = await open([{ asked: null, state: 'loading', total: null }, ready('7', 15), ready('8', 2)]);
  await next();
  expect(heard()).toEqual([]);
  await next();
  await expect.poll(heard).toEqual(['找到 2 项']);
});

test('a list that was asked for says its count as it comes', async () => {
  await open([{ ...ready('', 15), isAnswer: true }]);
  await expect.poll(heard).toEqual(['找到 15 项']);
});

test('the same search again says the count again', async () => {
  const { again } = await open([ready('吨', 1)]);
  await again();
  await expect.poll(heard).toEqual(['找到 1 项']);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '找到 2 項', '沒有找到'],
      ['en', 'Found 2 items', 'Nothing found'],
    ] as const,
    'ListResults',
  ),
)('in %s', async (locale, two, none) => {
  const { next } = await open([ready('', 15), ready('a', 2), ready('b', 0)], locale);
  await next();
  await expect.poll(heard).toEqual([two]);
  await next();
  await expect.poll(heard).toEqual([two, none]);
});
