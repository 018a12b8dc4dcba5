import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { SETTINGS } from '@milepost/openapi/domains/design';
import type { MergeConflict, Path, SettingName } from '@milepost/openapi/domains/design';
import { SETTING_WORDS } from '../changes/settingWords.ts';

const LABEL = msg({ message: 'Label', context: 'setting' });
const OF: Readonly<Partial<Record<MergeConflict['owner'], keyof typeof SETTINGS>>> = {
  field: 'control',
  form: 'form',
  list: 'list',
  appList: 'list',
};

const isSame = (one: Path, other: Path): boolean => one.length === other.length && one.every((step, at) => step === other[at]);

function conflictSetting({ owner, path }: MergeConflict): SettingName | null {
  const group = OF[owner];
  const found = group && Object.entries(SETTINGS[group]).find(([, known]) => isSame(known, path));
  return found ? (found[0] as SettingName) : null;
}

/** Words for the place of a conflict: the name of the setting, else its path. */
export function conflictPlace(conflict: MergeConflict): MessageDescriptor | string {
  const setting = conflictSetting(conflict);
  if (setting !== null) return SETTING_WORDS[setting];
  const steps = conflict.path.filter((step) => step !== '__config__');
  return steps.join() === 'label' ? LABEL : steps.join(' › ');
}
