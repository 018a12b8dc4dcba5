import { msg } from '@lingui/core/macro';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import { Network } from 'lucide';
import {
  choice,
  choiceColumn,
  code,
  codeColumn,
  defineResource,
  description,
  enabled,
  feed,
  memberCountColumn,
  momentColumn,
  nameColumn,
  pair,
  people,
  peopleEffects,
  plainName,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
} from '../../features/resource/index.ts';
import { bodyOf, draftOf } from './companyDraft.ts';
import { detailFields } from './details.ts';
import { moving } from './moving.ts';
import { moveWarning } from './moveWarning.ts';
import { companies as parents } from './parents.ts';

/** Kinds of organisations. */
export const KINDS = { company: msg`Company`, department: msg`Department` };

/** Level a row stands at, 1 at the top; nothing where the server does not tell its way. */
const levelColumn: ListColumn<{ readonly organizeIdTree: readonly string[] }> = {
  id: 'level',
  header: msg`Level`,
  text: ({ organizeIdTree }) => String(organizeIdTree.length || ''),
  figure: ({ organizeIdTree }) => organizeIdTree.length,
  width: { px: 80, mostPx: 120 },
  align: 'end',
  narrow: 'hidden',
};

/** The tree of companies and departments; companies are made and changed here. @source admin §2, §3, §5, §7 @reading R-096 @reading R-709 @reading R-710 */
export const companies = defineResource({
  id: 'organization',
  source: 'admin §2, §3, §5, §7',
  operations: organizationOperations,
  codecs: organizationCodecs,
  words: { many: msg`Organisations`, add: msg`New company`, edit: msg`Edit company`, emptyText: msg`No organisations yet` },
  list: {
    shape: 'tree',
    call: 'listOrganizations',
    filters: [choice('category', msg`Type`, KINDS), stateFilter()],
    clientFilters: { category: (row, category) => row.category === category },
    columns: [
      nameColumn('lastFullName'),
      codeColumn('enCode'),
      levelColumn,
      memberCountColumn(),
      choiceColumn('category', msg`Type`, KINDS),
      momentColumn('creatorTime', msg`Created`),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    nameOf: ({ lastFullName }) => lastFullName,
  },
  form: {
    frame: 'page',
    load: 'getOrganization',
    create: 'createOrganization',
    update: 'updateOrganization',
    warnings: moveWarning,
    feeds: { companies: parents },
    initial: ({ parent }) => ({ details: { kind: 'value' as const, value: {} }, ...(parent && { parentId: parent.id }) }),
    toDraft: draftOf,
    toBody: bodyOf,
    fields: [
      choice('parentId', msg`Parent company`, feed('companies', { id: 'id' }), { required: true }),
      pair(plainName('fullName'), code('enCode')),
      pair(sortCode(), enabled('isEnabled')),
      description(),
      ...detailFields,
    ],
  },
  actions: {
    toggle: 'updateOrganization',
    disableImpact: peopleEffects,
    editableWhen: ({ category }) => category === 'company',
    remove: { call: 'removeOrganization', impact: peopleEffects },
    more: [
      people(),
      moving('company'),
      { id: 'addBelow', label: msg`New company below`, code: 'btn_add', when: ({ category }) => category === 'company', addsBelow: true },
    ],
    tools: [
      { id: 'chart', label: msg`Organisation chart`, code: null, icon: Network, opens: () => import('./chart/OrganizationChart.tsx') },
    ],
  },
});
