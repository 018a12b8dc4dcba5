import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createRequestLane } from '../../../engines/request-lane/index.ts';
import type { PickTreeAction } from '../../../primitives/pick-tree/index.ts';
import { nameOf } from '../nodeWords.ts';
import type { PickerNode, PickerTab, DepartmentMembers } from '../types.ts';
import type { Draft } from '../useDraft.ts';
import { useText } from '../useText.ts';
import type { HeadCountOf } from './useHeadCounts.ts';

/** The button that chooses a whole department, with how many people that are. */
export function useBranch({ departmentMembers: whole }: PickerTab, { isSingle, chooseBranch, warn }: Draft, headCountOf: HeadCountOf) {
  const { t } = useLingui();
  const textOf = useText();
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
      warn(t`The people of ${{ name: nameOf(node, textOf) }} did not load. Try again.`);
    }
    setBusyId((now) => (now === node.id ? null : now));
  }

  return (node: PickerNode): PickTreeAction | null => {
    const count = headCountOf(node);
    if (node.type === 'user' || node.isDisabled || count === 0 || node.isLeaf) return null;
    const whatFor =
      count === undefined
        ? t`Choose the whole department`
        : t`Choose the whole department (${plural(count, { one: '# person', other: '# people' })})`;
    const action = busyId === node.id ? t`Loading…` : whatFor;
    return { label: action, name: t`${{ action }}: ${{ name: nameOf(node, textOf) }}`, run: () => void choose(node, whole) };
  };
}
