import {
  count,
  flag,
  from,
  id,
  lazyTree,
  list,
  listed,
  moment,
  number,
  optionalId,
  paged,
  record,
  text,
  type OperationCodecs,
} from '../../wire/index.ts';
import { selectorMembers } from '../organization/index.ts';

const common = { fullName: text, enCode: text, type: text, isEnabled: from('enabledMark', flag), description: text } as const;
const scope = { isGlobal: from('globalMark', flag), organizeIdsTree: list(list(id)) } as const;

const row = record({ ...common, id, creatorTime: moment, sortCode: count, isGlobal: scope.isGlobal, organizeInfo: text });
const single = record({ ...common, ...scope, id, sortCode: count, lastModifyTime: moment });
/** The node above the global roles, an organisation, or a role. */
const node = lazyTree({ ...selectorMembers, onlyId: optionalId, num: number });
// A sort order that is still empty is sent as null, so that the server judges it.
const body = record({ ...common, ...scope, sortCode: number });
const organizations = record({ organizeIds: list(id) });
const filter = record({ ids: list(id), keyword: text });

/** Codecs of the answers and bodies of roles. */
export const roleCodecs = {
  listRoles: { data: paged(row) },
  listRoleTree: { data: listed(node) },
  listPermittedRoleTree: { data: listed(node) },
  createRole: { body },
  getRole: { data: single },
  updateRole: { body },
  removeRole: {},
  setRoleState: {},
  listRolesByOrganizations: { data: listed(node), body: organizations },
  listAllowedRoles: { data: listed(node), body: filter },
} as const satisfies OperationCodecs<RoleOperation>;

export type RoleOperation =
  | 'listRoles'
  | 'listRoleTree'
  | 'listPermittedRoleTree'
  | 'createRole'
  | 'getRole'
  | 'updateRole'
  | 'removeRole'
  | 'setRoleState'
  | 'listRolesByOrganizations'
  | 'listAllowedRoles';
