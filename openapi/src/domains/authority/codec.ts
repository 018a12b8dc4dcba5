import { choice, commaList, count, from, id, list, optionalId, record, text, tree, type OperationCodecs } from '../../wire/index.ts';

/** A system, a menu entry or a right, below what it belongs to. */
export const rightNode = tree({ id, parentId: optionalId, fullName: text, icon: text, sortCode: count });

/** Steps of giving rights, in their order, by their names on the wire. @source admin §2 */
export const RIGHT_STEPS = {
  system: 'system',
  menu: 'module',
  button: 'button',
  column: 'column',
  form: 'form',
  data: 'resource',
} as const;

const given = {
  systemIds: list(id),
  menuIds: from('module', list(id)),
  buttonIds: from('button', list(id)),
  columnIds: from('column', list(id)),
  formIds: from('form', list(id)),
  dataIds: from('resource', list(id)),
} as const;

/** Codecs of the answers and bodies of rights. */
export const authorityCodecs = {
  listRoleRights: {
    data: record({ nodes: from('list', list(rightNode)), chosenIds: from('ids', list(id)), allIds: from('all', list(id)) }),
    body: record({ step: from('type', choice(RIGHT_STEPS, 'system')), before: from('moduleIds', commaList) }),
  },
  setRoleRights: {
    body: record({ ...given, holder: from('objectType', choice({ role: 'Role', position: 'Position', user: 'User' }, 'role')) }),
  },
  addRights: { body: record({ ...given, roleIds: list(id), positionIds: list(id), userIds: list(id) }) },
} as const satisfies OperationCodecs<AuthorityOperation>;

export type AuthorityOperation = 'listRoleRights' | 'setRoleRights' | 'addRights';
