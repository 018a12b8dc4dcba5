import { Folder, ListFilter } from 'lucide';
import type { TreeNode } from '../types.ts';

/** A dictionary category, as stories and tests need it. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly entries?: number;
  readonly stopped?: string;
  readonly children?: readonly Category[];
}

export const showCategory = ({ id, name, code, entries, stopped, children }: Category): TreeNode<Category> => ({
  id,
  label: name,
  keywords: code,
  icon: children ? Folder : ListFilter,
  note: entries?.toString(),
  disabledReason: stopped,
  children,
});

const leaf = (id: string, name: string, code: string, entries: number): Category => ({ id, name, code, entries });

export const categories: readonly Category[] = [
  {
    id: 'incident',
    name: '交通事件',
    code: 'incident',
    children: [leaf('incident.kind', '事件类型', 'incident.kind', 12), leaf('incident.cause', '事故成因', 'incident.cause', 18)],
  },
  {
    id: 'asset',
    name: '路产设施',
    code: 'asset',
    children: [
      leaf('asset.type', '路产设施类型', 'asset.type', 24),
      leaf('asset.condition', '设施完好状态', 'asset.condition', 5),
      leaf('asset.claim', '损坏赔偿项目', 'asset.claim', 36),
    ],
  },
  { id: 'upkeep', name: '养护工程', code: 'upkeep', children: [leaf('upkeep.kind', '养护类别', 'upkeep.kind', 9)] },
  {
    id: 'toll',
    name: '收费业务',
    code: 'toll',
    children: [
      leaf('toll.class', '收费车型', 'toll.class', 10),
      leaf('toll.pay', '支付方式', 'toll.pay', 7),
      leaf('toll.special', '特情类型', 'toll.special', 21),
    ],
  },
  leaf('unit', '计量单位', 'unit', 16),
  { id: 'closed', name: '停用分类', code: 'closed', stopped: '已停用，不可选择' },
  leaf('idcard', '证件类型', 'idcard', 9),
];

/** A company of 10,000 posts: 100 road sections of 99 posts. */
export const manyPosts: readonly Category[] = Array.from({ length: 100 }, (_, section) => ({
  id: `s${section}`,
  name: `云望高速第 ${section + 1} 路段`,
  code: `section.${section + 1}`,
  children: Array.from({ length: 99 }, (__, post) =>
    leaf(`s${section}p${post}`, `K${section}+${String(post * 10).padStart(3, '0')}`, `post.${section}.${post}`, post),
  ),
}));

/** 10 companies of 50 departments of 100 people: 50,510 nodes. */
export const manyPeople: readonly Category[] = Array.from({ length: 10 }, (_, company) => ({
  id: `c${company}`,
  name: `第 ${company + 1} 分公司`,
  code: `company.${company}`,
  children: Array.from({ length: 50 }, (__, department) => ({
    id: `c${company}d${department}`,
    name: `第 ${department + 1} 养护站`,
    code: `department.${company}.${department}`,
    children: Array.from({ length: 100 }, (___, person) => ({
      id: `c${company}d${department}p${person}`,
      name: `员工 ${company}-${department}-${person}`,
      code: `p${company}.${department}.${person}`,
    })),
  })),
}));
