import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createAnnouncer } from '../../engines/announcer/index.ts';
import { whenUsed } from '../../engines/clock/index.ts';
import { installImeGuard } from '../../engines/ime-guard/index.ts';
import { nameLanguage, writeSentence } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import { KitContextProvider } from '../kit-context/index.ts';

export { useKit, useKitIfThere } from '../kit-context/index.ts';
export type { KitContext } from '../kit-context/index.ts';

export interface KitProviderProps {
  /** Catalogues of the kit and of the application, active in `locale`. */
  readonly i18n: I18n;
  readonly locale: Locale;
  /** True when this provider may set `lang` on the document; false inside a docs page with many. */
  readonly ownsDocument?: boolean;
  /** An element of the page's body that layers over the page are drawn in, so that all of them can be taken off it at once. */
  readonly layerHost?: HTMLElement;
  readonly children: ReactNode;
}

const nameCutTexts = () =>
  void import('../../engines/cut-text/index.ts').then(({ watchCutTexts }) => watchCutTexts(document)).catch(() => undefined);

/** Shows names of drawings to the keyboard, from the first use on. @returns stop of it */
function nameDrawings(host: () => HTMLElement): () => void {
  let stop = () => {};
  let isOver = false;
  const callOff = whenUsed(
    () =>
      void import('../name-tip/index.ts')
        .then(({ watchNames }) => {
          if (!isOver) stop = watchNames(document, host);
        })
        .catch(() => undefined),
  );
  return () => {
    isOver = true;
    callOff();
    stop();
  };
}

/**
 * Surroundings of every widget: language, live regions, the guard for input methods, tooltips of texts that are cut. One
 * per page.
 */
export function KitProvider({ i18n, locale, ownsDocument = true, layerHost, children }: KitProviderProps) {
  const [announcer] = useState(() => createAnnouncer({ document, write: writeSentence }));
  // Before the first frame: live regions that came after it would cost another one.
  useLayoutEffect(() => announcer.mount(), [announcer]);
  useEffect(() => installImeGuard(document), []);
  useEffect(() => whenUsed(nameCutTexts), []);
  useEffect(() => nameDrawings(() => layerHost ?? document.body), [layerHost]);
  // Before anything below says a sentence in the new language.
  useLayoutEffect(() => {
    if (ownsDocument) nameLanguage(locale);
  }, [locale, ownsDocument]);
  const kit = useMemo(() => ({ locale, announcer, layerHost }), [locale, announcer, layerHost]);
  return (
    <I18nProvider i18n={i18n}>
      <KitContextProvider value={kit}>{children}</KitContextProvider>
    </I18nProvider>
  );
}
