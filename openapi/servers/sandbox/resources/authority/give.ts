import { RightRefusal } from '../../core/failure.ts';
import type { Caller } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { withAncestors } from '../../core/tree.ts';
import { rightsOfCaller, rightsOfRole, writeRights } from './holdings.ts';
import { partOf, readGivable, RIGHT_KINDS, type Givable, type OwnRights, type RightKind } from './menu-tree.ts';

/** Ids as a call names them; each of them may be missing. */
export type Sent = Readonly<Partial<Record<'systemIds' | 'module' | RightKind, readonly string[] | null>>>;

/**
 * Replaces what a role has of the rights the caller sees; the rest of it stays, but for what stands in a system that is dropped.
 * @throws Refusal when something is given that the caller does not have
 * @reading R-470
 */
export function replaceRights(store: Store, caller: Caller | null, roleId: string, sent: Sent): void {
  const own = rightsOfCaller(store, caller);
  const given = givenBy(store, own, sent);
  const { systems, menus, rights } = partOf(readGivable(store), own);
  const seen = { systems: idsOf(systems), menus: idsOf(menus), rights: idsOf(rights) };
  writeRights(store, roleId, tidied(everythingOf(store), united(given, beyond(rightsOfRole(store, roleId), seen))));
}

/** Gives a role rights beside those it has. @throws Refusal as above */
export function addRights(store: Store, caller: Caller | null, roleId: string, sent: Sent): void {
  const given = givenBy(store, rightsOfCaller(store, caller), sent);
  writeRights(store, roleId, tidied(everythingOf(store), united(rightsOfRole(store, roleId), given)));
}

/** Rights a call gives. Ids of what stands above a right or an entry come with them and say nothing. @throws Refusal */
function givenBy(store: Store, own: OwnRights | null, sent: Sent): OwnRights {
  const everything = readGivable(store);
  const { systems, menus, rights } = partOf(everything, own);
  const above = new Set([...everything.systems, ...everything.menus].map(({ id }) => id));
  const systemIds = new Set(everything.systems.map(({ id }) => id));
  const taken = (names: readonly string[] | null | undefined, of: readonly { id: string }[], passed: ReadonlySet<string>): string[] => {
    const known = new Set(of.map(({ id }) => id));
    const unknown = (names ?? []).find((id) => !known.has(id) && !passed.has(id));
    if (unknown !== undefined) throw new RightRefusal(null, '不能授予自己没有的权限，请刷新后重试');
    return (names ?? []).filter((id) => known.has(id));
  };
  return {
    systems: new Set(taken(sent.systemIds, systems, new Set())),
    menus: new Set(taken(sent.module, menus, systemIds)),
    rights: new Set(
      RIGHT_KINDS.flatMap((kind) =>
        taken(
          sent[kind],
          rights.filter((right) => right.kind === kind),
          above,
        ),
      ),
    ),
  };
}

/** Entries of the given systems, with the folders above them, and rights on those entries. */
function tidied({ systems, menus, rights }: Givable, { systems: systemIds, menus: menuIds, rights: rightIds }: OwnRights): OwnRights {
  const chosen = menus.filter(({ id, systemId }) => menuIds.has(id) && systemIds.has(systemId));
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const opened = new Set(withAncestors(menus, ({ id }) => chosenIds.has(id)).map(({ id }) => id));
  return {
    systems: new Set(systems.filter(({ id }) => systemIds.has(id)).map(({ id }) => id)),
    menus: opened,
    rights: new Set(rights.filter(({ id, parentId }) => rightIds.has(id) && opened.has(parentId)).map(({ id }) => id)),
  };
}

type Part = keyof OwnRights;

const idsOf = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));
const everythingOf = (store: Store): Givable => readGivable(store, { withDisabled: true });

const byPart = (of: (part: Part) => Iterable<string>): OwnRights => ({
  systems: new Set(of('systems')),
  menus: new Set(of('menus')),
  rights: new Set(of('rights')),
});
const united = (a: OwnRights, b: OwnRights): OwnRights => byPart((part) => [...a[part], ...b[part]]);
const beyond = (all: OwnRights, own: OwnRights): OwnRights => byPart((part) => [...all[part]].filter((id) => !own[part].has(id)));
