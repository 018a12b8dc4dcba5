import {
  flag,
  from,
  id,
  lazyTree,
  list,
  listed,
  moment,
  number,
  count,
  optional,
  paged,
  record,
  text,
  type OperationCodecs,
} from '../../wire/index.ts';
import { selectorMembers } from '../organization/index.ts';

const common = { fullName: text, enCode: text, type: text, description: text, isEnabled: from('enabledMark', flag) } as const;

const row = record({
  ...common,
  id,
  creatorTime: moment,
  sortCode: count,
  /** People who belong to it; null where the server does not say. @reading R-701 */
  memberCount: number,
});
const single = record({ ...common, id, sortCode: count, lastModifyTime: moment });
/** A kind of group with the groups below it. */
const node = lazyTree({ ...selectorMembers, num: number, isEnabled: from('enabledMark', optional(flag)) });
// A sort order that is still empty is sent as null, so that the server judges it.
const body = record({ ...common, sortCode: number });
/** A design or a notice that names a group. @reading R-727 */
const usage = record({ id, type: text, fullName: text, enCode: text });
const filter = record({ ids: list(id), keyword: text });

/** Codecs of the answers and bodies of groups. */
export const groupCodecs = {
  listGroups: { data: paged(row) },
  createGroup: { body },
  listGroupTree: { data: list(node) },
  getGroup: { data: single },
  updateGroup: { body },
  removeGroup: {},
  listAllowedGroups: { data: listed(node), body: filter },
  listGroupUsages: { data: listed(usage) },
} as const satisfies OperationCodecs<GroupOperation>;

export type GroupOperation =
  | 'listGroups'
  | 'createGroup'
  | 'listGroupTree'
  | 'getGroup'
  | 'updateGroup'
  | 'removeGroup'
  | 'listAllowedGroups'
  | 'listGroupUsages';
