import { DEFAULT_LOCALE } from '@milepost/kit/locale';
import type { CurrentUser, MenuItem } from '@milepost/openapi/domains/current-user';
import { menuName } from '../../i18n/menuName.ts';
import type { Words } from '../../i18n/menuName.ts';

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
