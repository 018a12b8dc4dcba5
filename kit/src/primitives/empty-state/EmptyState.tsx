import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '../state-panel/index.ts';
import { small } from './EmptyState.css.ts';
import type { EmptyKind, EmptyStateProps } from './types.ts';

function useTitle(kind: EmptyKind): string {
  const { t } = useLingui();
  return {
    empty: t`No data yet`,
    noMatch: t`Nothing found`,
    failed: t`Loading failed`,
    noPermission: t`You do not have permission`,
    notFound: t`This is not there any more`,
    offline: t`There is no network`,
    allDone: t`All done`,
    soon: t`Coming later`,
  }[kind];
}

/** The small form of `StatePanel`, for a list, a table or a card in a form. @source forms §2.9 */
export function EmptyState({ kind = 'empty', title, children, action }: EmptyStateProps) {
  const ours = useTitle(kind);
  return (
    <div className={small}>
      <StatePanel kind={kind} title={title ?? ours} actions={action}>
        {children}
      </StatePanel>
    </div>
  );
}
