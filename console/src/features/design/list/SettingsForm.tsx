import { FormFields, prepareEditors } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import type { Part } from '@milepost/kit/forms/grammar';
import { isSame, valueAt } from '@milepost/openapi/domains/design';
import type { Json, JsonObject, Path } from '@milepost/openapi/domains/design';
import { focusField, isOnTheWay, useWantedPlace } from '../problems/wantedPlace.ts';
import type { ListOwner } from './listItems.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Setting of a sheet: its place in the JSON, and how a value of the form and that of the design become each other. */
export interface Setting {
  readonly path: Path;
  /** @defaultValue the value as it is */
  readonly read?: (value: Json | undefined) => unknown;
  readonly write?: (value: unknown) => Json | undefined;
}
/** Settings by the names of their fields. */
export type Settings = Readonly<Record<string, Setting>>;

export interface SettingsFormProps {
  /** Parts and settings stay the same as long as the sheet is of the same thing: give it a `key`. */
  readonly parts: readonly Part[];
  readonly settings: Settings;
  /** JSON the paths lead into. */
  readonly json: JsonObject;
  readonly onSet: (path: Path, value: Json | undefined) => void;
  /** Begin of the ids of its controls. */
  readonly name: string;
  /** List whose settings they are, and the place of their JSON in it: a problem of one gives it the keyboard. */
  readonly at: { readonly owner: ListOwner; readonly path: Path };
  readonly isReadOnly?: boolean;
}

const valuesOf = (settings: Settings, json: JsonObject): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(settings).map(([field, { path, read }]) => {
      const value = valueAt(json, path);
      return [field, read ? read(value) : value];
    }),
  );

/** A form over settings of a design: what a person changes is set in the design, what changes there shows in the form. */
export function SettingsForm({ parts, settings, json, onSet, name, at, isReadOnly = false }: SettingsFormProps) {
  const [store] = useState(() => createFormStore({ parts }, valuesOf(settings, json)) as FormStore);
  const hear = useEffectEvent((field: string) => {
    const setting = settings[field];
    // What is no value of the field stays in it, with the reason.
    if (!setting || store.state(field).hasProblem) return;
    const value = store.value(field);
    const had = valueAt(json, setting.path);
    if (isSame(value as Json, (setting.read ? setting.read(had) : had) as Json)) return;
    const next = setting.write ? setting.write(value) : (value as Json | undefined);
    if (!isSame(next, had)) onSet(setting.path, next);
  });
  useEffect(() => {
    const stops = store.controls.map(({ control: { field } }) => store.subscribe(field, () => hear(field)));
    return () => stops.forEach((stop) => stop());
  }, [store]);
  useLayoutEffect(() => {
    for (const [field, value] of Object.entries(valuesOf(settings, json)))
      if (!isSame(store.value(field) as Json, value as Json)) store.set(field, value, 'load');
  }, [store, settings, json]);
  useWantedField(name, at, parts, settings);
  return <FormFields spec={{ parts }} store={store} name={name} isReadOnly={isReadOnly} />;
}

/** Gives the keyboard to the setting a problem is about, once its editor is there. */
function useWantedField(name: string, at: SettingsFormProps['at'], parts: readonly Part[], settings: Settings): void {
  const wanted = useWantedPlace();
  const isWithin = wanted !== null && wanted.owner === at.owner && (at.path.length === 0 || isOnTheWay(at.path, wanted.path));
  const rest = isWithin ? wanted.path.slice(at.path.length) : [];
  const field = Object.keys(settings).find((one) => isOnTheWay(settings[one]?.path ?? [], rest));
  const id = field === undefined ? null : `${name}-${field}`;
  useEffect(() => {
    if (!wanted || id === null) return undefined;
    let isOff = false;
    const arrive = () =>
      requestAnimationFrame(() => {
        if (isOff) return;
        focusField(id);
        wanted.arrived();
      });
    prepareEditors({ parts }).then(arrive, arrive);
    return () => {
      isOff = true;
    };
  }, [wanted, id, parts]);
}

export const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const asTruth = (value: Json | undefined): boolean => value === true || value === 1 || value === '1';
/** Ids in choices are texts; designs have some as numbers. */
export const asChoice = (value: Json | undefined): string | null => asText(value) || null;
export const asNumber = (value: Json | undefined): number | null => {
  const read = Number(asText(value) || Number.NaN);
  return Number.isFinite(read) ? read : null;
};
export const textSetting = (...path: Path): Setting => ({ path, read: asText });
export const truthSetting = (...path: Path): Setting => ({ path, read: asTruth });
export const choiceSetting = (...path: Path): Setting => ({ path, read: asChoice, write: (value) => (value as string | null) ?? '' });
export const numberSetting = (...path: Path): Setting => ({ path, read: asNumber, write: (value) => (value as number | null) ?? null });
/** A choice of numbers. */
export const codeSetting = (...path: Path): Setting => ({ path, read: asChoice, write: (value) => Number(value) });
