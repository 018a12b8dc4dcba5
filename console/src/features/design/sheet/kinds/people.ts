import { msg } from '@lingui/core/macro';
import { memberOf } from '@milepost/openapi/domains/design';
import { fieldChoice } from '../editors/fieldChoice.tsx';
import * as setting from '../settings/builders.ts';
import * as common from '../settings/common.ts';
import { fieldSheet } from '../settings/sections.ts';
import type { Setting, SettingRow } from '../settings/types.ts';

const ALL = {
  all: msg({ message: 'Everybody and everything', context: 'limit of a picker' }),
  custom: msg({ message: 'Only those chosen here', context: 'limit of a picker' }),
};
const FOLLOWS = {
  dep: msg({ message: 'Those of a department in another field', context: 'limit of a picker' }),
  pos: msg({ message: 'Those of a position in another field', context: 'limit of a picker' }),
  role: msg({ message: 'Those of a role in another field', context: 'limit of a picker' }),
  group: msg({ message: 'Those of a group in another field', context: 'limit of a picker' }),
};
const selectType = (options: setting.Words) => setting.choice('selectType', msg`May be chosen`, options, { usual: 'all' });

type Able = 'ableDepIds' | 'ablePosIds' | 'ableUserIds' | 'ableRoleIds' | 'ableGroupIds';
const ABLE = {
  ableDepIds: [msg({ message: 'Departments', context: 'limit of a picker' }), 'organizationId'],
  ablePosIds: [msg({ message: 'Positions', context: 'limit of a picker' }), 'position'],
  ableUserIds: [msg({ message: 'People', context: 'limit of a picker' }), 'person'],
  ableRoleIds: [msg({ message: 'Roles', context: 'limit of a picker' }), 'role'],
  ableGroupIds: [msg({ message: 'Groups', context: 'limit of a picker' }), 'group'],
} as const;
/** A list of what may be chosen; some designs have one list for all. */
const able = (name: Able): Setting => {
  const [label, picker] = ABLE[name];
  return setting.when(
    setting.picks(name, label, picker, { at: (json) => (memberOf(json, 'ableIds') === undefined ? [name] : ['ableIds']) }),
    ['selectType', 'custom'],
  );
};
const ableOfSeveral = (name: Able): Setting => ({ ...able(name), at: () => [name] });
const EVERY = ['ableDepIds', 'ablePosIds', 'ableRoleIds', 'ableGroupIds', 'ableUserIds'] as const;

const picker = (source: readonly SettingRow[]) =>
  fieldSheet({ begins: 'current', look: [common.clearable], own: [common.multiple], source });

/** Sheets of pickers of people and of what they belong to. @source designer §8.1 */
export const people = {
  userSelect: picker([
    selectType({ ...ALL, ...FOLLOWS }),
    setting.when(
      fieldChoice('relationField', msg({ message: 'The other field', context: 'setting' }), {
        kinds: ['comSelect', 'depSelect', 'posSelect', 'roleSelect', 'groupSelect', 'currOrganize', 'currDept', 'currPosition'],
      }),
      ['selectType', 'dep', 'pos', 'role', 'group'],
    ),
    ...EVERY.map(ableOfSeveral),
  ]),
  usersSelect: picker([selectType({ ...ALL, ...FOLLOWS }), ...EVERY.map(ableOfSeveral)]),
  comSelect: picker([selectType(ALL), able('ableDepIds')]),
  depSelect: picker([selectType(ALL), able('ableDepIds')]),
  posSelect: picker([selectType(ALL), ableOfSeveral('ableDepIds'), ableOfSeveral('ablePosIds')]),
  roleSelect: picker([selectType(ALL), able('ableRoleIds')]),
  groupSelect: picker([selectType(ALL), able('ableGroupIds')]),
  address: fieldSheet({
    look: [common.clearable],
    own: [
      setting.choice(
        'level',
        msg`Down to`,
        {
          0: msg({ message: 'Province', context: 'level' }),
          1: msg({ message: 'City', context: 'level' }),
          2: msg({ message: 'District', context: 'level' }),
          3: msg({ message: 'Street', context: 'level' }),
        },
        { usual: '2', isNumber: true },
      ),
      common.multiple,
    ],
  }),
} as const;
