import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { RowAction } from '@milepost/kit/data-table';
import type { Delegation } from '@milepost/openapi/domains/workflow';
import { useCallback, useEffect, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { personName } from '../../data/personName.ts';
import { useWrite } from '../../data/useWrite.ts';
import { removeDelegation } from '../../data/workflow/mutations.ts';
import { useFeedback } from '../../feedback/index.ts';
import { stateAt } from './entrustForm.ts';

/** Actions on an own delegation: change it, end it, and delete one that is over. Both ask first. @source admin §4, §8 */
export function useEntrustActions(onEdit: (row: Delegation) => void, nowMs: number): (row: Delegation) => RowAction[] {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const { run } = useWrite(removeDelegation(useApi().client));

  async function end(row: Delegation) {
    const toUserName = personName(row.toUserName);
    const isOver = stateAt(row, nowMs) === 'over';
    const isSure = await confirm(
      isOver
        ? {
            title: t`Prompt`,
            body: t`This operation will permanently delete the data, continue?`,
            subject: `${toUserName} ${row.flowName}`,
            confirmLabel: t`Delete`,
            tone: 'danger',
          }
        : {
            title: t`End the delegation?`,
            body: t`From now on ${toUserName} does not handle your work any more. What was handled stays as it is.`,
            confirmLabel: t`End the delegation`,
            tone: 'danger',
          },
    );
    if (!isSure) return;
    try {
      feedback.success('remove', (await run(row.id)).msg);
    } catch (error) {
      feedback.failure(error);
    }
  }

  // The table keeps the rows it has drawn; what a press does is looked up when it happens.
  const latest = useRef({ onEdit, end });
  useEffect(() => {
    latest.current = { onEdit, end };
  });
  return useCallback(
    (row) => [
      { id: 'edit', label: t`Edit`, run: () => latest.current.onEdit(row) },
      {
        id: 'end',
        label: stateAt(row, nowMs) === 'over' ? t`Delete` : t({ message: 'End', context: 'delegation' }),
        tone: 'danger',
        run: () => void latest.current.end(row),
      },
    ],
    [t, nowMs],
  );
}
