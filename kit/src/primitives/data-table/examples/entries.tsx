import { Status } from '../../status/index.ts';
import type { Column, RowAction } from '../types.ts';

/** A dictionary entry, as stories and tests need it. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly order: number;
  readonly isEnabled: boolean;
  readonly children?: readonly Entry[];
}

const entry = (name: string, code: string, order: number, ...children: Entry[]): Entry => ({
  id: code,
  name,
  code,
  order,
  isEnabled: code !== 'guardrail.cable',
  ...(children.length ? { children } : {}),
});

export const entries: readonly Entry[] = [
  entry(
    '护栏设施',
    'guardrail',
    10,
    entry('波形梁护栏', 'guardrail.wbeam', 11),
    entry('混凝土护栏', 'guardrail.concrete', 12),
    entry('缆索护栏', 'guardrail.cable', 13),
  ),
  entry(
    '标志标线',
    'sign',
    20,
    entry('指路标志', 'sign.guide', 21),
    entry('可变情报板', 'sign.vms', 22),
    entry('热熔标线', 'sign.thermo', 23),
  ),
  entry(
    '机电设备',
    'mech',
    30,
    entry('ETC 门架', 'mech.gantry', 31),
    entry('车道称重平台', 'mech.scale', 32),
    entry('车道摄像机', 'mech.camera', 33),
  ),
  entry('照明设施', 'light', 40, entry('高杆灯', 'light.mast', 41)),
  entry('排水设施', 'drain', 50, entry('边沟', 'drain.ditch', 51)),
];
export const opened: ReadonlySet<string> = new Set(['guardrail', 'sign', 'mech']);
export const flatEntries: readonly Entry[] = entries.flatMap((parent) => parent.children ?? []);

/** Ten thousand milestones of a line. */
export const milestones: readonly Entry[] = Array.from({ length: 10_000 }, (_, index) =>
  entry(`K${Math.floor(index / 10)}+${String((index % 10) * 100).padStart(3, '0')}`, `post.${index}`, index),
);

const labels = {
  zh: ['名称', '编码', '排序', '状态', '启用', '禁用'],
  en: ['Name', 'Code', 'Order', 'Status', 'Enabled', 'Disabled'],
} as const;

export function columnsIn(locale: keyof typeof labels): readonly Column<Entry>[] {
  const [name, code, order, status, on, off] = labels[locale];
  return [
    { id: 'name', header: name, text: (row) => row.name, width: { flex: 3, minPx: 180 }, sort: 'text', narrow: 'title' },
    { id: 'code', header: code, text: (row) => row.code, width: { flex: 2, minPx: 160 }, narrow: 'meta' },
    { id: 'order', header: order, text: (row) => String(row.order), align: 'end', width: { px: 96 }, sort: 'number', narrow: 'meta' },
    {
      id: 'status',
      header: status,
      text: (row) => (row.isEnabled ? on : off),
      cell: (row) => <Status tone={row.isEnabled ? 'success' : 'off'}>{row.isEnabled ? on : off}</Status>,
      width: { px: 120 },
      narrow: 'status',
    },
  ];
}
export const columns = columnsIn('zh');

export const entryId = ({ id }: Entry) => id;
export const entryLabel = ({ name }: Entry) => name;
export const childrenOf = ({ children }: Entry) => children;

/** Edit and delete, told to a listener with the code of the row. */
export const actionsTo =
  (listener: (what: string, code: string) => void) =>
  ({ code }: Entry): readonly RowAction[] => [
    { id: 'edit', label: '编辑', run: () => listener('edit', code) },
    { id: 'remove', label: '删除', tone: 'danger', run: () => listener('remove', code) },
  ];
