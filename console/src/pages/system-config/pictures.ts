import { addressOf, picturesOf } from '../../features/resource/picture.ts';
import type { Picture } from '../../features/resource/picture.ts';
import type { SystemSettings } from '@milepost/openapi/domains/system-config';

/** Settings that are addresses of pictures. @source shell §3 */
export const PICTURES = ['loginIcon', 'logoIcon', 'navigationIcon', 'appIcon'] as const;
type Pictures<Value> = Record<(typeof PICTURES)[number], Value>;

/** The settings as their form edits them: an address is a list of at most one picture, and a shortest length is demanded or not. */
export type SettingsDraft = Omit<SystemSettings, keyof Pictures<unknown> | 'passwordLengthMin'> &
  Pictures<readonly Picture[]> & { readonly passwordLengthMin: boolean };

const eachPicture = <Value>(valueOf: (name: (typeof PICTURES)[number]) => Value) =>
  Object.fromEntries(PICTURES.map((name) => [name, valueOf(name)])) as Pictures<Value>;

/** Draft of the settings. */
export const draftOf = (settings: SystemSettings): SettingsDraft => ({
  ...settings,
  ...eachPicture((name) => picturesOf(settings[name])),
  passwordLengthMin: (settings.passwordLengthMin ?? 0) > 0,
});

/** Settings of a draft. */
export const settingsOf = (draft: SettingsDraft): SystemSettings => ({
  ...draft,
  ...eachPicture((name) => addressOf(draft[name])),
  passwordLengthMin: Number(draft.passwordLengthMin),
});
