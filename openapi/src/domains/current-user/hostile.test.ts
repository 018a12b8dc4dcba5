import { expect, test } from 'vitest';
import rows from '../../testing/hostile-menus.json' with { type: 'json' };
import { decodeMenu } from './menu.ts';
import type { MenuItem } from './model.ts';
import { inLongRun } from '../../../../scripts/testing/inLongRun.mjs';

type WireItem = Parameters<typeof decodeMenu>[0][number];

/** A tree of pages in which each holds so many; in a circle the last one holds the first again. */
function menuOf({ count, fanout, cycle }: { readonly count: number; readonly fanout: number; readonly cycle?: boolean }): WireItem[] {
  const page = (at: number) => ({ id: `m${at}`, fullName: `m${at}`, type: 2, children: [] as WireItem[] }) as unknown as WireItem;
  const items = Array.from({ length: count }, (_, at) => page(at));
  for (const [at, item] of items.entries()) if (at > 0) items[Math.floor((at - 1) / fanout)]?.children?.push(item);
  if (cycle) items.at(-1)?.children?.push(page(0));
  return items.slice(0, 1);
}
const countOf = (menus: readonly MenuItem[]): number => menus.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

test.each(rows.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', (_, verdict, { input, expected }) => {
  expect(input.text.gen).toBe('menu');
  const wire = menuOf(input.text);
  const startMs = performance.now();
  const { menus, problems } = decodeMenu(wire);
  const tookMs = performance.now() - startMs;
  expect([countOf(menus), problems.length]).toEqual([expected.kept, expected.dropped]);
  expect(verdict).toBe(expected.dropped > 0 ? 'rejected' : 'allowed');
  expect(tookMs).toBeLessThan(inLongRun(expected.maxMs ?? Infinity));
});
