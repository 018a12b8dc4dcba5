import { msg } from '@lingui/core/macro';
import { positionCodecs } from '@milepost/openapi/domains/position';
import { positionOperations } from '@milepost/openapi/operations';
import {
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
  pick,
  plainName,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
  taskOfRow,
  textColumn,
} from '../../features/resource/index.ts';
import { copyPosition } from './copyPosition.ts';
import { holdersOf, succession } from './succession.ts';

/** Kinds of positions, which are kept by their names. @reading R-104 */
const KINDS = dictionary('PositionType', 'name');

/** Positions of organisations: what people are there. @source admin §2, §3, §5, §7 */
export const positions = defineResource({
  id: 'position',
  source: 'admin §2, §3, §5, §7',
  operations: positionOperations,
  codecs: positionCodecs,
  words: { many: msg`Positions`, add: msg`New position`, edit: msg`Edit position`, emptyText: msg`No positions yet` },
  list: {
    shape: 'paged',
    call: 'listPositions',
    filters: [
      choice('type', msg`Position type`, KINDS),
      choice('memberCount', msg`Members`, { none: msg`Nobody holds it`, some: msg`Somebody holds it` }),
      stateFilter(),
    ],
    clientFilters: { memberCount: ({ memberCount }, value) => memberCount === null || memberCount > 0 === (value === 'some') },
    sidebar: { tree: 'organization', label: msg`Organisations`, all: msg`All organisations`, filterParam: 'organizeId' },
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      memberCountColumn(),
      textColumn('type', msg`Position type`, { isSortable: true, narrow: 'meta' }),
      textColumn('department', msg`Organisation`, { width: { flex: 4, minPx: 160, mostPx: 220 } }),
      momentColumn('creatorTime', msg`Created`),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'dialog',
    load: 'getPosition',
    create: 'createPosition',
    update: 'updatePosition',
    fields: [
      pick('organizeId', msg`Organisation`, 'organizationId', { required: true }),
      pair(plainName('fullName'), code('enCode')),
      pair(choice('type', msg`Position type`, KINDS, { required: true }), sortCode()),
      enabled('isEnabled'),
      description(),
    ],
  },
  actions: {
    toggle: 'updatePosition',
    disableImpact: memberEffects,
    remove: {
      call: 'removePosition',
      impact: memberEffects,
      first: {
        when: async ({ id }, api, signal) => (await holdersOf(api, id, signal)).length > 0,
        opens: taskOfRow(succession),
      },
    },
    more: [
      members('position'),
      { id: 'duplicate', label: msg`Duplicate`, code: 'btn_add', duplicates: () => ({ enCode: '' }) },
      {
        id: 'copy',
        label: msg`Copy to organisations…`,
        code: 'btn_add',
        opens: taskOfRow(copyPosition),
      },
    ],
  },
});
