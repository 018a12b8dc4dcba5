import { useCallback } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { textLang } from './textLang.ts';
import type { TextOrigin } from './textLang.ts';

/** Function that tells the `lang` of a text of the data, for the element that holds it; the same one in a language. */
export function useTextLang(origin: TextOrigin = 'data'): (text: string) => string | undefined {
  const { lang } = useEnvironment();
  return useCallback((text: string) => textLang(text, lang, origin), [lang, origin]);
}
