import { msg } from '@lingui/core/macro';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
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
  personColumn,
  pick,
  plainName,
  sortCode,
  sortColumn,
  enabledMarkParam,
  stateFilter,
  statusColumn,
  textColumn,
} from '../../features/resource/index.ts';
import { KINDS } from './companies.ts';
import { TOP } from './companyDraft.ts';
import { moving } from './moving.ts';
import { moveWarning } from './moveWarning.ts';
import { organizations as parents } from './parents.ts';

/** Most rows of one level. @reading R-097 */
const LEVEL_ROWS = 500;

interface Headed {
  readonly manager: string | null;
  readonly category: string | null;
}

const person = personColumn('manager', msg`Head of department`);
/** Head of a department, who is said to be missing where there is none; a company has no head. @reading R-616 */
const headColumn: ListColumn<Headed> = {
  ...person,
  text: (row, words) => person.text(row, words) || (row.category === 'department' ? words.text(msg`No head`) : ''),
  narrow: 'meta',
};

/** Departments below their companies, level by level. @source admin §2, §3, §5, §7 @reading R-096 @reading R-097 @reading R-610 */
export const departments = defineResource({
  id: 'department',
  source: 'admin §2, §3, §5, §7',
  operations: organizationOperations,
  codecs: organizationCodecs,
  words: { many: msg`Departments`, add: msg`New department`, edit: msg`Edit department`, emptyText: msg`No departments yet` },
  list: {
    shape: 'lazyTree',
    call: 'listDepartments',
    sidebar: { tree: 'organization', label: msg`Organisations`, all: msg`All organisations`, filterParam: 'parentId' },
    filters: [stateFilter()],
    columns: [
      nameColumn('lastFullName'),
      codeColumn('enCode', undefined, { narrow: 'hidden' }),
      choiceColumn('category', msg`Type`, KINDS),
      headColumn,
      memberCountColumn(),
      textColumn('description', msg`Description`),
      momentColumn('creatorTime', msg`Created`),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    args: (ask, parent) => ({
      path: { id: parent ?? ask.node ?? TOP },
      query: {
        ...(ask.keyword && parent === null && { keyword: ask.keyword }),
        ...enabledMarkParam(ask, parent),
        currentPage: 1,
        pageSize: LEVEL_ROWS,
      },
    }),
    nameOf: ({ lastFullName }) => lastFullName,
  },
  form: {
    frame: 'dialog',
    load: 'getDepartment',
    create: 'createDepartment',
    update: 'updateDepartment',
    warnings: moveWarning,
    feeds: { organizations: parents },
    initial: ({ parent }) => (parent ? { parentId: parent.id } : {}),
    fields: [
      choice('parentId', msg`Organisation`, feed('organizations', { id: 'id' }), { required: true }),
      pair(plainName('fullName'), code('enCode')),
      pair(pick('managerId', msg`Head of department`, 'head', { parameters: { of: 'id' } }), sortCode()),
      enabled('isEnabled'),
      description(),
    ],
  },
  actions: {
    toggle: 'updateDepartment',
    disableImpact: peopleEffects,
    editableWhen: ({ category }) => category === 'department',
    remove: { call: 'removeOrganization', impact: peopleEffects },
    more: [people(), moving('department'), { id: 'addBelow', label: msg`New department below`, code: 'btn_add', addsBelow: true }],
  },
});
