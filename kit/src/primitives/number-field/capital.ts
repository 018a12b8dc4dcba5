import { capitalAmount } from '../../engines/capital-amount/index.ts';
import { scriptOf } from '../../engines/language/index.ts';

/** Tag of the Chinese an amount in capitals is written in for readers of a language: in pages of any other it is Simplified. @source forms §5 */
export const capitalLang = (lang: string): 'zh-Hans-CN' | 'zh-Hant-TW' => (scriptOf(lang) === 'Hant' ? 'zh-Hant-TW' : 'zh-Hans-CN');

/** Amount in Chinese capitals as readers of a language write it. */
export const capitalIn = (lang: string, value: string): string =>
  capitalAmount(value, { script: capitalLang(lang) === 'zh-Hant-TW' ? 'traditional' : 'simplified' });
