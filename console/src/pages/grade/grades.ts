import { msg } from '@lingui/core/macro';
import { gradeCodecs } from '@milepost/openapi/domains/grade';
import { gradeOperations } from '@milepost/openapi/operations';
import { Plus } from 'lucide';
import { choiceColumn, codeColumn, defineResource, momentColumn, nameColumn, textColumn } from '../../features/resource/index.ts';

const GENDERS = { 1: msg`Male`, 2: msg`Female` };

/** People who administer organisations beside their own. @source admin §2 @reading R-477 */
export const grades = defineResource({
  id: 'grade',
  source: 'admin §2',
  operations: gradeOperations,
  codecs: gradeCodecs,
  words: {
    many: msg`Delegated administration`,
    add: msg({ message: 'New delegation', context: 'grade' }),
    edit: msg({ message: 'Edit delegation', context: 'grade' }),
    emptyText: msg`Nothing is delegated yet`,
  },
  list: {
    shape: 'paged',
    call: 'listGrades',
    keyword: msg`Name, account or group`,
    isSelectable: false,
    columns: [
      nameColumn('realName', msg({ message: 'Name', context: 'person' })),
      codeColumn('account', msg`Account`),
      textColumn('managerGroup', msg`Administration group`, { isSortable: true }),
      choiceColumn('gender', msg`Gender`, GENDERS, { narrow: 'hidden' }),
      textColumn('mobilePhone', msg`Mobile phone`),
      textColumn('organize', msg`Organisation`, { width: { flex: 5, minPx: 200, mostPx: 300 } }),
      momentColumn('creatorTime', msg`Created`),
    ],
    nameOf: ({ realName }) => realName,
  },
  actions: {
    more: [
      { id: 'change', label: msg`Edit`, code: 'btn_edit', opens: () => import('./GradeForm.tsx') },
      {
        id: 'takeBack',
        label: msg`Delete`,
        code: 'btn_remove',
        tone: 'danger',
        call: 'removeGrade',
        args: ({ userId }) => ({ path: { userId } }),
        confirm: msg`Take back what was delegated to this person?`,
      },
    ],
    tools: [
      {
        id: 'add',
        label: msg({ message: 'New delegation', context: 'grade' }),
        code: 'btn_add',
        icon: Plus,
        isMain: true,
        opens: () => import('./GradeForm.tsx'),
      },
    ],
  },
});
