import type { PickNode } from '../../../engines/node-source/index.ts';

/** A place in the organisation of a motorway operator. */
export interface Unit extends PickNode {
  readonly note?: string;
  readonly children?: readonly this[] | null;
}

const unit = (id: string, fullName: string, children?: readonly Unit[]): Unit => ({ id, fullName, type: 'department', children });
const person = (id: string, fullName: string, note: string, isDisabled = false): Unit => ({
  id,
  fullName,
  note,
  type: 'user',
  isLeaf: true,
  isDisabled,
});

/** Three branches: one with two departments, one without a disabled person, one that is closed for new choices. */
export const organization: readonly Unit[] = [
  unit('east', '华东分公司', [
    unit('dispatch', '调度部', [
      person('zhang', '张思远', '值班调度 · ZSY112'),
      person('he', '何俊杰', '现场工程师 · HJJ027'),
      person('ou', '欧阳明轩', '计量员 · OYM009', true),
    ]),
    unit('toll', '收费稽查部', [person('li', '李雪梅', '稽查组长 · LXM031')]),
  ]),
  unit('south', '华南分公司', [unit('upkeep', '养护工程部', [person('guo', '郭振东', '养护部主任 · GYZD018')])]),
  { ...unit('closed', '停用部门'), isDisabled: true, isLeaf: true },
];

/** People of one role, `count` of them. */
export const people = (count: number): readonly Unit[] =>
  Array.from({ length: count }, (_, at) => person(`p${at + 1}`, `收费员 ${at + 1}`, `GY${String(at + 1).padStart(5, '0')}`));
