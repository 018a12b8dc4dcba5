import { bindOperations } from '@milepost/openapi/client';
import { groupCodecs } from '@milepost/openapi/domains/group';
import type { GroupOption } from '@milepost/openapi/domains/group';
import { positionCodecs } from '@milepost/openapi/domains/position';
import type { Position, PositionOption } from '@milepost/openapi/domains/position';
import { roleCodecs } from '@milepost/openapi/domains/role';
import type { RoleOption } from '@milepost/openapi/domains/role';
import { userCodecs } from '@milepost/openapi/domains/user';
import type { UserBrief, UserNode } from '@milepost/openapi/domains/user';
import { groupOperations, positionOperations, roleOperations, userOperations } from '@milepost/openapi/operations';
import type { LookupAsk } from '../declare.ts';

/** Everybody who is enabled. */
export async function userList({ client, signal }: LookupAsk): Promise<readonly UserBrief[]> {
  const { data } = await bindOperations(client, userOperations).listAllUsers({}, { signal });
  return userCodecs.listAllUsers.data.decode(data);
}

/** Organisations with everybody below them. */
export async function userTree({ client, signal }: LookupAsk): Promise<readonly UserNode[]> {
  const { data } = await bindOperations(client, userOperations).listUserOptions({}, { signal });
  return userCodecs.listUserOptions.data.decode(data);
}

/** Every enabled position. */
export async function positionList({ client, signal }: LookupAsk): Promise<readonly Position[]> {
  const { data } = await bindOperations(client, positionOperations).listAllPositions({}, { signal });
  return positionCodecs.listAllPositions.data.decode(data);
}

/** Positions below their organisations. */
export async function positionTree({ client, signal }: LookupAsk): Promise<readonly PositionOption[]> {
  const { data } = await bindOperations(client, positionOperations).listPositionTree({}, { signal });
  return positionCodecs.listPositionTree.data.decode(data);
}

/** Roles below their organisations, the global ones below node 1. */
export async function roleTree({ client, signal }: LookupAsk): Promise<readonly RoleOption[]> {
  const { data } = await bindOperations(client, roleOperations).listRoleTree({}, { signal });
  return roleCodecs.listRoleTree.data.decode(data);
}

/** Groups below the kinds they are of. */
export async function groupTree({ client, signal }: LookupAsk): Promise<readonly GroupOption[]> {
  const { data } = await bindOperations(client, groupOperations).listGroupTree({}, { signal });
  return groupCodecs.listGroupTree.data.decode(data);
}
