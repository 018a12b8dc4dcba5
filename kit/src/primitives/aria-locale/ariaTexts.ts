import shippedEn from 'react-aria-components/i18n/en-US';
import shippedZh from 'react-aria-components/i18n/zh-CN';
import shippedZhtw from 'react-aria-components/i18n/zh-TW';
import type { Locale } from '../locale/index.ts';
import { ZH } from './data/zh.ts';
import { ZHTW } from './data/zhtw.ts';
import type { AriaTexts } from './types.ts';

/** Texts React Aria ships, with our own texts in place of the faulty ones. */
function corrected(shipped: AriaTexts, ours: AriaTexts): AriaTexts {
  return Object.fromEntries(Object.entries(shipped).map(([name, texts]) => [name, { ...texts, ...ours[name] }]));
}

/** English is good, but for one word the kit has another. */
const EN: AriaTexts = { '@react-aria/overlays': { dismiss: 'Close' } };

/** Every text of React Aria that can be spoken or shown, per language of the product. */
export const ARIA_TEXTS: Readonly<Record<Locale, AriaTexts>> = {
  zh: corrected(shippedZh, ZH),
  zhtw: corrected(shippedZhtw, ZHTW),
  en: corrected(shippedEn, EN),
};

/** The language of the product a tag belongs to. Any other is read in English, as React Aria does. */
export function localeOfTag(tag: string): Locale {
  if (/^zh(-Hant|-TW|-HK)/i.test(tag)) return 'zhtw';
  return /^zh\b/i.test(tag) ? 'zh' : 'en';
}
