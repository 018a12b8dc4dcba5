import { nameColumn } from '../definition/columns.ts';

/** Members of a declaration over the groups that tests share; each adds the form it is about. */
export const TRIAL = {
  id: 'trial',
  source: 'admin §2',
  words: { many: { id: 'many' }, add: { id: 'add' }, edit: { id: 'edit' }, emptyText: { id: 'none' } },
  list: { shape: 'paged', call: 'listGroups', columns: [nameColumn('fullName')] },
} as const;
