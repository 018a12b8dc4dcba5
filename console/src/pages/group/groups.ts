import { msg } from '@lingui/core/macro';
import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import {
  relatedList,
  choice,
  code,
  codeColumn,
  defineResource,
  description,
  dictionary,
  enabled,
  memberCountColumn,
  members,
  memberEffects,
  momentColumn,
  nameColumn,
  pair,
  plainName,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
  textColumn,
} from '../../features/resource/index.ts';
import type { AnyRow, DeletionImpact } from '../../features/resource/index.ts';
import { usedBy, usesOf } from './usesOf.ts';

/** Kinds of groups, which are kept by their names. @reading R-104 */
const KINDS = dictionary('groupType', 'name');

/** People who belong to a group, and what names it; a server that does not tell one of them tells the other. @reading R-727 */
const impact: DeletionImpact<AnyRow> = async (...asked) => {
  const told = await Promise.all([memberEffects, usedBy].map((one) => one(...asked).catch(() => [])));
  return told.flat();
};

/** Groups of people across departments. @source admin §2, §3, §5, §7 */
export const groups = defineResource({
  id: 'group',
  source: 'admin §2, §3, §5, §7',
  operations: groupOperations,
  codecs: groupCodecs,
  words: { many: msg`Groups`, add: msg`New group`, edit: msg`Edit group`, emptyText: msg`No groups yet` },
  list: {
    shape: 'paged',
    call: 'listGroups',
    filters: [choice('type', msg`Group type`, KINDS), stateFilter()],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      memberCountColumn(),
      textColumn('type', msg`Group type`, { isSortable: true, narrow: 'meta' }),
      textColumn('description', msg`Description`),
      momentColumn('creatorTime', msg`Created`),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'dialog',
    load: 'getGroup',
    create: 'createGroup',
    update: 'updateGroup',
    fields: [
      pair(plainName('fullName'), code('enCode')),
      pair(choice('type', msg`Group type`, KINDS, { required: true }), sortCode()),
      enabled('isEnabled'),
      description(),
    ],
  },
  actions: {
    toggle: 'updateGroup',
    disableImpact: impact,
    remove: { call: 'removeGroup', impact },
    more: [members('group'), relatedList({ id: 'uses', label: msg`Where it is used`, code: 'btn_edit', of: usesOf })],
  },
});
