import { DataTable } from '../../../primitives/data-table/index.ts';
import type { Column } from '../../../primitives/data-table/index.ts';
import { ColumnSettingsButton, useColumnSettings } from '../index.ts';
import type { ColumnSettingsPorts } from '../index.ts';
import { sheet, tools } from './sheet.css.ts';

/** An order as the list of this example shows it. */
type Order = Readonly<Record<string, string>>;

const column = (prop: string, header: string, more: Partial<Column<Order>> = {}): Column<Order> => ({
  id: prop,
  prop,
  header,
  text: (row) => row[prop] ?? '',
  width: { flex: 1, minPx: 120 },
  narrow: 'meta',
  ...more,
});

export const orderColumns: readonly Column<Order>[] = [
  column('no', '工单编号', { narrow: 'title' }),
  column('state', '状态', { narrow: 'status' }),
  column('stake', '桩号'),
  column('place', '位置', { narrow: 'hidden' }),
  column('damage', '病害类型', { narrow: 'hidden' }),
  column('company', '施工单位', { narrow: 'hidden' }),
  column('person', '负责人', { narrow: 'hidden' }),
  column('due', '计划完工', { narrow: 'hidden' }),
];

const rows: readonly Order[] = Array.from({ length: 6 }, (_, index) => ({
  no: `YH20260312-0${index + 10}`,
  state: '施工中',
  stake: `K${20 + index * 7}+120`,
  place: '双河枢纽 A 匝道',
  damage: '伸缩缝破损',
  company: '云望养护一公司',
  person: '何俊杰',
  due: '2026-03-22',
}));

interface OrderListProps {
  readonly moduleId?: string;
  readonly ports?: ColumnSettingsPorts;
  readonly columns?: readonly Column<Order>[];
}

const nothing = () => undefined;
const actions = () => [{ id: 'edit', label: '编辑', run: nothing }];
const rowName = ({ no = '' }: Order) => no;

/** A list whose columns a person can order, hide, widen and pin. */
export function OrderList({ moduleId = 'orders', ports, columns = orderColumns }: OrderListProps) {
  const settings = useColumnSettings(moduleId, columns, ports);
  return (
    <div className={sheet}>
      <div className={tools}>
        <ColumnSettingsButton settings={settings} />
      </div>
      <DataTable label="养护工单" columns={columns} {...settings.table} rows={rows} rowId={rowName} rowLabel={rowName} actions={actions} />
    </div>
  );
}
