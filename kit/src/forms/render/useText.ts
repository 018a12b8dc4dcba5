import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Text } from '../grammar/index.ts';

/** Shows a text in the language of the page. */
export function useText(): (text: Text) => string {
  const { i18n } = useLingui();
  return useCallback((text) => (typeof text === 'string' ? text : i18n._(text)), [i18n]);
}
