import { memorySource } from '../../../testing/memorySource.ts';
import type { MemorySource } from '../../../testing/memorySource.ts';
import type { StoredItem } from '../../../engines/pick/index.ts';
import type { PickerNode } from '../types.ts';

/** A node before it knows where it stands. */
interface Seed extends Omit<PickerNode, 'children' | 'path' | 'names'> {
  readonly children?: readonly Seed[];
}

/** Nodes with the ids and names from the top down to them. */
function grow(seeds: readonly Seed[], above: Pick<PickerNode, 'path' | 'names'> = {}): PickerNode[] {
  return seeds.map(({ children, ...seed }) => {
    const path = [...(above.path ?? []), seed.id];
    const names = [...(above.names ?? []), seed.fullName];
    return { isLeaf: !children, ...seed, path, names, children: children && grow(children, { path, names }) };
  });
}

const company = (id: string, fullName: string, children: Seed[]): Seed => ({ id, fullName, type: 'company', children });
const department = (id: string, fullName: string, headCount: number, children: Seed[] = []): Seed => ({
  id,
  fullName,
  type: 'department',
  ...(headCount > 0 && { headCount }),
  children,
});
const person = (code: string, fullName: string, note: string, isDisabled = false): Seed => ({
  id: code,
  fullName,
  type: 'user',
  code,
  note,
  isDisabled,
});

/** An operator of motorways: departments, and people in them; two share a name, one has left. */
export const organization = grow([
  company('yw', '云望高速物流集团', [
    department('d1', '综合管理部', 2, [person('LXM208', '李雪梅', '文员'), person('SWN001', '孙婉宁', '部长')]),
    department('d2', '养护工程部', 5, [
      person('GYZD018', '郭振东', '养护部主任'),
      person('HJJ027', '何俊杰', '现场工程师'),
      person('MWB104', '马文博', '安全员'),
      person('LRT066', '林若彤', '计量员'),
      person('OYM009', '欧阳明轩', '机电工程师', true),
    ]),
    department('d3', '车辆调度中心', 2, [person('ZSY112', '赵思远', '值班调度'), person('ZSY113', '张思远', '调度员')]),
    department('d4', '收费稽查部', 1, [person('LXM031', '李雪梅', '稽查组长')]),
  ]),
]);

/** The same without people. */
const withoutPeople = (nodes: readonly PickerNode[]): PickerNode[] =>
  nodes
    .filter(({ type }) => type !== 'user')
    .map((node) => {
      const children = withoutPeople(node.children ?? []);
      return { ...node, isLeaf: children.length === 0, children: children.length > 0 ? children : undefined };
    });
export const departments = withoutPeople(organization);

/** Departments of which one is closed. */
export const organizations = departments.map((node) => ({
  ...node,
  children: node.children?.map((child) => (child.id === 'd4' ? { ...child, isDisabled: true } : child)),
}));

const leaf =
  (type: string) =>
  (id: string, fullName: string): Seed => ({ id, fullName, type });
export const roles = grow([
  { id: '1', fullName: '全局角色', type: null, children: [leaf('role')('r1', '系统管理员'), leaf('role')('r2', '审计员')] },
  company('yw', '云望高速物流集团', [leaf('role')('r3', '养护派单员'), leaf('role')('r4', '计量审核员')]),
]);
export const positions = grow([
  company('yw', '云望高速物流集团', [
    department('d2', '养护工程部', 0, [leaf('position')('p1', '养护部主任'), leaf('position')('p2', '计量员')]),
  ]),
]);
export const groups = grow([
  { id: 'g0', fullName: '应急分组', type: null, children: [leaf('group')('g1', '冬季除雪组'), leaf('group')('g2', '隧道抢险组')] },
]);

export const regions = grow([
  {
    id: '51',
    fullName: '四川省',
    children: [
      {
        id: '5101',
        fullName: '成都市',
        children: [
          { id: '510107', fullName: '武侯区' },
          { id: '510104', fullName: '锦江区' },
        ],
      },
      { id: '5107', fullName: '绵阳市', children: [{ id: '510703', fullName: '涪城区' }] },
    ],
  },
  { id: '50', fullName: '重庆市', children: [{ id: '5001', fullName: '市辖区', children: [{ id: '500103', fullName: '渝中区' }] }] },
]);

export const categories = grow([
  { id: 'c1', fullName: '养护', children: [{ id: 'c11', fullName: '养护工单' }] },
  { id: 'c2', fullName: '收费' },
]);
/** Serial-number rules, of two categories in turn. */
export const rulesOf = (count: number): readonly (PickerNode & { readonly category: string })[] =>
  Array.from({ length: count }, (_, at) => {
    const fullName = at === 0 ? '养护工单流水号' : `业务流水号 ${at + 1}`;
    const enCode = at === 0 ? 'upkeepOrder' : `serial${at + 1}`;
    return {
      id: enCode,
      fullName,
      category: at % 2 ? 'c2' : 'c11',
      isLeaf: true,
      cells: { fullName, enCode, startNumber: String(at + 1).padStart(6, '0') },
    };
  });
export const rules = rulesOf(45);

export const dictionary = grow([
  {
    id: 'asset',
    fullName: '路产设施',
    children: [
      { id: 'asset.type', fullName: '路产设施类型' },
      { id: 'asset.state', fullName: '设施完好状态' },
    ],
  },
  { id: 'toll', fullName: '收费业务', children: [{ id: 'toll.pay', fullName: '支付方式' }] },
]);

export const printTemplates = grow([
  { id: 't1', fullName: '养护工单' },
  { id: 't2', fullName: '验收单' },
  { id: 't3', fullName: '计量支付表' },
]);

/** All nodes of some trees, whatever stands where. */
export function everyNode(...trees: readonly (readonly PickerNode[])[]): PickerNode[] {
  return trees.flatMap((nodes) => nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])]));
}

const idOf = (stored: StoredItem) => (typeof stored === 'string' ? stored.replace(/--\w+$/, '') : (stored.at(-1) ?? ''));

/** Turns stored choices back into nodes of some trees. */
export const resolveIn =
  (...trees: readonly (readonly PickerNode[])[]) =>
  (stored: readonly StoredItem[]): Promise<readonly PickerNode[]> => {
    const ids = new Set(stored.map(idOf));
    return Promise.resolve(everyNode(...trees).filter(({ id }) => ids.has(id)));
  };

/** People and what they stand in, found by name, number, and the sound of a few names. */
export const inMemory = (nodes: readonly PickerNode[]): MemorySource<PickerNode> =>
  memorySource(nodes, {
    matches: ({ fullName, code }, keyword) => fullName.includes(keyword) || code?.toLowerCase() === keyword.toLowerCase(),
  });

/** Everybody below a node. */
export const everybodyBelow = (node: PickerNode): Promise<readonly PickerNode[]> => {
  const here = everyNode(organization).find(({ id }) => id === node.id);
  return Promise.resolve(everyNode(here?.children ?? []).filter(({ type }) => type === 'user'));
};

/** Ten thousand people in one list. */
export const manyPeople = (count = 10_000): PickerNode[] =>
  grow(
    Array.from({ length: count }, (_, at) =>
      person(`GY${String(at + 1).padStart(5, '0')}`, `收费员 ${at + 1}`, `第 ${(at % 80) + 1} 收费站`),
    ),
  );

/** Ten thousand nodes of a type below one company, which brings them along. */
export const manyBelow = (type: string, count = 10_000): MemorySource<PickerNode> =>
  memorySource(
    grow([
      company(
        'yw',
        '云望高速物流集团',
        Array.from({ length: count }, (_, at) => leaf(type)(`n${at + 1}`, `第 ${at + 1} 项`)),
      ),
    ]),
    {
      levels: 'given',
    },
  );
