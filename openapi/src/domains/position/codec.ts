import {
  commaList,
  count,
  flag,
  from,
  id,
  lazyTree,
  list,
  listed,
  moment,
  number,
  optional,
  optionalId,
  paged,
  record,
  text,
  type OperationCodecs,
} from '../../wire/index.ts';
import { selectorMembers } from '../organization/index.ts';

const common = { fullName: text, enCode: text, type: text, isEnabled: from('enabledMark', flag), description: text } as const;

const row = record({
  ...common,
  id,
  organizeId: optionalId,
  department: text,
  icon: text,
  creatorTime: moment,
  sortCode: count,
  /** People who belong to it; null where the server does not say. @reading R-701 */
  memberCount: number,
});
const single = record({ ...common, id, organizeId: id, sortCode: count, organizeIdTree: list(id), lastModifyTime: moment });
/** An organisation, or a position below it. */
const node = lazyTree({ ...selectorMembers, isEnabled: from('enabledMark', optional(flag)), sortCode: number, organizeIdTree: commaList });
// A sort order that is still empty is sent as null, so that the server judges it.
const body = record({ ...common, organizeId: text, sortCode: number });
const organizations = record({ organizeIds: list(id) });
const filter = record({ departIds: list(id), positionIds: list(id), keyword: text });

/** Codecs of the answers and bodies of positions. */
export const positionCodecs = {
  listPositions: { data: paged(row) },
  listPositionTree: { data: listed(node) },
  createPosition: { body },
  getPosition: { data: single },
  updatePosition: { body },
  removePosition: {},
  listAllPositions: { data: listed(row) },
  listPositionsByOrganizations: { data: listed(node), body: organizations },
  listAllowedPositions: { data: listed(node), body: filter },
} as const satisfies OperationCodecs<PositionOperation>;

export type PositionOperation =
  | 'listPositions'
  | 'listPositionTree'
  | 'createPosition'
  | 'getPosition'
  | 'updatePosition'
  | 'removePosition'
  | 'listAllPositions'
  | 'listPositionsByOrganizations'
  | 'listAllowedPositions';
