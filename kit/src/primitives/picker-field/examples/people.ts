import type { PickedItem } from '../types.ts';

/** People of a maintenance department; two share a name. */
export const people: PickedItem[] = [
  { identity: 'GYZD018', text: '郭振东', note: '养护工程部 / 养护部主任' },
  { identity: 'HJJ027', text: '何俊杰', note: '养护工程部 / 现场工程师' },
  { identity: 'LRT066', text: '林若彤', note: '养护工程部 / 计量员' },
  { identity: 'LXM031', text: '李雪梅', note: '收费稽查部 / 稽查组长' },
  { identity: 'ZSY112', text: '赵思远', note: '车辆调度中心 / 值班调度' },
  { identity: 'LXM208', text: '李雪梅', note: '综合管理部 / 文员' },
];

/** Ten thousand people. */
export const manyPeople: PickedItem[] = Array.from({ length: 10_000 }, (_, at) => ({
  identity: `u${at}`,
  text: `${people[at % people.length]?.text ?? ''}${at}`,
  note: `养护工程部 / 第 ${at % 80} 工区`,
}));
