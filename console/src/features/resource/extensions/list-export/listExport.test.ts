import { SSF, read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { Client } from '@milepost/openapi/client';
import { createApi } from '../../../../data/api/index.ts';
import type { AnyResource } from '../../definition/types.ts';
import { readFullList } from './readFullList.ts';
import { sheetOf } from './sheetOf.ts';
import { workbookOf } from './workbookOf.ts';

const ASK = { keyword: '护栏', filters: { type: '1' }, page: 3, pageSize: 20, order: null, node: null };
const SIGNAL = new AbortController().signal;

/** A list of `total` rows; with each page asked for, one more row is there before all others. */
function growing(total: number) {
  const asked: object[] = [];
  const client: Client = {
    call: async (_, { query = {} } = {}) => {
      asked.push(query);
      const { currentPage, pageSize } = query as { currentPage: number; pageSize: number };
      const first = (currentPage - 1) * pageSize - (asked.length - 1);
      const rows = Array.from({ length: Math.min(pageSize, total - first) }, (_row, at) => ({ id: String(first + at) }));
      return { data: { rows, total }, msg: '' } as never;
    },
  };
  const resource = {
    id: 'test',
    operations: { listTests: {} },
    codecs: { listTests: { data: { decode: (wire: unknown) => wire } } },
    list: { shape: 'paged', call: 'listTests', columns: [] },
  } as unknown as AnyResource;
  return { api: createApi(client), resource, asked };
}

test('every row the search and filters leave, in their order; one that moved to the next page meanwhile is there once', async () => {
  const { api, resource, asked } = growing(1200);
  const { rows, total } = await readFullList(api, resource, ASK, SIGNAL);
  expect(asked).toEqual([1, 2, 3].map((currentPage) => ({ keyword: '护栏', type: '1', currentPage, pageSize: 500 })));
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
  expect(rows.length).toBe(total);
});

test('a list that is too long for one file ends, and says how many there were', async () => {
  const { api, resource } = growing(60_000);
  const { rows, total } = await readFullList(api, resource, ASK, SIGNAL);
  expect([rows.length, total]).toEqual([50_000, 60_000]);
});

interface Row {
  readonly id: string;
  readonly name: string;
  readonly order: string;
  readonly children?: readonly Row[];
}
const columns = [
  { id: 'name', header: '名称', text: (row: { readonly id: string }) => (row as Row).name },
  { id: 'order', header: '排序', text: (row: { readonly id: string }) => (row as Row).order, align: 'end' as const },
];

test('a file holds what the list shows: texts as texts, with an apostrophe where they begin like a formula, figures as figures, a tree by steps', async () => {
  const rows: Row[] = [
    { id: '1', name: '=HYPERLINK("x")', order: '007', children: [{ id: '2', name: '-2+3', order: '12' }] },
    { id: '3', name: '渝\u0000A\u0001', order: '' },
  ];
  const bytes = await workbookOf('名称/很长', sheetOf(columns, rows)).arrayBuffer();
  const book = read(bytes);
  expect(book.SheetNames).toEqual(['名称 很长']);
  const sheet = book.Sheets['名称 很长'];
  expect(sheet?.['A2']).toMatchObject({ t: 's', v: `'=HYPERLINK("x")` });
  expect(sheet?.['A2']?.f).toBeUndefined();
  expect(utils.sheet_to_json(sheet ?? {}, { header: 1, defval: null })).toEqual([
    ['名称', '排序'],
    [`'=HYPERLINK("x")`, '007'],
    ["\u3000'-2+3", 12],
    [expect.stringMatching(/^渝.*A/s), null],
  ]);
});

const typed = (header: string, texts: readonly string[], align?: 'end') => {
  const id = header;
  return { id, header, text: (row: { readonly id: string }) => texts[Number(row.id)] ?? '', ...(align && { align }) };
};

test.each([
  ['an amount', ['1,355,961.00', '-12.50', '0.00'], 'end', [1_355_961, -12.5, 0], ['1,355,961.00', '-12.50', '0.00']],
  ['a percentage', ['12.35%', '50%'], 'end', [0.1235, 0.5], ['12.35%', '50%']],
  ['a day', ['2026-11-29', '', '2030-01-01'], undefined, [46_355, null, 47_484], ['2026-11-29', null, '2030-01-01']],
  ['a moment', ['2026-11-29 06:00', '2026-11-29 18:00'], undefined, [46_355.25, 46_355.75], ['2026-11-29 06:00', '2026-11-29 18:00']],
  ['a day among other texts', ['2026-11-29', 'later'], undefined, ['2026-11-29', 'later'], ['2026-11-29', 'later']],
  ['a telephone number, a code', ['13800260002', '007'], undefined, ['13800260002', '007'], ['13800260002', '007']],
  ['more digits than a workbook keeps', ['1234567890123456.78'], 'end', ['1234567890123456.78'], ['1234567890123456.78']],
  ['yes and no, a formula', ['是', '=1+1'], 'end', ['是', "'=1+1"], ['是', "'=1+1"]],
] as const)('%s is a cell of its type, shown as it was', async (_, texts, align, values, shown) => {
  const rows = texts.map((__, at) => ({ id: String(at) }));
  const book = read(await workbookOf('x', sheetOf([typed('名称', []), typed('值', texts, align)], rows)).arrayBuffer(), { cellNF: true });
  const cells = texts.map((__, at) => book.Sheets['x']?.[`B${at + 2}`]);
  expect(cells.map((cell) => cell?.v ?? null)).toEqual(values);
  expect(cells.map((cell) => (cell ? (typeof cell.v === 'number' ? SSF.format(cell.z ?? 'General', cell.v) : cell.v) : null))).toEqual(
    shown,
  );
});
