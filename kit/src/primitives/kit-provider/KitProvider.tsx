import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createAnnouncer } from '../../engines/announcer/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { watchCutTexts } from '../../engines/cut-text/index.ts';
import { installImeGuard } from '../../engines/ime-guard/index.ts';
import { EnvironmentProvider } from '../../engines/environment/index.ts';
import type { Environment } from '../../engines/environment/index.ts';
import { nearestCode, tagOf } from '../../engines/language/index.ts';
import { nameLanguage, writeSentence } from '../locale/index.ts';
import { surviveTranslation } from '../../engines/translated-page/index.ts';
import { KitContextProvider } from '../kit-context/index.ts';
import { watchNames } from '../name-tip/index.ts';

export { useKit, useKitIfThere } from '../kit-context/index.ts';
export type { KitContext } from '../kit-context/index.ts';

export interface KitProviderProps {
  /** Catalogues of the kit and of the application, active in this language. */
  readonly i18n: I18n;
  /** Language of the page: any BCP 47 tag, or a code of the product (`zh`, `zhtw`, `en`). */
  readonly lang: string;
  /** True when this provider may set `lang` on the document; false inside a docs page with many. */
  readonly ownsDocument?: boolean;
  /** An element of the page's body that layers over the page are drawn in, so that all of them can be taken off it at once. One of its own where left out. */
  readonly layerHost?: HTMLElement;
  /** Fetches what finds names of lists by how they sound, when a list first opens: `loadPinyin` of `engines/pinyin`. Without it they are found by their letters. */
  readonly loadSounds?: NonNullable<Environment['loadSounds']>;
  readonly children: ReactNode;
}

/** A server draws without a document: nothing of one is asked for there, for no layer is drawn and nothing is said. */
const inBrowser = <T,>(make: () => T): T => (typeof document === 'undefined' ? (undefined as T) : make());

/**
 * The element layers are drawn in. Never the body itself: React listens to every event of what it draws into, so each event
 * of the page would be looked at twice.
 */
function useLayerHost(given: HTMLElement | undefined): HTMLElement {
  const [own] = useState(() => inBrowser(() => document.createElement('div')));
  // Before any effect of what is drawn: a panel that opens with the page takes the focus in one.
  useInsertionEffect(() => {
    if (given) return undefined;
    document.body.append(own);
    return () => own.remove();
  }, [given, own]);
  return given ?? own;
}

/**
 * Surroundings of every widget: language, live regions, the guards for input methods and for translators of the browser, tooltips of
 * texts that are cut. One per page.
 */
export function KitProvider({ i18n, lang: given, ownsDocument = true, layerHost: givenHost, loadSounds, children }: KitProviderProps) {
  const lang = tagOf(given);
  const layerHost = useLayerHost(givenHost);
  const [announcer] = useState(() => inBrowser(() => createAnnouncer({ document, write: writeSentence })));
  // Before the first frame: live regions that came after it would cost another one.
  useLayoutEffect(() => announcer.mount(), [announcer]);
  useEffect(() => installImeGuard(document), []);
  useEffect(() => surviveTranslation(document), []);
  useEffect(() => watchCutTexts(document), []);
  useEffect(() => watchNames(document, () => layerHost), [layerHost]);
  // Before anything below says a sentence in the new language.
  useLayoutEffect(() => {
    if (ownsDocument) nameLanguage(lang);
  }, [lang, ownsDocument]);
  const kit = useMemo(() => ({ lang, locale: nearestCode(lang), announcer, layerHost }), [lang, announcer, layerHost]);
  const environment = useMemo(
    (): Environment => ({
      lang,
      dir: 'auto',
      announce: (text, politeness) => announcer.say(text, politeness),
      layerHost: () => layerHost,
      clock: systemClock,
      loadSounds: loadSounds ?? null,
    }),
    [lang, announcer, layerHost, loadSounds],
  );
  return (
    <I18nProvider i18n={i18n}>
      <KitContextProvider value={kit}>
        <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
      </KitContextProvider>
    </I18nProvider>
  );
}
