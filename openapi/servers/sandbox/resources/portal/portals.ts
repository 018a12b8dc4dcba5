import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import { userIdOf } from '../workflow/access.ts';
import type { PortalRow } from './tables.ts';

type Operations = 'listPortals' | 'getPortal' | 'setDefaultPortal' | 'saveOwnPortal';

const WITHDRAWN = '门户已撤回或被删除，请联系管理员';
const OWN_SQL = 'SELECT formData FROM portal_own WHERE portalId = ? AND userId = ?';
const COLUMNS = 'id, parentId, fullName, type, customUrl, linkType, formData, enabledLock, sortCode';

/** Portals are given by the menu: who has the entry may see the portal. @reading R-375 */
export function portalHandlers({ store }: World): Handlers<Operations> {
  return {
    listPortals: ({ query, caller }) => {
      const allowed = allowedPortals(store, caller);
      const rows = store.all<PortalRow>(`SELECT ${COLUMNS} FROM portal WHERE platform = ? ORDER BY sortCode, id`, query.platform ?? 'Web');
      const below = (id: string) =>
        rows.filter((row) => row.parentId === id && allowed(row.id) && (query.type === undefined || row.type === query.type));
      const list = rows
        .filter(({ type }) => type === null)
        .map((category) => ({ ...nodeOf(category), hasChildren: true, children: below(category.id).map(nodeOf) }))
        .filter(({ children }) => children.length > 0);
      return { data: { list } };
    },
    getPortal: ({ path, caller }) => {
      const row = store.one<PortalRow>(`SELECT ${COLUMNS} FROM portal WHERE id = ? AND type IS NOT NULL`, path.id);
      if (!row) throw new Refusal(WITHDRAWN);
      if (!allowedPortals(store, caller)(row.id)) return {};
      const { type, customUrl, linkType, enabledLock } = row;
      const own = enabledLock === 1 ? undefined : store.one<{ formData: string }>(OWN_SQL, row.id, userIdOf(caller));
      const formData = own?.formData ?? row.formData;
      return { data: { formData, type, customUrl, linkType, enabledLock } };
    },
    saveOwnPortal: ({ path, body, caller }) => {
      const row = store.one<PortalRow>(`SELECT ${COLUMNS} FROM portal WHERE id = ? AND type IS NOT NULL`, path.id);
      if (!row || !allowedPortals(store, caller)(row.id)) throw new Refusal(WITHDRAWN);
      if (row.enabledLock === 1 || row.type !== 0) throw new Refusal('门户已锁定，不能调整布局');
      if (!isDesign(body.formData)) throw new Refusal('门户布局不正确，请刷新后重试');
      store.run(
        `INSERT INTO portal_own (portalId, userId, formData) VALUES (?, ?, ?)
         ON CONFLICT (portalId, userId) DO UPDATE SET formData = excluded.formData`,
        row.id,
        userIdOf(caller),
        body.formData,
      );
      return { msg: MSG.done };
    },
    setDefaultPortal: ({ path, caller }) => {
      const row = store.one<PortalRow>(`SELECT ${COLUMNS} FROM portal WHERE id = ? AND type IS NOT NULL`, path.id);
      if (!row || !allowedPortals(store, caller)(row.id)) throw new Refusal(WITHDRAWN);
      store.run(`UPDATE user SET profile = json_set(profile, '$.portalId', ?) WHERE id = ?`, row.id, userIdOf(caller));
      return { msg: MSG.done };
    },
  };
}

/** A text that another start of the page could be drawn from. */
function isDesign(text: string): boolean {
  try {
    const design: unknown = JSON.parse(text);
    return typeof design === 'object' && design !== null && 'layout' in design && Array.isArray(design.layout);
  } catch {
    return false;
  }
}

const nodeOf = ({ id, parentId, fullName, type, customUrl, linkType, sortCode }: PortalRow) => ({
  id,
  parentId,
  fullName,
  type,
  customUrl,
  linkType,
  sortCode,
  hasChildren: false,
  children: null,
});

/** A test that is true for portals the menu gives to the caller; an administrator has all. */
function allowedPortals(store: Store, caller: Caller | null): (id: string) => boolean {
  const userId = userIdOf(caller);
  if (isAdministrator(store, userId)) return () => true;
  const given = store.all<{ id: string }>(
    `SELECT json_extract(propertyJson, '$.moduleId') AS id FROM menu
     WHERE type = 8 AND menu.id IN (SELECT menuId FROM role_menu JOIN user_role ON user_role.roleId = role_menu.roleId WHERE userId = ?)`,
    userId,
  );
  const ids = new Set(given.map(({ id }) => id));
  return (id) => ids.has(id);
}
