import { addressOf, picturesOf } from '../../features/resource/definition/picture.ts';
import type { Picture } from '../../features/resource/definition/picture.ts';
import type { SystemSettings } from '@milepost/openapi/domains/system-config';

/** Settings that are addresses of pictures. @source shell §3 */
export const PICTURES = ['loginIcon', 'logoIcon', 'navigationIcon', 'appIcon'] as const;
type Pictures<Value> = Record<(typeof PICTURES)[number], Value>;

/** The settings as their form edits them: an address is a list of at most one picture, and a shortest length is demanded or not. */
export type SettingsDraft = Omit<SystemSettings, keyof Pictures<unknown> | 'passwordLengthMin'> &
  Pictures<readonly Picture[]> & {
    readonly passwordLengthMin: boolean;
    /** The server keeps the length itself in place of the switch, and gets it back so. @reading R-058 */
    readonly isLengthItself: boolean;
  };

const eachPicture = <Value>(valueOf: (name: (typeof PICTURES)[number]) => Value) =>
  Object.fromEntries(PICTURES.map((name) => [name, valueOf(name)])) as Pictures<Value>;

/** Draft of the settings. */
export function draftOf(settings: SystemSettings): SettingsDraft {
  const length = settings.passwordLengthMin ?? 0;
  return {
    ...settings,
    ...eachPicture((name) => picturesOf(settings[name])),
    passwordLengthMin: length > 0,
    isLengthItself: length > 1,
    ...(length > 1 && { passwordLengthMinNumber: length }),
  };
}

/** Settings of a draft. */
export function settingsOf({ isLengthItself, ...draft }: SettingsDraft): SystemSettings {
  const length = isLengthItself ? (draft.passwordLengthMinNumber ?? 0) : 1;
  return {
    ...draft,
    ...eachPicture((name) => addressOf(draft[name])),
    passwordLengthMin: draft.passwordLengthMin ? length : 0,
  };
}
