import type { I18n } from '@lingui/core';
import { DEFAULT_LOCALE, LANGUAGE_TAG } from '@milepost/kit/locale';

/** Words of the language that is spoken. */
export type Words = Pick<I18n, 'locale' | 'messages'>;

/** Entry of a menu, or a system of one, as the server names it. */
interface NamedEntry {
  readonly enCode: string;
  readonly fullName: string;
}

/** A name of the server's in the language of the person. */
export interface MenuName {
  readonly fullName: string;
  /** BCP 47 tag, where the name is in another language than the page. */
  readonly lang?: string;
  /** The server's own, where another is shown: people know an entry by either. */
  readonly serverName?: string;
}

/**
 * Name of a menu entry: in zh the server's own; elsewhere that of the catalogue while the server's is the one the catalogue
 * knows and has words for, else the server's own with its language. @source admin §2
 */
export function menuName({ enCode, fullName }: NamedEntry, { locale, messages }: Words): MenuName {
  if (locale === DEFAULT_LOCALE) return { fullName };
  const known = messages[`menu ${enCode} ${fullName}`];
  if (typeof known === 'string' && known !== '') return { fullName: known, serverName: fullName };
  return HAN.test(fullName) ? { fullName, lang: LANGUAGE_TAG[DEFAULT_LOCALE] } : { fullName };
}

/** Names that people write in Latin letters are nobody else's language. */
const HAN = /\p{Script=Han}/u;

/** Path to an entry of a menu, from its system down to it, by the names the menu shows. */
export const menuPath = (entries: readonly NamedEntry[], words: Words): string =>
  entries.map((entry) => menuName(entry, words).fullName).join(' / ');
