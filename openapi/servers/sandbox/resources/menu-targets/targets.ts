import type { Store } from '../../core/store.ts';
import { MENU_TYPE } from '../../seed/menu-items.ts';

/** Target of an entry as it is kept. */
export interface Property {
  readonly moduleId: string;
  readonly isTree: number;
}

/** Designs and dictionaries by code or id, portals by name or id. */
const FINDERS: Readonly<Record<number, string>> = {
  [MENU_TYPE.model]: 'SELECT id AS moduleId, 0 AS isTree FROM model WHERE id = ?1 OR enCode = ?1',
  [MENU_TYPE.dictionary]: 'SELECT id AS moduleId, isTree FROM dictionary_category WHERE id = ?1 OR enCode = ?1',
  [MENU_TYPE.portal]: 'SELECT id AS moduleId, 0 AS isTree FROM portal WHERE id = ?1 OR fullName = ?1',
};
/** Reports and data screens stand on other servers: those another entry shows are known by its code, any other by its id. */
const SHOWN =
  "SELECT json_extract(propertyJson, '$.moduleId') AS moduleId, 0 AS isTree FROM menu WHERE type = ?1 AND enCode = ?2 AND json_valid(propertyJson)";

/** Target of an entry, null for folders; undefined where what it shows is not there. @reading R-699 @reading R-922 */
export function propertyOf(store: Store, type: number, id: string, target = ''): Property | null | undefined {
  switch (type) {
    case MENU_TYPE.directory:
    case MENU_TYPE.category:
      return null;
    case MENU_TYPE.page:
      return { moduleId: id, isTree: 0 };
    case MENU_TYPE.report:
    case MENU_TYPE.screen:
      return store.one<Property>(SHOWN, type, target) ?? { moduleId: target, isTree: 0 };
    default: {
      const find = FINDERS[type];
      return find === undefined ? { moduleId: target, isTree: 0 } : store.one<Property>(find, target);
    }
  }
}
