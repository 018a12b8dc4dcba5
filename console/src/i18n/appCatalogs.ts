import type { I18n } from '@lingui/core';
import { whenIdle } from '@milepost/kit/engines/clock';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import type { Locale } from '@milepost/kit/locale';

type Catalogs = Record<Locale, () => readonly Promise<{ messages: Record<string, string> }>[]>;

/** The words of the console, and those of the kit that a page says as soon as it is painted. */
const first: Catalogs = {
  zh: () => [import('../locales/zh.po'), import('@milepost/kit/locales/zh.po?first')],
  zhtw: () => [import('../locales/zhtw.po'), import('@milepost/kit/locales/zhtw.po?first')],
  en: () => [import('../locales/en.po'), import('@milepost/kit/locales/en.po?first')],
};

/** The words of what opens later: pickers, dialogs, settings. */
const late: Catalogs = {
  zh: () => [import('@milepost/kit/locales/zh.po?late')],
  zhtw: () => [import('@milepost/kit/locales/zhtw.po?late')],
  en: () => [import('@milepost/kit/locales/en.po?late')],
};

async function load(i18n: I18n, locale: Locale, ...from: readonly Catalogs[]): Promise<void> {
  for (const { messages } of await Promise.all(from.flatMap((catalogs) => catalogs[locale]()))) i18n.load(locale, messages);
}

/** Puts the words that are said first into `i18n` and speaks `locale` from then on. */
export async function speakFirst(i18n: I18n, locale: Locale): Promise<void> {
  await load(i18n, locale, first);
  i18n.activate(locale, LANGUAGE_TAG[locale]);
}

/** Puts all words of the console and of the kit into `i18n` and speaks `locale` from then on. */
export async function speakApp(i18n: I18n, locale: Locale): Promise<void> {
  await load(i18n, locale, first, late);
  i18n.activate(locale, LANGUAGE_TAG[locale]);
}

/** What comes before anything opens that was not there. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Brings the other words of `locale` as soon as the page has nothing else to do, or somebody touches it: what opens has to
 * be fetched itself, and its words are on their way by then. @returns takes the wish back
 */
export function speakRest(i18n: I18n, locale: Locale): () => void {
  const wish = new AbortController();
  const bring = () => {
    wish.abort();
    // Without a network the parts that would say them do not come either; the next touch does not ask again, a new language does.
    load(i18n, locale, late).catch(() => undefined);
  };
  const stopWaiting = whenIdle(bring);
  wish.signal.addEventListener('abort', stopWaiting);
  for (const touch of TOUCHES) window.addEventListener(touch, bring, { capture: true, signal: wish.signal });
  return () => wish.abort();
}
