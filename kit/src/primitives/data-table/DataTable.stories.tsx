import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { selectOnly } from '../../engines/selection/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import {
  actionsTo,
  childrenOf,
  columns,
  columnsIn,
  entries,
  entryId,
  entryLabel,
  flatEntries,
  milestones,
  opened,
} from './examples/entries.tsx';
import type { Entry } from './examples/entries.tsx';
import { DataTable, useLazyTree } from './index.ts';
import type { DataTableProps, TableBranch } from './index.ts';
import { sheet } from './examples/sheet.css.ts';

const actions = actionsTo(fn());
const manyActions = (row: Entry) => [
  { id: 'view', label: '查看', run: fn() },
  ...actions(row).slice(0, 1),
  { id: 'copy', label: '复制', run: fn() },
  ...actions(row).slice(1),
];

/** A sheet that keeps expansion and selection, as a page would. */
function Sheet(props: DataTableProps<Entry>) {
  const [expandedIds, setExpandedIds] = useState(props.tree?.expandedIds ?? opened);
  const [selection, setSelection] = useState(props.selection?.value ?? selectOnly([]));
  return (
    <div className={sheet}>
      <DataTable
        {...props}
        tree={props.tree && { ...props.tree, expandedIds, onExpandedChange: setExpandedIds }}
        selection={props.selection && { ...props.selection, value: selection, onChange: setSelection }}
      />
    </div>
  );
}

export default {
  title: 'Primitives/DataTable',
  component: Sheet,
  args: { label: '路产设施类型', columns, rows: entries, rowId: entryId, rowLabel: entryLabel },
  parameters: {
    manual: {
      seed: ['forms §2.9', 'forms §4', 'forms §9'],
      roles: ['table', 'grid', 'treegrid', 'row', 'columnheader', 'rowheader', 'gridcell', 'checkbox', 'separator'],
      contract: 'treegrid',
      limits: [
        'Cells hold no controls: what can be operated is an action of the row.',
        'Rows of one table are equally high; a text that does not fit is cut off and shown in full on hover, when its column is made wider, and in a copy.',
        'Columns are ordered and hidden with the column settings, never by dragging their headers.',
        'Two-line rows of narrow and touch screens pin nothing and have no widths to change.',
      ],
    },
  },
} satisfies Meta<typeof Sheet>;

type Story = StoryObj<typeof Sheet>;

const tree = { childrenOf, expandedIds: opened, onExpandedChange: fn() };

export const Basic: Story = { args: { tree, actions, sort: { columnId: 'order', direction: 'ascending' } } };
export const ReadOnly: Story = { args: { rows: flatEntries } };
export const Sorting: Story = {
  args: { rows: flatEntries, actions },
  // The rows of a narrow page have no head.
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '排序' }));
    await userEvent.click(canvas.getByRole('button', { name: '排序' }));
    await expect(canvas.getByRole('columnheader', { name: '排序' })).toHaveAttribute('aria-sort', 'descending');
  },
};
export const Selecting: Story = {
  args: { rows: flatEntries, actions: manyActions, selection: { value: selectOnly(['sign.vms', 'mech.gantry']), onChange: fn() } },
};
export const TenThousand: Story = { args: { rows: milestones, actions, label: '里程桩' } };
export const Loading: Story = { args: { tree, actions, rows: [], state: { kind: 'loading' } } };
export const Empty: Story = {
  args: {
    actions,
    rows: [],
    state: {
      kind: 'empty',
      panel: (
        <StatePanel kind="noMatch" title="没有符合条件的字典">
          已筛选：名称或编码包含“隧道”。
        </StatePanel>
      ),
    },
  },
};
export const FailedThenRetry: Story = {
  render: function Retry(args) {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <Sheet
        {...args}
        rows={isLoaded ? flatEntries : []}
        state={isLoaded ? { kind: 'ready' } : { kind: 'failed', retry: () => setIsLoaded(true), detail: '请求号 7F2A-90C1' }}
      />
    );
  },
  args: { actions },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(canvas.getByRole('row', { name: /波形梁护栏/ })).toBeVisible();
  },
};
/** One branch is coming, one did not come. */
export const Branches: Story = {
  render: function Lazy({ rows, columns: shown, rowId, rowLabel, label, ...args }) {
    const [expandedIds, onExpandedChange] = useState<ReadonlySet<string>>(new Set(['guardrail', 'sign', 'mech']));
    const [hasRetried, setHasRetried] = useState(false);
    const lazy = useMemo(() => {
      const waiting: Readonly<Record<string, TableBranch>> = {
        guardrail: { kind: 'loading' },
        ...(!hasRetried && { sign: { kind: 'failed', retry: () => setHasRetried(true) } as const }),
      };
      const branchOf = ({ code }: Entry) => waiting[code] ?? null;
      return { childrenOf, branchOf, expandedIds, onExpandedChange };
    }, [expandedIds, hasRetried]);
    const table = useLazyTree({ rows, columns: shown, rowId, rowLabel, label, actions: args.actions, tree: lazy });
    return (
      <div className={sheet}>
        <DataTable {...table} />
      </div>
    );
  },
  args: { actions },
  // A low page has its branches out of sight.
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '正在加载…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试 加载失败' }));
    await expect(canvas.getByRole('row', { name: /^指路标志/ })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    actions,
    rows: [
      {
        ...flatEntries[0],
        id: 'long',
        name: '云阳至青溪路段中央分隔带新泽西型预制混凝土护栏（加强型，含反光标识）',
        code: 'guardrail.concrete.new-jersey.reinforced.2026',
        order: 999_999,
        isEnabled: true,
      },
    ],
  },
};
export const Dark: Story = { ...Basic, globals: { scheme: 'dark' } };
export const English: Story = {
  ...Basic,
  args: { ...Basic.args, label: 'Asset type', columns: columnsIn('en') },
  globals: { locale: 'en' },
};
export const Traditional: Story = { ...Basic, globals: { locale: 'zhtw' } };
export const Mini: Story = { ...Basic, globals: { density: 'mini' } };
