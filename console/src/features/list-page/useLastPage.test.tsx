import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { reachedTotal } from '@milepost/openapi/wire';
import { useLastPage } from './useLastPage.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const SIZE = 20;

/** Pages that are asked for one after the other, by a list of `rows` rows of which the server says that there are `sent`. */
function pagesAsked(rows: number, sent: unknown, page: number): readonly number[] {
  const asked: number[] = [];
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  function List({ at }: { readonly at: number }) {
    const here = Math.max(0, Math.min(SIZE, rows - (at - 1) * SIZE));
    const total = reachedTotal(sent, { page: at, pageSize: SIZE, rows: here });
    const state = here === 0 ? 'empty' : 'ready';
    useLastPage({ state, page: at, pageSize: SIZE, total, turnTo: ({ page: next }) => void asked.push(next) });
    return null;
  }
  let at = page;
  for (let turn = 0; turn < 10; turn += 1) {
    const before = asked.length;
    const now = at;
    act(() => root.render(<List at={now} />));
    if (asked.length === before) return asked;
    at = asked.at(-1) ?? at;
  }
  throw new Error('there is no end to it');
}

test.each<[string, number, unknown, number, readonly number[]]>([
  ['the last row of page 3 is gone', 40, 40, 3, [2]],
  ['more is counted than there is, one page too far', 40, 100, 3, [2]],
  ['more is counted than there is, far too far', 40, 1_000_000, 400, [399, 1]],
  ['nothing is there at all', 0, 0, 1, []],
  ['nothing is there, and 100 are counted', 0, 100, 2, [1]],
  ['a page with rows', 40, 100, 2, []],
  ['a page with rows of which none are counted', 40, 0, 2, []],
  ['a full list with a negative count, one page too far', 40, -1, 3, [2]],
])('%s: from an empty page the list goes to one with rows, in at most two steps', (_, rows, sent, page, asked) =>
  expect(pagesAsked(rows, sent, page)).toEqual(asked),
);
