import type { I18n } from '@lingui/core';
import { DEFAULT_LOCALE, LANGUAGE_TAG } from '@milepost/kit/locale';
import type { CurrentUser, MenuItem } from '@milepost/openapi/domains/current-user';

/** Words of the language that is spoken. */
type Words = Pick<I18n, 'locale' | 'messages'>;

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
export function menuName({ enCode, fullName }: Pick<MenuItem, 'enCode' | 'fullName'>, { locale, messages }: Words): MenuName {
  if (locale === DEFAULT_LOCALE) return { fullName };
  const known = messages[`menu ${enCode} ${fullName}`];
  if (typeof known === 'string' && known !== '') return { fullName: known, serverName: fullName };
  return HAN.test(fullName) ? { fullName, lang: LANGUAGE_TAG[DEFAULT_LOCALE] } : { fullName };
}

/** Names that people write in Latin letters are nobody else's language. */
const HAN = /\p{Script=Han}/u;

const namedMenus = (menus: readonly MenuItem[], words: Words): MenuItem[] =>
  menus.map((item) => ({ ...item, ...menuName(item, words), children: namedMenus(item.children, words) }));

/** The person, with the names of their menu and their system as they read them; the very same one in zh. */
export function namedPerson(person: CurrentUser, words: Words): CurrentUser {
  if (words.locale === DEFAULT_LOCALE) return person;
  const { sysName, title } = person.systemConfig;
  const platform = (fullName: string) => menuName({ enCode: 'platform', fullName }, words).fullName;
  return {
    ...person,
    menus: namedMenus(person.menus, words),
    systemConfig: { ...person.systemConfig, sysName: platform(sysName), title: platform(title) },
  };
}
