import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createAnnouncer } from '../../engines/announcer/index.ts';
import type { Announcer } from '../../engines/announcer/index.ts';
import { whenUsed } from '../../engines/clock/index.ts';
import { installImeGuard } from '../../engines/ime-guard/index.ts';
import { requiredContext } from '../required-context/index.ts';
import { nameLanguage, writeSentence } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';

export interface KitContext {
  readonly locale: Locale;
  /** Says a sentence to a screen reader; see `announcer`. */
  readonly announcer: Announcer;
  /** Element for layers that lie over the page; its body where left out. */
  readonly layerHost?: HTMLElement | undefined;
}

const [Context, useKit, useKitIfThere] = requiredContext<KitContext>('kit', '<KitProvider>');
/** The kit's language and announcer; the second is null where a part stands outside the kit. */
export { useKit, useKitIfThere };

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

/** The voice of the page, which marks what is in another language than the page is spoken in. */
function createVoice(first: Locale) {
  let locale = first;
  const announcer = createAnnouncer({ document, write: (line, text) => writeSentence(line, text, locale) });
  return { announcer, speak: (next: Locale) => void (locale = next) };
}

/**
 * Surroundings of every widget: language, live regions, the guard for input methods, tooltips of texts that are cut. One
 * per page.
 */
export function KitProvider({ i18n, locale, ownsDocument = true, layerHost, children }: KitProviderProps) {
  const [{ announcer, speak }] = useState(() => createVoice(locale));
  // Before anything below says a sentence in the new language.
  useLayoutEffect(() => speak(locale), [speak, locale]);
  // Before the first frame: live regions that came after it would cost another one.
  useLayoutEffect(() => announcer.mount(), [announcer]);
  useEffect(() => installImeGuard(document), []);
  useEffect(() => whenUsed(nameCutTexts), []);
  useEffect(() => nameDrawings(() => layerHost ?? document.body), [layerHost]);
  useEffect(() => {
    if (ownsDocument) nameLanguage(locale);
  }, [locale, ownsDocument]);
  const kit = useMemo(() => ({ locale, announcer, layerHost }), [locale, announcer, layerHost]);
  return (
    <I18nProvider i18n={i18n}>
      <Context value={kit}>{children}</Context>
    </I18nProvider>
  );
}
