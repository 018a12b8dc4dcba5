import { useLingui } from '@lingui/react/macro';
import type { Column } from '@milepost/kit/data-table';
import { Status } from '@milepost/kit/status';
import type { StatusTone } from '@milepost/kit/status';
import type { Delegation, EntrustTab } from '@milepost/openapi/domains/workflow';
import { useMemo } from 'react';
import { personName } from '../../data/personName.ts';
import { momentText } from '../../i18n/momentText.ts';
import { stateAt } from './entrustForm.ts';
import type { DelegationState } from './entrustForm.ts';

const TONES: Readonly<Record<DelegationState, StatusTone>> = { ahead: 'info', inForce: 'success', over: 'off' };

/** Columns of the list of a tab: who acts, or for whom; which flows; from when to when. */
export function useEntrustColumns(tab: EntrustTab, nowMs: number): Column<Delegation>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const words: Record<DelegationState, string> = { ahead: t`Not begun`, inForce: t`In force`, over: t`Over` };
    const person: Column<Delegation> =
      tab === 'byMe'
        ? {
            id: 'toUserName',
            header: t({ message: 'Delegate', context: 'who acts' }),
            text: (row) => personName(row.toUserName),
            width: { flex: 3, minPx: 150 },
            narrow: 'title',
          }
        : {
            id: 'userName',
            header: t({ message: 'Delegator', context: 'for whom' }),
            text: (row) => personName(row.userName),
            width: { flex: 3, minPx: 150 },
            narrow: 'title',
          };
    return [
      person,
      { id: 'flowName', header: t`Flows`, text: (row) => row.flowName || t`Every flow`, width: { flex: 4, minPx: 160 }, narrow: 'meta' },
      { id: 'startTime', header: t`Begins`, text: (row) => momentText(row.startTime), width: { px: 188 }, narrow: 'hidden' },
      { id: 'endTime', header: t`Ends`, text: (row) => momentText(row.endTime), width: { px: 188 }, narrow: 'meta', isNamedInNarrow: true },
      { id: 'description', header: t`Description`, text: (row) => row.description, width: { flex: 3, minPx: 120 }, narrow: 'hidden' },
      {
        id: 'state',
        header: t`Status`,
        text: (row) => words[stateAt(row, nowMs)],
        cell: (row) => <Status tone={TONES[stateAt(row, nowMs)]}>{words[stateAt(row, nowMs)]}</Status>,
        width: { px: 112 },
        narrow: 'status',
      },
    ];
  }, [t, tab, nowMs]);
}
