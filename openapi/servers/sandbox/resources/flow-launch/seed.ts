import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';
import { designOf } from '../workflow/designs.ts';
import { KINDS } from '../workflow/seed/kinds.ts';
import type { FlowNode } from './tables.ts';

/** Particulars of steps that differ from any one of the step's people approving. */
const OTHERWISE: Readonly<Record<string, Partial<FlowNode>>> = {
  'damageClaim n1': { mode: 0 },
  'damageClaim n2': { when: { field: 'total', symbol: '>', value: 1000 } },
  'laneClosure n1': { writable: ['safety'] },
  'laneClosure n2': { isCandidates: true },
  'crossingPermit n2': { mode: 2 },
};
/** Steps that launches have beyond those of the processes of the seed; nobody is named for this one. */
const BEYOND: Readonly<Record<string, readonly FlowNode[]>> = {
  specialPassage: [{ code: 'n2', name: '专人跟办', kind: 'approver', by: [], mode: 0 }],
};
/** Kinds that launching brings, with the accounts of their steps. */
const NEW_KINDS: readonly {
  enCode: string;
  fullName: string;
  nodes: readonly (Omit<FlowNode, 'by'> & { readonly by: readonly string[] })[];
}[] = [
  {
    enCode: 'evasionCase',
    fullName: '逃费追缴',
    nodes: [
      { code: 'n1', name: '会签', kind: 'approver', by: ['double', 'novice'], mode: 1 },
      { code: 'n2', name: '当面追缴', kind: 'approver', by: ['double'], mode: 0, isBranch: true, isSigned: true },
      { code: 'n3', name: '移交司法', kind: 'approver', by: ['admin'], mode: 0, isBranch: true },
      { code: 'n4', name: '抄送路产', kind: 'copy', by: ['staff'], mode: 0 },
      { code: 'n5', name: '依次归档', kind: 'approver', by: ['novice', 'admin'], mode: 2 },
    ],
  },
];
const PHRASES = ['同意', '同意，请按计划实施', '请补充材料后再报', '不同意'];

/** Writes the steps by which kinds of flow are launched, for kept data too. @reading R-697 */
export function seedFlowLaunch({ store, nextId, timeMs }: SeedWorld): void {
  const ids = new Map(store.all<{ id: string; account: string }>('SELECT id, account FROM user').map(({ id, account }) => [account, id]));
  const peopleOf = (accounts: readonly string[]): string[] => accounts.map((account) => ids.get(account)).filter((id) => id !== undefined);
  for (const { enCode, steps } of KINDS) {
    const nodes = steps.map(({ name, by, isCandidates = false }, index): FlowNode => ({
      code: `n${index + 1}`,
      name,
      kind: 'approver',
      by: peopleOf(by),
      mode: 0,
      ...(isCandidates && { isCandidates }),
      ...OTHERWISE[`${enCode} n${index + 1}`],
    }));
    store.run('UPDATE flow SET nodes = ? WHERE enCode = ?', JSON.stringify([...nodes, ...(BEYOND[enCode] ?? [])]), enCode);
    for (const { code, writable = [] } of nodes)
      store.run(
        'UPDATE flow_step SET writable = ? WHERE nodeCode = ? AND taskId IN (SELECT flow_task.id FROM flow_task JOIN flow ON flow.id = flowId WHERE flow.enCode = ?)',
        JSON.stringify(writable),
        code,
        enCode,
      );
  }
  for (const { enCode, fullName, nodes } of NEW_KINDS) {
    const steps = nodes.map((node) => ({ ...node, by: peopleOf(node.by) }));
    insertRow(store, 'flow', {
      id: nextId(),
      enCode,
      fullName,
      design: designOf(enCode),
      creatorTime: timeMs,
      nodes: JSON.stringify(steps),
    });
  }
  PHRASES.forEach((commonWordsText, order) => {
    const stamp = { creatorTime: timeMs, lastModifyTime: timeMs };
    insertRow(store, 'opinion_phrase', { ...stamp, id: nextId(), userId: null, commonWordsText, sortCode: order + 1 });
  });
}
