import type { Store } from '../../core/store.ts';

/** Parent of what stands at the top. @source admin §9 */
export const TOP_ID = '-1';

/** A system, a menu entry below it, or a right below its entry, as the steps show them. */
export type RightRow = { id: string; parentId: string; fullName: string; icon: string; sortCode: number };
export type MenuEntry = RightRow & { systemId: string };
export const RIGHT_KINDS = ['button', 'column', 'form', 'resource'] as const;
export type RightKind = (typeof RIGHT_KINDS)[number];
export type KindedRight = RightRow & { kind: RightKind };

/** Everything rights can be given to, in the order of the menu. */
export interface Givable {
  systems: RightRow[];
  /** Entries at the top stand below their system. */
  menus: MenuEntry[];
  rights: KindedRight[];
}

/** Systems, entries and rights; disabled ones are not given, and stay where they are. */
export function readGivable(store: Store, { withDisabled = false } = {}): Givable {
  const where = withDisabled ? '' : 'WHERE enabledMark = 1';
  return {
    systems: store.all<RightRow>(`SELECT id, '${TOP_ID}' AS parentId, fullName, icon, sortCode FROM system ${where} ORDER BY sortCode, id`),
    menus: store.all<MenuEntry>(
      `SELECT id, iif(parentId = '${TOP_ID}', systemId, parentId) AS parentId, fullName, icon, sortCode, systemId FROM menu ${where} ORDER BY sortCode, id`,
    ),
    rights: store.all<KindedRight>(
      `SELECT id, menuId AS parentId, fullName, '' AS icon, sortCode, kind FROM menu_right ${where} ORDER BY sortCode, id`,
    ),
  };
}

/** Ids of what a caller may hand on; null is everything. @reading R-098 */
export interface OwnRights {
  systems: ReadonlySet<string>;
  menus: ReadonlySet<string>;
  rights: ReadonlySet<string>;
}

/** The part of everything that somebody has. */
export function partOf({ systems, menus, rights }: Givable, own: OwnRights | null): Givable {
  if (!own) return { systems, menus, rights };
  return {
    systems: systems.filter(({ id }) => own.systems.has(id)),
    menus: menus.filter(({ id, systemId }) => own.menus.has(id) && own.systems.has(systemId)),
    rights: rights.filter(({ id }) => own.rights.has(id)),
  };
}
