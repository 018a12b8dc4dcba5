import { useEffect, useMemo, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectNone, selectedCount } from '../../engines/selection/index.ts';
import type { Selection } from '../../engines/selection/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { actionsTo, columns, entries, entryId, entryLabel } from './examples/entries.tsx';
import type { Entry } from './examples/entries.tsx';
import { DataTable, useLazyTree } from './index.ts';
import type { LazyTableProps, TableBranch } from './index.ts';
import { sheet } from './examples/sheet.css.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const server: { answer: (branch: TableBranch | null) => void } = { answer: () => undefined };
const retry = vi.fn<() => void>();

/** Everything below the first row is still on the server. */
function Lazy(props: Partial<LazyTableProps<Entry>>) {
  const [expandedIds, onExpandedChange] = useState<ReadonlySet<string>>(new Set());
  const [branch, setBranch] = useState<TableBranch | null>({ kind: 'loading' });
  useEffect(() => {
    server.answer = setBranch;
  }, []);
  const tree = useMemo(
    () => ({
      childrenOf: ({ children }: Entry) => children,
      branchOf: ({ code }: Entry) => (code === 'guardrail' ? branch : null),
      expandedIds,
      onExpandedChange,
    }),
    [branch, expandedIds],
  );
  const table = useLazyTree({ label: '路产设施类型', columns, rows: entries, rowId: entryId, rowLabel: entryLabel, ...props, tree });
  return (
    <div className={sheet}>
      <DataTable {...table} />
    </div>
  );
}

const actions = actionsTo(() => undefined);
const focused = () => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);
const openFirst = async () => {
  await userEvent.tab();
  await press('{ArrowRight}');
};

beforeEach(() => page.viewport(1280, 800));

test('a branch that loads says so in a row below it, and what came when it came', async () => {
  const screen = await renderInKit(<Lazy />);
  await openFirst();
  const line = screen.getByRole('row', { name: '正在加载…' });
  await expect.element(line).toHaveAttribute('aria-level', '2');
  expect(line.element().textContent?.trim()).toBe('正在加载…');
  await expect.poll(announcements).toContain('正在加载…');
  server.answer(null);
  await expect.element(screen.getByRole('row', { name: /^波形梁护栏/ })).toHaveAttribute('aria-setsize', '3');
  expect(line.query()).toBeNull();
  await expect.poll(announcements).toContain('已加载 3 项');
});

test.each([
  ['with actions of its own', actions],
  ['without any', undefined],
])('a branch that did not load has a row with a retry, in a table %s', async (_, own) => {
  retry.mockClear();
  const screen = await renderInKit(<Lazy actions={own} />);
  await openFirst();
  server.answer({ kind: 'failed', retry });
  await expect.element(screen.getByRole('row', { name: '加载失败' })).toBeVisible();
  await expect.poll(announcements).toContain('加载失败，可重试');
  await press('{ArrowDown}{Enter}');
  expect(retry).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '重试 加载失败' }));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('the keyboard stays on the row from asking again to the answer', async () => {
  const screen = await renderInKit(<Lazy actions={actions} />);
  await openFirst();
  server.answer({ kind: 'failed', retry });
  await expect.element(screen.getByRole('row', { name: '加载失败' })).toBeVisible();
  await press('{ArrowDown}');
  const row = focused();
  server.answer({ kind: 'loading' });
  await expect.element(screen.getByRole('row', { name: '正在加载…' })).toHaveFocus();
  expect(focused()).toBe(row);
  server.answer(null);
  await expect.element(screen.getByRole('row', { name: /^波形梁护栏/ })).toHaveFocus();
});

test('a row that waits is not chosen with all others', async () => {
  const onChange = vi.fn<(selection: Selection) => void>();
  await renderInKit(<Lazy selection={{ value: selectNone, onChange }} />);
  await openFirst();
  await press('{Control>}a{/Control}');
  // Five parents, six rows below two of them; one line waits.
  expect(selectedCount(onChange.mock.lastCall?.[0] ?? selectNone, 14)).toBe(13);
  await press('{ArrowDown} ');
  expect(onChange).toHaveBeenCalledOnce();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '正在載入…'],
      ['en', 'Loading…'],
    ] as const,
    'LazyTree',
  ),
)('it has its words in %s', async (locale, words) => {
  const screen = await renderInKit(<Lazy />, { locale });
  await openFirst();
  await expect.element(screen.getByRole('row', { name: words })).toBeVisible();
});
