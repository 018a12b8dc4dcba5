import type { TreeOption } from '../types.ts';

/** Road assets, three levels deep. */
export const facilities: readonly TreeOption[] = [
  {
    id: 'rail',
    label: '护栏设施',
    keywords: 'guardrail',
    children: [
      { id: 'wbeam', label: '波形梁护栏' },
      {
        id: 'concrete',
        label: '混凝土护栏',
        children: [
          { id: 'jersey', label: '新泽西护栏' },
          { id: 'single', label: '单坡面护栏' },
        ],
      },
      { id: 'cable', label: '缆索护栏', disabledReason: '已停用，不可选择' },
    ],
  },
  {
    id: 'mech',
    label: '机电设施',
    children: [
      { id: 'gantry', label: '门架' },
      { id: 'vms', label: '情报板' },
    ],
  },
  { id: 'light', label: '照明设施' },
];

/** So many that the tree has a search box. */
export const manyFacilities: readonly TreeOption[] = [
  ...facilities,
  ...Array.from({ length: 100 }, (_, section) => ({
    id: `s${section}`,
    label: `K${section} 路段`,
    children: Array.from({ length: 99 }, (_item, post) => ({ id: `s${section}p${post}`, label: `K${section}+${post}0 里程桩` })),
  })),
];
