import { LinguiContext, useLingui as useWords } from '@lingui/react';
import { useContext } from 'react';

/**
 * Words in the language of the page: what the macro of the same name becomes.
 * @throws {Error} that names the cure where no KitProvider is around
 */
export function useLingui(): ReturnType<typeof useWords> {
  if (!useContext(LinguiContext))
    throw new Error(
      '[kit] There is no <KitProvider> around this widget, so it has no words and nothing it says would be heard. ' +
        'Put <KitProvider i18n={i18n} lang="zh"> around the page, once.',
    );
  return useWords();
}
