import { designRights, rightsRequested, type DesignRight } from '../../../../src/domains/menu/index.ts';
import type { World } from '../../core/handlers.ts';
import { TOP_ID, type RightKind } from '../authority/menu-tree.ts';
import { tellOpeners } from '../menu-administration/guards.ts';
import { createEntries, createRights, type MenuStored } from '../menu-administration/tables.ts';
import { entriesOf } from './menu-entry.ts';
import type { DesignTexts, ModelRow, Released } from './tables.ts';

/** Kinds of rights a design makes; those to records are made by hand. */
const KINDS = ['button', 'column', 'form'] as const satisfies readonly RightKind[];
type Kind = (typeof KINDS)[number];
/** Rights of each kind: names by codes, in the order of the design. */
type Rights = Readonly<Record<Kind, ReadonlyMap<string, string>>>;
const NONE: Rights = { button: new Map(), column: new Map(), form: new Map() };

/** Changes a release has made to the rights of its entries. @reading R-267 */
export interface RightChanges {
  addedRights: number;
  removedRights: number;
  /** Roles that had those, counted once for each of them. */
  removedGrants: number;
  /** Roles that were given new ones, likewise. */
  addedGrants: number;
}

/** Names by codes of what a design has. */
function rightsIn(texts: DesignTexts, isApp: boolean): Rights {
  const named = (rights: readonly DesignRight[]) =>
    new Map(rights.map(({ code, label, table }) => [code, table === null || code === table.code ? label : `${table.label}-${label}`]));
  const { button, column, form } = designRights(texts, isApp);
  return { button: named(button), column: new Map(column.map(({ code, label }) => [code, label])), form: named(form) };
}

/** Roles that open an entry and have all of these rights. */
function rolesWithAll({ store }: World, menuId: string, rightIds: readonly string[]): string[] {
  return store
    .all<{ roleId: string }>(
      `SELECT roleId FROM role_menu WHERE menuId = ?1
       AND (SELECT count(*) FROM role_right JOIN json_each(?2) AS one ON one.value = rightId WHERE role_right.roleId = role_menu.roleId) = ?3`,
      menuId,
      JSON.stringify(rightIds),
      rightIds.length,
    )
    .map(({ roleId }) => roleId);
}

/**
 * Brings the rights of every entry of a model to what is released: new buttons, columns and fields are added, those the release before
 * had and this one has not go with who had them; what somebody has added by hand stays. Roles that had all of a kind get the new ones
 * of that kind where that is asked.
 * @reading R-267
 */
export function followDesign(world: World, model: ModelRow, before: Released | null, isFollowed: boolean): RightChanges {
  const { store } = world;
  const rights = createRights(store);
  const changes: RightChanges = { addedRights: 0, removedRights: 0, removedGrants: 0, addedGrants: 0 };

  const add = (entry: MenuStored, kind: Kind, codes: ReadonlyMap<string, string>, roles: readonly string[]): void => {
    const known = rights.list({ menuId: entry.id, kind });
    const fresh = [...codes].filter(([code]) => !known.some(({ enCode }) => enCode === code));
    fresh.forEach(([enCode, fullName], order) => {
      const id = world.nextId();
      const time = world.now();
      const stamp = { enabledMark: 1, description: '', icon: '', creatorTime: time, lastModifyTime: time };
      rights.insert({ ...stamp, id, menuId: entry.id, kind, parentId: TOP_ID, enCode, fullName, sortCode: known.length + order + 1 });
      for (const roleId of roles) store.run('INSERT INTO role_right (roleId, rightId) VALUES (?, ?)', roleId, id);
      changes.addedRights += 1;
      changes.addedGrants += roles.length;
    });
  };
  const remove = (entry: MenuStored, kind: Kind, had: ReadonlyMap<string, string>, has: ReadonlyMap<string, string>): void => {
    for (const { id, enCode } of rights.list({ menuId: entry.id, kind })) {
      if (!had.has(enCode) || has.has(enCode)) continue;
      changes.removedGrants += store.all('SELECT roleId FROM role_right WHERE rightId = ?', id).length;
      changes.removedRights += 1;
      store.run('UPDATE menu_right SET parentId = ? WHERE parentId = ?', TOP_ID, id);
      store.run('DELETE FROM menu_right WHERE id = ?', id);
    }
  };

  for (const entry of entriesOf(world, model.id)) {
    const isApp = entry.category === 'App';
    const [had, has] = [before === null ? NONE : rightsIn(before, isApp), rightsIn(model, isApp)];
    for (const kind of KINDS) {
      const ids = rights.list({ menuId: entry.id, kind }).map(({ id }) => id);
      // As they were before: who lacked only what goes now did not have all.
      const roles = isFollowed ? rolesWithAll(world, entry.id, ids) : [];
      remove(entry, kind, had[kind], has[kind]);
      add(entry, kind, has[kind], roles);
    }
    const requested = rightsRequested(model, isApp);
    const switches = {
      isButtonAuthorize: Number(requested.button),
      isColumnAuthorize: Number(requested.column),
      isFormAuthorize: Number(requested.form),
      isDataAuthorize: Number(requested.data),
    };
    createEntries(store).replace({ ...entry, ...switches, lastModifyTime: world.now() });
    tellOpeners(world, entry.id);
  }
  return changes;
}
