import { msg } from '@lingui/core/macro';
import * as setting from '../settings/builders.ts';
import { fieldSheet } from '../settings/sections.ts';
import type { SettingRow } from '../settings/types.ts';

const filled = (own: readonly SettingRow[] = []) => fieldSheet({ placeholder: 'look', isFilledIn: false, begins: 'nothing', own });
const levels = setting.choice(
  'showLevel',
  msg`Shown with`,
  {
    last: msg({ message: 'Its own name', context: 'organisation' }),
    all: msg({ message: 'Everything above it', context: 'organisation' }),
  },
  { usual: 'last' },
);

/** Sheets of what the server fills in. */
export const system = {
  createUser: filled(),
  createTime: filled(),
  modifyUser: filled(),
  modifyTime: filled(),
  currOrganize: filled([levels]),
  currDept: filled([levels]),
  currPosition: filled(),
} as const;
