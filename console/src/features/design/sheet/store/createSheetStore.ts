import type { Control, FieldPath } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import { isSame, valueAt } from '@milepost/openapi/domains/design';
import type { DesignDialect, Json, Path } from '@milepost/openapi/domains/design';
import type { Setting } from '../settings/types.ts';

/** A change of a setting: places of the owner, and what they hold now. */
export type SettingChange = readonly (readonly [path: Path, json: Json | undefined])[];

/** Owner of settings as a sheet shows it: several at once, and the first one's JSON where a type is asked for. */
export interface SheetOwner {
  readonly all: readonly Json[];
  readonly dialect: DesignDialect;
  /** JSON a setting began with: as the owner came, else as a new one begins. */
  readonly first: (setting: Setting) => Json | undefined;
}

/** A form over the settings of what is selected. @source designer §6.2 */
export interface SheetStore {
  readonly store: FormStore;
  /** Takes over what has changed elsewhere: fields nobody changed stay as they are, with what is typed in them. */
  readonly follow: (all: readonly Json[]) => void;
}

/** JSON of a setting in several owners: undefined where it differs, or is in none. */
function commonJson(setting: Setting, { all, dialect }: Pick<SheetOwner, 'all' | 'dialect'>): Json | undefined {
  const [one, ...others] = all.map((own) => valueAt(own, setting.at(own, dialect)));
  return others.every((other) => isSame(one, other)) ? one : undefined;
}

/** True for a setting several owners differ in. */
export const differs = (setting: Setting, owner: Pick<SheetOwner, 'all' | 'dialect'>): boolean => {
  const [one, ...others] = owner.all.map((own) => valueAt(own, setting.at(own, owner.dialect)));
  return !others.every((other) => isSame(one, other));
};

/**
 * A store over settings: what a person sets goes out as a change of JSON, what changes elsewhere comes in by `follow`.
 * @param controls fields of the settings, in their order
 */
export function createSheetStore(
  settings: readonly Setting[],
  controls: readonly Control[],
  owner: SheetOwner,
  change: (setting: Setting, changes: SettingChange) => void,
): SheetStore {
  const { dialect } = owner;
  let { all } = owner;
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  const known = new Map(settings.map((setting) => [setting.name, commonJson(setting, owner)]));
  const valueOf = (setting: Setting, json: Json | undefined, now: readonly Json[]) =>
    differs(setting, { all: now, dialect }) ? undefined : setting.read(json, { dialect });
  const values = Object.fromEntries(settings.map((setting) => [setting.name, valueOf(setting, known.get(setting.name), all)]));
  const store = createFormStore<Record<string, unknown>>({ parts: controls }, values);

  function setByPerson(field: FieldPath): void {
    const setting = byName.get(field);
    const [own = null] = all;
    if (!setting) return;
    const path = setting.at(own, dialect);
    const json = setting.write(store.value(field), { dialect, now: valueAt(own, path), first: owner.first(setting) });
    if (isSame(json, known.get(field)) && !differs(setting, { all, dialect })) return;
    known.set(field, json);
    const others = (setting.also?.(json, own) ?? []).filter(([at]) => valueAt(own, at) !== undefined);
    change(setting, [[path, json], ...others]);
  }

  return {
    store: {
      ...store,
      set(path, value, cause) {
        store.set(path, value, cause);
        if (cause === undefined || cause === 'person') setByPerson(path);
      },
    },
    follow(next) {
      all = next;
      for (const setting of settings) {
        const json = commonJson(setting, { all, dialect });
        if (isSame(json, known.get(setting.name))) continue;
        known.set(setting.name, json);
        store.setUnreadable(setting.name, null);
        store.set(setting.name, valueOf(setting, json, all), 'load');
      }
    },
  };
}
