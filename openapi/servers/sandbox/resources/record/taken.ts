import { isOn } from '../../../../src/rules/index.ts';
import type { RecordProblem } from '../../../../src/rules/records/index.ts';
import { foldText } from '../../../../src/guards/typed-text.ts';
import type { World } from '../../core/handlers.ts';
import { listIn, membersOf, textOf, type Design, type Field } from './design.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of unique fields that records of a model have; columns of sub-tables are named `table-child`. */
export interface Taken {
  /** Id of the record that has a value, other than one; undefined for none. */
  readonly idOf: (key: string, value: string, otherThan: string) => string | undefined;
  /** Notes what a record has from now on. */
  readonly note: (id: string, values: Values) => void;
}

/** A field that may not repeat. */
interface UniquePlace {
  readonly key: string;
  readonly field: Field;
  /** The sub-table it is a column of. */
  readonly table: Field | null;
}

/** A value as twins are told by: what differs in width, case, blanks around it and format characters alone is the same. @reading R-407 */
export const uniqueText = (value: unknown): string => foldText(textOf(value));

const uniqueIn = (fields: readonly Field[]): readonly Field[] => fields.filter(({ config }) => isOn(config['unique']));

const placesOf = ({ fields }: Design): readonly UniquePlace[] => [
  ...uniqueIn(fields).map((field) => ({ key: field.key, field, table: null })),
  ...fields.flatMap((table) => uniqueIn(table.children).map((field) => ({ key: `${table.key}-${field.key}`, field, table }))),
];

/** Texts a record has in such a field: one, or one for each row. */
const textsAt = ({ field, table }: UniquePlace, values: Values): readonly string[] =>
  (table === null ? [values[field.key]] : listIn(values[table.key]).map((row) => membersOf(row)[field.key])).map(uniqueText);

const pathOf = (key: string): string => `$."${key.replaceAll('"', '')}"`;
const OWN_SQL = 'SELECT id, json_extract(data, ?) AS value FROM model_record WHERE modelId = ?';
const ROWS_SQL = `
  SELECT model_record.id, json_extract(line.value, ?) AS value FROM model_record, json_each(model_record.data, ?) AS line
  WHERE modelId = ? AND line.type = 'object'`;

/** Those values, asked of the store: for one record. */
export function takenInStore({ store }: Pick<World, 'store'>, modelId: string): Taken {
  const known = new Map<string, readonly { id: string; value: unknown }[]>();
  const rowsOf = (key: string): readonly { id: string; value: unknown }[] => {
    const [own = '', child] = key.split('-');
    return child === undefined ? store.all(OWN_SQL, pathOf(key), modelId) : store.all(ROWS_SQL, pathOf(child), pathOf(own), modelId);
  };
  return {
    idOf(key, value, otherThan) {
      const rows = known.get(key) ?? rowsOf(key);
      known.set(key, rows);
      return rows.find((each) => each.id !== otherThan && uniqueText(each.value) === value)?.id;
    },
    note: () => known.clear(),
  };
}

/** The same read once, for many records in one go. */
export function takenAtOnce({ store }: Pick<World, 'store'>, modelId: string, design: Design): Taken {
  const places = placesOf(design);
  const ids = new Map(places.map(({ key }) => [key, new Map<string, string>()]));
  const noted = new Map<string, Values>();
  const note = (id: string, values: Values): void => {
    const before = noted.get(id);
    noted.set(id, values);
    for (const place of places) {
      const taken = ids.get(place.key);
      // What a record had before is free again.
      if (before) for (const text of textsAt(place, before)) if (taken?.get(text) === id) taken.delete(text);
      for (const text of textsAt(place, values)) if (text !== '') taken?.set(text, id);
    }
  };
  if (places.length > 0)
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

/** A record about to be written, for what must not repeat. */
interface Written {
  readonly values: Values;
  /** Id and values of the record that is changed; null for a new one. */
  readonly id: string | null;
  readonly before: Values | null;
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Problems of rows: two of them hold the same, or one holds what a row of another record does. Rows that were there stay. */
function rowProblems(taken: Taken, place: UniquePlace, table: Field, { values, id, before }: Written): RecordProblem[] {
  const had = counted(before ? textsAt(place, before) : []);
  const firsts = new Map<string, number>();
  const seen = new Map<string, number>();
  return textsAt(place, values).flatMap((text, row): RecordProblem[] => {
    if (text === '') return [];
    const first = firsts.get(text);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    if (first === undefined) firsts.set(text, row);
    if (count <= (had.get(text) ?? 0)) return [];
    const cell = { table, row };
    if (first !== undefined) return [{ field: place.field, problem: { kind: 'repeated', row: first }, cell }];
    return taken.idOf(place.key, text, id ?? '') === undefined ? [] : [{ field: place.field, problem: { kind: 'taken' }, cell }];
  });
}

/**
 * Problems of a record whose design lets no value repeat: not in another record, of a sub-table neither in another row.
 * @source forms §7
 * @reading R-604
 */
export const uniqueProblems = (taken: Taken, design: Design, written: Written): RecordProblem[] =>
  placesOf(design).flatMap((place): RecordProblem[] => {
    const { key, field, table } = place;
    if (table !== null) return rowProblems(taken, place, table, written);
    const text = uniqueText(written.values[key]);
    const isTaken = text !== '' && taken.idOf(key, text, written.id ?? '') !== undefined;
    return isTaken ? [{ field, problem: { kind: 'taken' }, cell: null }] : [];
  });
