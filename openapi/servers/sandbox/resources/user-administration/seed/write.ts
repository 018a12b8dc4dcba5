import type { SeedWorld } from '../../../core/module.ts';
import { groupBy } from '../../../core/group.ts';
import { md5Hex, SALT_BYTES, storePassword } from '../../current-user/password.ts';
import type { OrganizationRow } from '../../organization/organizations.ts';
import { readDirectory, type Directory } from '../directory.ts';
import { linkAccounts, readAccounts } from './accounts.ts';
import { detailsOfNumber } from './details.ts';
import { personInserts, type PersonInserts } from './inserts.ts';
import { nameOf } from './names.ts';
import { headcounts, HEAD_ROLE, roleCodeOf } from './staffing.ts';

/** Password of everybody but the six accounts; printed in the manual, as the sandbox listens to this computer only. */
export const SEED_PASSWORD = 'Welcome2026';
/** Everybody, the six accounts included. */
const PEOPLE = 2000;
/** Every so many have changed nothing since they were added, are disabled, locked, stand in a second organisation, in a group. */
const EVERY = { unchanged: 10, disabled: 89, locked: 199, second: 61, group: 19 } as const;
const MANAGEMENT = '管理岗';
const VISITOR_POSITION = 'office.visitor';

type PositionRow = { id: string; organizeId: string; fullName: string; enCode: string; type: string };

/**
 * Fills the organisations with people: a head for each, the others below the head, the heads below the head above.
 * All of them share a salt and a password that is printed in the manual: one derivation instead of two thousand.
 */
export function seedPeople(seed: SeedWorld): void {
  const { store } = seed;
  const accounts = readAccounts(seed);
  const directory = readDirectory(store);
  const world: Staffing = {
    seed,
    directory,
    positions: groupBy(
      store.all<PositionRow>('SELECT id, organizeId, fullName, enCode, type FROM position WHERE enabledMark = 1 ORDER BY sortCode, id'),
      (row) => row.organizeId,
    ),
    roleIds: new Map(store.all<{ id: string; enCode: string }>('SELECT id, enCode FROM role').map((row) => [row.enCode, row.id])),
    groups: store.all<{ id: string }>('SELECT id FROM user_group WHERE enabledMark = 1 ORDER BY sortCode, id').map(({ id }) => id),
    heads: new Map(directory.rows.flatMap(({ id, managerId }) => (managerId === null ? [] : [[id, managerId]]))),
    inserts: personInserts(
      store,
      storePassword(md5Hex(SEED_PASSWORD), new TextEncoder().encode('welcome'.padEnd(SALT_BYTES, '.'))),
      seed.timeMs,
    ),
  };
  let number = 0;
  for (const [row, count] of headcounts(directory, PEOPLE - accounts.length))
    for (let place = 0; place < count; place += 1)
      writeNumber(world, row, { number: (number += 1), isHead: place === 0 && !world.heads.has(row.id) });
  linkAccounts(seed, { accounts, directory, heads: world.heads });
}

interface Staffing {
  seed: SeedWorld;
  directory: Directory;
  positions: ReadonlyMap<string, PositionRow[]>;
  roleIds: ReadonlyMap<string, string>;
  /** Ids of the groups that take members. */
  groups: readonly string[];
  /** The head of each organisation that has one by now. */
  heads: Map<string, string>;
  inserts: PersonInserts;
}

function writeNumber(world: Staffing, home: OrganizationRow, { number, isHead }: { number: number; isHead: boolean }): void {
  const { directory, roleIds, heads } = world;
  const id = world.seed.nextId();
  const { realName, isFemale } = nameOf(number);
  const path = pathOf(directory, home.id);
  const managerId = path
    .slice(0, isHead ? -1 : undefined)
    .map((row) => heads.get(row.id))
    .findLast((head) => head !== undefined);
  if (isHead) heads.set(home.id, id);
  const codes = [roleCodeOf(home.enCode), ...(isHead ? [HEAD_ROLE] : [])];
  const above = path.at(-2);
  const group = number % EVERY.group === 0 ? world.groups[(number / EVERY.group) % world.groups.length] : undefined;
  const isOff = (every: number): boolean => !isHead && number % every === every - 1;
  world.inserts.write({
    id,
    realName,
    details: detailsOfNumber(number),
    gender: isFemale ? 2 : 1,
    number,
    enabledMark: isOff(EVERY.disabled) ? 0 : isOff(EVERY.locked) ? 2 : 1,
    hasChangedPassword: number % EVERY.unchanged !== 0,
    managerId: managerId ?? null,
    organizeIds: [home.id, ...(above && number % EVERY.second === 0 ? [above.id] : [])],
    positionId: positionOf(world, path, { number, isHead }),
    roleIds: codes.flatMap((code) => roleIds.get(code) ?? []),
    groupId: group ?? null,
  });
}

const pathOf = (directory: Directory, id: string): OrganizationRow[] => directory.pathOf(id).ids.map((each) => directory.get(each));

/** A head has the post of one; the others share the rest of their organisation, or of the nearest above that has some. */
function positionOf(
  { positions }: Staffing,
  path: readonly OrganizationRow[],
  { number, isHead }: { number: number; isHead: boolean },
): string | null {
  const own = positions.get(path.at(-1)?.id ?? '') ?? [];
  if (isHead) return own.find(({ type }) => type === MANAGEMENT)?.id ?? null;
  for (const { id } of path.toReversed()) {
    const plain = (positions.get(id) ?? []).filter(({ type, enCode }) => type !== MANAGEMENT && enCode !== VISITOR_POSITION);
    const position = plain[number % plain.length];
    if (position) return position.id;
  }
  return null;
}
