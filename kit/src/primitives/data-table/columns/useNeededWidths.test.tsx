import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { declaredView } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import type { Column, TableTree } from '../types.ts';
import { useNeededWidths } from './useNeededWidths.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const COLUMNS: readonly Column<string>[] = [
  { id: 'code', header: 'Code', text: String, width: { flex: 4, minPx: 140, mostPx: 240 }, narrow: 'meta' },
  { id: 'note', header: 'Note', text: String, width: { flex: 4, minPx: 140 }, narrow: 'meta' },
];
const view = declaredView(COLUMNS, 'Actions');
const LONG = ['maintenance.measurement'];
const SHORT = ['a'];

interface Shown {
  readonly rows: readonly string[];
  readonly columns?: readonly Column<string>[];
  readonly tree?: TableTree<string>;
}

function Table({ columns = COLUMNS, tell, ...shown }: Shown & { readonly tell: (view: ColumnView<string>) => void }) {
  const drawn = useNeededWidths({ rowId: String, columns, ...shown }, view);
  useEffect(() => tell(drawn), [tell, drawn]);
  return null;
}

/** Draws a table, again and again: the view it has come to rest with each time. */
function table() {
  let last = view;
  const tell = (drawn: ColumnView<string>) => {
    last = drawn;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  return (shown: Shown) => {
    act(() => root.render(<Table {...shown} tell={tell} />));
    return last;
  };
}

test('columns that may take what they need do so as soon as there are rows; the others stay as declared', () => {
  const draw = table();
  expect(draw({ rows: [] })).toBe(view);
  expect(Object.keys(draw({ rows: LONG }).needsPx ?? {})).toEqual(['code']);
});

test('nothing gets narrower while pages are turned, until the columns are others', () => {
  const draw = table();
  const wide = draw({ rows: LONG });
  expect(draw({ rows: SHORT })).toBe(wide);
  expect(draw({ rows: SHORT, columns: [...COLUMNS] }).needsPx?.['code']).toBeLessThan(wide.needsPx?.['code'] ?? 0);
});

test('of a tree the rows in sight count', () => {
  const draw = table();
  const tree = (...open: string[]) => ({
    childrenOf: (row: string) => (row === 'a' ? LONG : null),
    expandedIds: new Set(open),
    onExpandedChange: () => undefined,
  });
  const closed = draw({ rows: SHORT, tree: tree() }).needsPx?.['code'] ?? Infinity;
  expect(draw({ rows: SHORT, tree: tree('a') }).needsPx?.['code']).toBeGreaterThan(closed);
});
