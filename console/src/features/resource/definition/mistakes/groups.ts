import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { codeColumn, momentColumn, nameColumn, statusColumn, textColumn } from '../columns.ts';
import { defineResource } from '../defineResource.ts';
import { choice, code, description, dictionary, enabled, name, pair, pick, section, sortCode } from '../fields.ts';

/** Correct declaration; each mistake changes one place of its text. */
export const groups = defineResource({
  id: 'trial',
  source: 'admin §2',
  operations: groupOperations,
  codecs: groupCodecs,
  words: {
    many: { id: 'Groups' },
    add: { id: 'New group' },
    edit: { id: 'Edit group' },
    emptyText: { id: 'No groups yet' },
  },
  list: {
    shape: 'paged',
    call: 'listGroups',
    filters: [
      choice('type', { id: 'Kind' }, dictionary('groupType', 'name')),
      choice('memberCount', { id: 'Members' }, { some: { id: 'Somebody' } }),
    ],
    clientFilters: { memberCount: (row) => row.memberCount !== null },
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      textColumn('description', { id: 'Description' }, { narrow: 'meta' }),
      momentColumn('creatorTime', { id: 'Created' }),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode', direction: 'descending' },
    sidebar: { tree: 'organization', label: { id: 'Organisations' }, filterParam: 'organizeId' },
    nameOf: (row) => row.fullName,
  },
  form: {
    frame: 'dialog',
    load: 'getGroup',
    create: 'createGroup',
    update: 'updateGroup',
    fields: [
      name('fullName'),
      pair(code('enCode'), sortCode()),
      section({ id: 'More' }, pick('type', { id: 'Kind' }, 'group'), enabled('isEnabled')),
      description(),
    ],
    check: (draft) => (draft.enCode === draft.fullName ? [{ field: 'enCode', problem: 'required' }] : []),
  },
  actions: {
    toggle: 'updateGroup',
    remove: { call: 'removeGroup' },
    more: [{ id: 'clean', label: { id: 'Clean' }, code: 'btn_edit', call: 'listGroupUsages' }],
    tools: [{ id: 'refresh', label: { id: 'Refresh' }, code: 'btn_add', call: 'listGroupTree', confirm: { id: 'Refresh?' } }],
  },
});
