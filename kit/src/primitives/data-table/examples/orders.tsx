import { Status } from '../../status/index.ts';
import type { Column, RowAction } from '../types.ts';

/** A maintenance order, with more columns than a page has room for. */
export interface Order {
  readonly id: string;
  readonly state: '已逾期' | '施工中' | '待派单' | '已完成';
  readonly stake: string;
  readonly place: string;
  readonly damage: string;
  readonly company: string;
  readonly person: string;
  readonly dueOn: string;
  readonly amount: number;
  /** Group headings and the like cannot be chosen. */
  readonly top?: boolean;
}

const states = ['已逾期', '施工中', '施工中', '待派单', '已完成'] as const;
const tones = { 已逾期: 'danger', 施工中: 'progress', 待派单: 'info', 已完成: 'success' } as const;
const places = ['双河枢纽 A 匝道', '石桥收费站出口', '青溪—双河', '龙泉东匝道', '白鹭湖服务区'];
const damages = ['伸缩缝破损', '路面坑槽', '护栏变形', '标线磨损', '排水沟淤堵', '边坡冲刷', '路面裂缝'];
const companies = ['云望养护一公司', '云望养护一公司', '恒通路桥工程', '', '绿野市政'];
const people = ['何俊杰', '林若彤', '郑浩', '', '陈立群', '欧阳明轩'];
const at = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The order of this number, always the same. */
export function orderNo(index: number): Order {
  const day = String((index % 28) + 1).padStart(2, '0');
  return {
    id: `YH202603${day}-${String(index + 1).padStart(3, '0')}`,
    state: at(states, index),
    stake: `K${(index * 37) % 128}+${String((index * 130) % 1000).padStart(3, '0')}`,
    place: at(places, index),
    damage: at(damages, index),
    company: at(companies, index),
    person: at(people, index),
    dueOn: `2026-03-${day}`,
    amount: ((index * 7919) % 90_000) + 640.5,
    ...(index % 8 === 3 && { top: true }),
  };
}
export const ordersUpTo = (count: number): readonly Order[] => Array.from({ length: count }, (_, index) => orderNo(index));

export const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const orderId = ({ id }: Order) => id;
export const canSelectOrder = ({ top }: Order) => (top ? '置顶行不可选择' : null);

/** Columns of orders: the number stays in sight; the rest scrolls sideways. */
export const orderColumns: readonly Column<Order>[] = [
  { id: 'id', prop: 'id', header: '工单编号', text: orderId, width: { px: 168 }, sort: 'text', narrow: 'title', pinned: 'start' },
  {
    id: 'state',
    prop: 'state',
    header: '状态',
    text: ({ state }) => state,
    cell: ({ state }) => <Status tone={tones[state]}>{state}</Status>,
    width: { px: 112 },
    narrow: 'status',
  },
  { id: 'stake', prop: 'stake', header: '桩号', text: ({ stake }) => stake, width: { px: 112 }, sort: 'text', narrow: 'meta' },
  { id: 'place', prop: 'place', header: '位置', text: ({ place }) => place, width: { flex: 2, minPx: 160 }, narrow: 'hidden' },
  { id: 'damage', prop: 'damage', header: '病害类型', text: ({ damage }) => damage, width: { flex: 1, minPx: 128 }, narrow: 'hidden' },
  { id: 'company', prop: 'company', header: '施工单位', text: ({ company }) => company, width: { flex: 1, minPx: 144 }, narrow: 'hidden' },
  { id: 'person', prop: 'person', header: '负责人', text: ({ person }) => person, width: { px: 104 }, narrow: 'hidden' },
  { id: 'dueOn', prop: 'dueOn', header: '计划完工', text: ({ dueOn }) => dueOn, width: { px: 120 }, sort: 'text', narrow: 'hidden' },
  {
    id: 'amount',
    prop: 'amount',
    header: '金额（元）',
    text: ({ amount }) => money(amount),
    align: 'end',
    width: { px: 128 },
    sort: 'number',
    narrow: 'meta',
  },
];

const nothing = () => undefined;
export const orderActions = (): readonly RowAction[] => [
  { id: 'view', label: '查看', run: nothing },
  { id: 'edit', label: '编辑', run: nothing },
  { id: 'print', label: '打印', run: nothing },
  { id: 'remove', label: '删除', tone: 'danger', run: nothing },
];
