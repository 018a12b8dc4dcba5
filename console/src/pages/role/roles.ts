import { msg } from '@lingui/core/macro';
import { GLOBAL_ORGANIZATION_ID, roleCodecs } from '@milepost/openapi/domains/role';
import { roleOperations } from '@milepost/openapi/operations';
import { authorises, authorisesSeveral, comparesRights, viewsAs } from '../../features/authorise/authorises.ts';
import { copyRights } from '../../features/authorise/copyRights.ts';
import {
  choice,
  choiceColumn,
  code,
  codeColumn,
  defineResource,
  description,
  enabled,
  members,
  memberEffects,
  momentColumn,
  nameColumn,
  pair,
  picks,
  plainName,
  sortCode,
  sortColumn,
  statusColumn,
  textColumn,
  toggle,
  when,
} from '../../features/resource/index.ts';
import type { FieldPart } from '../../features/resource/index.ts';
import { bodyOf, typedOf } from './roleDraft.ts';

const GLOBAL = msg({ message: 'Global', context: 'role' });
const OF_ORGANISATIONS = msg({ message: 'Organisation', context: 'role' });
const KINDS = { true: GLOBAL, false: OF_ORGANISATIONS };

/** Roles: what their people may open and press. @source admin §2–§7 */
export const roles = defineResource({
  id: 'role',
  source: 'admin §2, §3, §5, §7',
  operations: roleOperations,
  codecs: roleCodecs,
  words: { many: msg`Roles`, add: msg`New role`, edit: msg`Edit role`, emptyText: msg`No roles yet` },
  list: {
    shape: 'paged',
    call: 'listRoles',
    sidebar: { tree: 'roleScope', label: msg`Organisations`, all: msg`All roles`, filterParam: 'organizeId' },
    filters: [
      choice('globalMark', msg`Role type`, { 1: GLOBAL, 0: OF_ORGANISATIONS }),
      choice('enabledMark', msg`Status`, { 1: msg`Enabled`, 0: msg`Disabled` }),
    ],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      choiceColumn('isGlobal', msg`Role type`, KINDS),
      textColumn('organizeInfo', msg`Organisation`, { width: { flex: 4, minPx: 160, mostPx: 220 } }),
      momentColumn('creatorTime', msg`Created`),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'dialog',
    load: 'getRole',
    create: 'createRole',
    update: 'updateRole',
    toDraft: typedOf,
    toBody: bodyOf,
    initial: ({ node }) => ({ type: '', ...(node !== null && node !== GLOBAL_ORGANIZATION_ID && { isGlobal: 'false' }) }),
    fields: [
      pair(plainName('fullName'), code('enCode')),
      choice('isGlobal', msg`Role type`, KINDS, { required: true, initial: 'true', look: 'radio' }),
      when(
        { field: 'isGlobal', is: ['false'] },
        picks('organizeIdsTree', msg`Organisation`, 'organization', { required: true }) as FieldPart<unknown>,
      ),
      pair(sortCode(), enabled('isEnabled')),
      when(
        { field: 'copyOf', isFilled: true },
        toggle('copiesRights', msg`Rights`, {
          onText: msg({ message: 'Copied', context: 'rights' }),
          offText: msg({ message: 'None', context: 'rights of a copy' }),
          help: msg`Those of the role it is a copy of, as far as you may give them`,
        }),
      ),
      description(),
    ],
  },
  actions: {
    several: [authorisesSeveral(), comparesRights()],
    toggle: 'setRoleState',
    disableImpact: memberEffects,
    remove: { call: 'removeRole', impact: memberEffects },
    more: [
      authorises(),
      viewsAs(),
      members('role'),
      {
        id: 'duplicate',
        label: msg`Duplicate`,
        code: 'btn_add',
        duplicates: ({ id }) => ({ fullName: '', enCode: '', copyOf: id, copiesRights: true }),
        copies: {
          when: ({ copiesRights }) => copiesRights,
          send: (api, row, { enCode }) => copyRights(api, row.id, enCode),
          failed: msg`The role was created without its rights`,
        },
      },
    ],
  },
});
