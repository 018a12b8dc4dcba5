import { isOn } from '../../../../src/rules/index.ts';
import { foldText } from '../../../../src/guards/typed-text.ts';
import type { World } from '../../core/handlers.ts';
import { membersOf, textOf, type Design } from './design.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of unique fields that records of a model have. */
export interface Taken {
  /** Id of the record that has a value, other than one; undefined for none. */
  readonly idOf: (key: string, value: string, otherThan: string) => string | undefined;
  /** Notes what a record has from now on. */
  readonly note: (id: string, values: Values) => void;
}

/** A value as twins are told by: what differs in width, case, blanks around it and format characters alone is the same. @reading R-407 */
export const uniqueText = (value: unknown): string => foldText(textOf(value));

/** Those values, asked of the store each time: for one record. */
export const takenInStore = ({ store }: Pick<World, 'store'>, modelId: string): Taken => ({
  idOf: (key, value, otherThan) =>
    store
      .all<{ id: string; value: unknown }>(
        'SELECT id, json_extract(data, ?) AS value FROM model_record WHERE modelId = ? AND id <> ?',
        `$."${key.replaceAll('"', '')}"`,
        modelId,
        otherThan,
      )
      .find((each) => uniqueText(each.value) === value)?.id,
  note: () => undefined,
});

/** The same read once, for many records in one go. */
export function takenAtOnce({ store }: Pick<World, 'store'>, modelId: string, { fields }: Design): Taken {
  const unique = fields.filter(({ config }) => isOn(config['unique'])).map(({ key }) => key);
  const ids = new Map(unique.map((key) => [key, new Map<string, string>()]));
  const note = (id: string, values: Values): void => {
    for (const [key, taken] of ids) if (uniqueText(values[key]) !== '') taken.set(uniqueText(values[key]), id);
  };
  if (unique.length > 0)
    for (const { id, data } of store.all<{ id: string; data: string }>('SELECT id, data FROM model_record WHERE modelId = ?', modelId))
      note(id, membersOf(JSON.parse(data)));
  return {
    idOf: (key, value, otherThan) => {
      const id = ids.get(key)?.get(value);
      return id === otherThan ? undefined : id;
    },
    note,
  };
}
