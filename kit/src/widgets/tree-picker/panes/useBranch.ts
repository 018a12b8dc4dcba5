import { useEffect, useState } from 'react';
import { createRequestLane } from '../../../engines/request-lane/index.ts';
import type { PickTreeAction } from '../../../primitives/pick-tree/headless.ts';
import { nameOf } from '../nodeWords.ts';
import type { PickerNode, PickerTab, DepartmentMembers } from '../types.ts';
import type { PickerSession } from '../usePicker.ts';
import type { PickerDraft } from '../usePickerDraft.ts';
import type { HeadCountOf } from './useHeadCounts.ts';

/** The button that chooses a whole department, with how many people that are. */
export function useBranch(
  { text }: PickerSession,
  { departmentMembers: whole }: PickerTab,
  { isSingle, chooseBranch, warn, messages }: PickerDraft,
  headCountOf: HeadCountOf,
) {
  const [lane] = useState(createRequestLane);
  const [busyId, setBusyId] = useState<string | null>(null);
  useEffect(() => () => lane.stop(), [lane]);
  if (!whole || isSingle) return undefined;

  async function choose(node: PickerNode, { people }: DepartmentMembers) {
    setBusyId(node.id);
    try {
      const answer = await lane.run((signal) => people(node, signal));
      if (answer.status === 'stale') return;
      chooseBranch(node, answer.value);
    } catch {
      warn(messages.branchFailed(nameOf(node, text)));
    }
    setBusyId((now) => (now === node.id ? null : now));
  }

  return (node: PickerNode): PickTreeAction | null => {
    const count = headCountOf(node);
    if (node.type === 'user' || node.isDisabled || count === 0 || node.isLeaf) return null;
    const label = busyId === node.id ? messages.loading : messages.branch(count);
    return { label, name: messages.branchOf(label, nameOf(node, text)), run: () => void choose(node, whole) };
  };
}
