import { msg } from '@lingui/core/macro';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { roleOperations } from '@milepost/openapi/operations';
import { authorises, authorisesSeveral, comparesRights } from '../../features/authorise/authorises.ts';
import {
  choice,
  choiceColumn,
  codeColumn,
  defineResource,
  momentColumn,
  nameColumn,
  stateFilter,
  statusColumn,
  textColumn,
} from '../../features/resource/index.ts';

const GLOBAL = msg({ message: 'Global', context: 'role' });
const OF_ORGANISATIONS = msg({ message: 'Organisation', context: 'role' });

/** Rights of roles: a role is chosen first, then its rights are given step by step. @source admin §2 @reading R-470 */
export const authorisation = defineResource({
  id: 'authorisation',
  source: 'admin §2',
  operations: roleOperations,
  codecs: roleCodecs,
  words: {
    many: msg`Rights of roles`,
    add: msg`Authorise`,
    edit: msg`Authorise`,
    emptyText: msg`No roles yet`,
  },
  list: {
    shape: 'paged',
    call: 'listRoles',
    sidebar: { tree: 'roleScope', label: msg`Organisations`, all: msg`All roles`, filterParam: 'organizeId' },
    filters: [choice('globalMark', msg`Role type`, { 1: GLOBAL, 0: OF_ORGANISATIONS }), stateFilter()],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      choiceColumn('isGlobal', msg`Role type`, { true: GLOBAL, false: OF_ORGANISATIONS }),
      textColumn('organizeInfo', msg`Organisation`, { width: { flex: 4, minPx: 160, mostPx: 220 } }),
      momentColumn('creatorTime', msg`Created`),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
    isSelectable: true,
  },
  actions: {
    several: [authorisesSeveral(), comparesRights()],
    more: [authorises()],
  },
});
