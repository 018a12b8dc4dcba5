import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { TextOf } from './nodeWords.ts';

/** Shows words in the language of the page. */
export function useText(): TextOf {
  const { i18n } = useLingui();
  return useCallback((words) => (typeof words === 'string' ? words : i18n._(words)), [i18n]);
}
