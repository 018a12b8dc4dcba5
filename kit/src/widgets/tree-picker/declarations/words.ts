import { msg } from '@lingui/core/macro';

/** Words that several pickers share. */
export const words = {
  department: msg({ message: 'Department', context: 'tab' }),
  role: msg({ message: 'Role', context: 'tab' }),
  position: msg({ message: 'Position', context: 'tab' }),
  group: msg({ message: 'Group', context: 'tab' }),
  organization: msg({ message: 'Organisation', context: 'tab' }),
  structure: msg`Organisation structure`,
  people: msg`People`,
  byNameOrNumber: msg`Search name, pinyin or number`,
  byNameOrCode: msg`Search name or code`,
  byName: msg`Search name or pinyin`,
  onlyPeople: msg`Only people can be chosen here`,
  onlyDepartments: msg`Only departments can be chosen here`,
  onlyPositions: msg`Only positions can be chosen here`,
  onlyGroups: msg`Only groups can be chosen here`,
  onlyRoles: msg`Only roles can be chosen here`,
} as const;
