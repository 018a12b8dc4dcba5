import type { I18n, MessageDescriptor } from '@lingui/core';
import { SETTINGS, isSame, valueAt } from '@milepost/openapi/domains/design';
import type { Json, Path, SettingName } from '@milepost/openapi/domains/design';
import { msg } from '@lingui/core/macro';
import { SETTING_WORDS } from '../changes/settingWords.ts';
import { nameOfItem } from './listEdits.ts';

const isMessage = (value: unknown): value is MessageDescriptor => typeof value === 'object' && value !== null && 'id' in value;

/** Words of a step. A setting it names is a message, too. */
export function stepWords(message: MessageDescriptor, i18n: I18n): string {
  const values = Object.entries(message.values ?? {}).map(([name, value]) => [name, isMessage(value) ? i18n._(value) : value]);
  return i18n._({ ...message, values: Object.fromEntries(values) });
}

const inMessage = (message: MessageDescriptor, setting: MessageDescriptor): MessageDescriptor => ({ ...message, values: { setting } });

/** Message of a change of the form or of a list: names the item it is in, else the setting, where that has a name. */
export function changeMessage(owner: 'form' | 'list' | 'appList', path: Path, json: Json): MessageDescriptor {
  if (owner === 'appList' && path.length === 0) return msg`Made the list of the app as on the desktop`;
  const item = path.length > 2 ? nameOfItem(valueAt(json, path.slice(0, 2))) : '';
  if (item !== '') return msg`Changed “${item}” in the list`;
  const [name] = Object.entries(SETTINGS[owner === 'form' ? 'form' : 'list']).find(([, at]) => isSame([...at], [...path])) ?? [];
  const setting = name === undefined ? undefined : SETTING_WORDS[name as SettingName];
  if (owner === 'form') return setting ? inMessage(msg({ message: 'Changed the form: {setting}' }), setting) : msg`Changed the form`;
  return setting ? inMessage(msg({ message: 'Changed the list: {setting}' }), setting) : msg`Changed the list`;
}
