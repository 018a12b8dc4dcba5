import { bindOperations } from '@milepost/openapi/client';
import { positionCodecs } from '@milepost/openapi/domains/position';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { positionOperations, roleOperations } from '@milepost/openapi/operations';
import type { UserRecord } from '@milepost/openapi/domains/user';
import type { Api } from '../../data/api/index.ts';

/** A node of a tree of organisations with what belongs to them. */
interface Node {
  readonly id: string;
  readonly fullName: string;
  readonly type: string | null;
  readonly children?: readonly unknown[] | null;
}

/** A position or a role: its name, and what it stands below; global roles stand below a node of their own. */
interface Belonging {
  readonly name: string;
  readonly under: ReadonlySet<string>;
}
export type BelongingsOfKind = ReadonlyMap<string, Belonging>;

/** Positions and roles of organisations, by their ids. */
export interface Belongings {
  readonly positions: BelongingsOfKind;
  readonly roles: BelongingsOfKind;
}

/** Leaves of one type by what they stand below. A role of two organisations stands below both. */
function leavesIn(nodes: readonly Node[], type: 'position' | 'role'): BelongingsOfKind {
  const found = new Map<string, { readonly name: string; readonly under: Set<string> }>();
  const visit = (node: Node, above: string) => {
    if (node.type === type) {
      const known = found.get(node.id) ?? { name: node.fullName, under: new Set<string>() };
      known.under.add(above);
      found.set(node.id, known);
    }
    for (const child of (node.children ?? []) as readonly Node[]) visit(child, node.id);
  };
  nodes.forEach((node) => visit(node, ''));
  return found;
}

/** Positions and roles of these organisations, and the roles that belong to none in particular. @source admin §7 (getListByOrgIds) */
export async function belongingsOf({ client }: Api, organizeIds: readonly string[]): Promise<Belongings> {
  const asked = { organizeIds: [...organizeIds] };
  const [positions, roles] = await Promise.all([
    bindOperations(client, positionOperations).listPositionsByOrganizations({
      body: positionCodecs.listPositionsByOrganizations.body.encode(asked),
    }),
    bindOperations(client, roleOperations).listRolesByOrganizations({ body: roleCodecs.listRolesByOrganizations.body.encode(asked) }),
  ]);
  return {
    positions: leavesIn(positionCodecs.listPositionsByOrganizations.data.decode(positions.data), 'position'),
    roles: leavesIn(roleCodecs.listRolesByOrganizations.data.decode(roles.data), 'role'),
  };
}

/** Ids of what stays with somebody who leaves organisations: all but what belongs to those alone. @reading R-568 */
export const kept = (ids: readonly string[], known: BelongingsOfKind, left: ReadonlySet<string>): readonly string[] =>
  ids.filter((id) => {
    const under = known.get(id)?.under;
    return under === undefined || [...under].some((place) => !left.has(place));
  });

/** Organisations people are put into, in the place of their own or beside them. */
export interface Move {
  readonly organizeIds: readonly string[];
  readonly how: 'only' | 'too';
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Members of a person that a move changes; null where it changes none. */
export function moved(
  record: UserRecord,
  { organizeIds: chosen, how }: Move,
  { positions, roles }: Belongings,
): Partial<UserRecord> | null {
  const organizeIds = how === 'too' ? [...new Set([...record.organizeIds, ...chosen])] : chosen;
  if (isSameSet(organizeIds, record.organizeIds)) return null;
  const left = new Set(record.organizeIds.filter((id) => !organizeIds.includes(id)));
  const [positionIds, roleIds] = [kept(record.positionIds, positions, left), kept(record.roleIds, roles, left)];
  return {
    organizeIds: [...organizeIds],
    ...(positionIds.length < record.positionIds.length && { positionIds: [...positionIds] }),
    ...(roleIds.length < record.roleIds.length && { roleIds: [...roleIds] }),
  };
}
