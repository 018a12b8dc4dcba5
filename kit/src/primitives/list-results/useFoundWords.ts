import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Sentence about how many there are after a search or a choice, the same one for every list, tree and picker. */
export function useFoundWords(): (matchCount: number) => string {
  const { t } = useLingui();
  return useCallback(
    (matchCount: number) => (matchCount === 0 ? t`Nothing found` : matchCount === 1 ? t`Found 1 item` : t`Found ${{ matchCount }} items`),
    [t],
  );
}
