import shippedEn from 'react-aria-components/i18n/en-US';
import shippedZh from 'react-aria-components/i18n/zh-CN';
import shippedZhtw from 'react-aria-components/i18n/zh-TW';
import { nearestCode } from '../../engines/language/index.ts';
import type { ByLanguage, LanguageCode } from '../../engines/language/index.ts';
import { ZH } from './data/zh.ts';
import { ZHTW } from './data/zhtw.ts';
import type { AriaTexts } from './types.ts';

/** Texts React Aria ships, with our own texts in place of the faulty ones. */
function corrected(shipped: AriaTexts, ours: AriaTexts): AriaTexts {
  return Object.fromEntries(Object.entries(shipped).map(([name, texts]) => [name, { ...texts, ...ours[name] }]));
}

/** English is good, but for one word the kit has another. */
const EN: AriaTexts = { '@react-aria/overlays': { dismiss: 'Close' } };

/** Texts of React Aria that can be spoken or shown. A language without a row is spoken as React Aria ships it. */
export const ARIA_TEXTS: ByLanguage<AriaTexts> = {
  zh: corrected(shippedZh, ZH),
  zhtw: corrected(shippedZhtw, ZHTW),
  en: corrected(shippedEn, EN),
};

/** Texts for a tag: those of the nearest language of the product, English where there is none, as React Aria does. */
export const ariaTextsFor = (tag: string): AriaTexts => {
  const texts: Readonly<Partial<Record<LanguageCode, AriaTexts>>> = ARIA_TEXTS;
  return texts[nearestCode(tag)] ?? {};
};
