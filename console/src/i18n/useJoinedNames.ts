import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Names in a row, as the language of the reader puts them. */
export function useJoinedNames(): (names: readonly string[]) => string {
  const { t } = useLingui();
  return useCallback((names) => names.join(t({ message: ', ', context: 'between names' })), [t]);
}
