import { expect, test } from 'vitest';
import { MOST_ROWS, allPages } from './allPages.ts';

const rowsOf = (first: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: String(first + at) }));

/** A list of `total` rows in pages, and the pages that were asked for. */
function listOf(total: number) {
  const asked: number[] = [];
  const read = async (page: number, pageSize: number) => {
    asked.push(page);
    const first = (page - 1) * pageSize;
    return { rows: rowsOf(first, Math.max(0, Math.min(pageSize, total - first))), total };
  };
  return { read, asked };
}

test.each([
  [0, 1],
  [500, 1],
  [501, 2],
  [1000, 2],
  [MOST_ROWS, 100],
  [MOST_ROWS + 1, 100],
])('a list of %i rows is read in %i pages: none is asked for that cannot be there', async (total, pages) => {
  const { read, asked } = listOf(total);
  const found = await allPages(read);
  expect(asked).toHaveLength(pages);
  expect(found.rows).toHaveLength(Math.min(total, MOST_ROWS));
  expect(found.total).toBe(total);
});

test('a server that answers the same page for ever is asked twice, and all it has is what it gave', async () => {
  let times = 0;
  const found = await allPages(async () => {
    times += 1;
    return { rows: rowsOf(0, 500), total: 9000 };
  });
  expect([times, found.rows.length, found.total]).toEqual([2, 500, 500]);
});
