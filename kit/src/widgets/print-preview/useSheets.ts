import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';
import { hasCodes, sheetOf } from './sheetOf.ts';
import type { Sheet } from './sheetOf.ts';
import type { ApprovalWords } from './approvalTable.ts';
import type { PrintedSheet } from './types.ts';

/** Fetched with the first template that has a code. */
const CODES = lazyPart(async () => (await import('./codes.ts')).drawCodes);

/** Words of the table of approvals in the reader's language. @source forms §9 */
function useApprovalWords(): ApprovalWords {
  const { t } = useLingui();
  return useMemo(
    () => ({
      heads: [t`Step`, t`Handled by`, t`Handled on`, t`Result`, t`Opinion`],
      status: {
        returned: t({ message: 'Returned', context: 'handled' }),
        approved: t({ message: 'Approved', context: 'handled' }),
        initiated: t({ message: 'Initiated', context: 'handled' }),
        withdrawn: t({ message: 'Withdrawn', context: 'handled' }),
        terminated: t({ message: 'Terminated', context: 'handled' }),
        assigned: t({ message: 'Assigned', context: 'handled' }),
        addSigner: t({ message: 'Signer added', context: 'handled' }),
        transferred: t({ message: 'Transferred', context: 'handled' }),
        changed: t({ message: 'Changed', context: 'handled' }),
        revived: t({ message: 'Revived', context: 'handled' }),
        unknown: t({ message: 'Unknown', context: 'handled' }),
      },
    }),
    [t],
  );
}

/** The sheets of records in their templates; null until what draws their codes is here. Throws where that cannot be fetched. */
export function useSheets(printed: readonly PrintedSheet[], marksTokens = false): readonly Sheet[] | null {
  const approvals = useApprovalWords();
  const needsCodes = printed.some(({ template }) => hasCodes(template));
  const state = useLazyPart(CODES, needsCodes);
  if (state.status === 'failed') throw state.error;
  const codes = state.status === 'here' ? state.part : null;
  const isWaiting = needsCodes && codes === null;
  return useMemo(
    () => (isWaiting ? null : printed.map((one) => sheetOf(one, { approvals, codes, marksTokens }))),
    [printed, approvals, codes, marksTokens, isWaiting],
  );
}
