import { snowflakes, type NextId } from '../../../core/ids.ts';
import { SEED_TIME_MS, seedWorker } from '../../../core/schema.ts';
import type { Store } from '../../../core/store.ts';

export interface Entry {
  readonly id: string;
  readonly enCode: string;
  readonly fullName: string;
  readonly parentId: string;
}

/** Ids the designs and records of the seed refer to, by their codes; '' where somebody has deleted what had the code. */
export interface Ids {
  category(enCode: string): string;
  /** Enabled entries of a dictionary, in its order. */
  entries(category: string): readonly Entry[];
  /** Paths of ids from the top to every leaf of a dictionary. */
  paths(category: string): readonly (readonly string[])[];
  dataInterface(enCode: string): string;
  model(enCode: string): string;
  /** Id of the record with this number of a model of the seed, whether it is laid out yet or not. */
  record(enCode: string, index: number): string;
  print(enCode: string): string;
  user(account: string): string;
  /** Enabled people, the seeded accounts first. */
  readonly people: readonly string[];
  organization(enCode: string): string;
  /** Ids of enabled departments. */
  readonly departments: readonly string[];
  /** Ids from the top to an organisation. */
  organizationPath(enCode: string): readonly string[];
  /** Ids of areas from the province to each district of Chongqing. */
  readonly districts: readonly (readonly string[])[];
  position(enCode: string): string;
  readonly nowMs: number;
}

/** Ids of the records of a model of the seed: the same on every computer, a minute of their own for each model. */
export function recordIdsOf(enCode: string): NextId {
  let minute = 7;
  for (const letter of enCode) minute = (minute * 31 + (letter.codePointAt(0) ?? 0)) % MINUTES;
  return snowflakes(() => SEED_TIME_MS + minute * MINUTE_MS, seedWorker('record'));
}

const MINUTE_MS = 60_000;
/** Days before the clock of the first start reaches them are days in which ids of the seed are nobody's. */
const MINUTES = 14_009;

/** Takes from a list as often as asked, in an order that looks uneven and is the same every time. */
export function pick<Item>(items: readonly Item[], index: number, step = 7): Item | undefined {
  return items[(index * step + Math.floor(index / Math.max(1, items.length))) % Math.max(1, items.length)];
}

const AREA_SQL = `
  SELECT district.id AS district, city.id AS city, city.parentId AS province FROM area AS district JOIN area AS city ON city.id = district.parentId
  WHERE district.enCode LIKE '5001%' AND city.parentId <> '-1' AND district.enabledMark = 1 ORDER BY district.enCode`;

export function createIds(store: Store, nowMs: number): Ids {
  const known = new Map<string, unknown>();
  const once = <Value>(key: string, read: () => Value): Value => {
    if (!known.has(key)) known.set(key, read());
    // The key names what was read.
    return known.get(key) as Value;
  };
  const idOf =
    (table: string, column: string) =>
    (code: string): string =>
      once(`${table} ${code}`, () => store.one<{ id: string }>(`SELECT id FROM ${table} WHERE ${column} = ?`, code)?.id ?? '');
  const category = idOf('dictionary_category', 'enCode');
  const entries = (code: string): Entry[] =>
    once(`entries ${code}`, () =>
      store.all<Entry>(
        'SELECT id, enCode, fullName, parentId FROM dictionary_entry WHERE dictionaryTypeId = ? AND enabledMark = 1 ORDER BY sortCode, id',
        category(code),
      ),
    );
  const organization = idOf('organization', 'enCode');
  return {
    category,
    entries,
    paths: (code) =>
      once(`paths ${code}`, () => {
        const all = entries(code);
        const parents = new Set(all.map(({ parentId }) => parentId));
        const byId = new Map(all.map((entry) => [entry.id, entry]));
        const pathOf = (entry: Entry): string[] => {
          const above = byId.get(entry.parentId);
          return above ? [...pathOf(above), entry.id] : [entry.id];
        };
        return all.filter(({ id }) => !parents.has(id)).map(pathOf);
      }),
    dataInterface: idOf('data_interface', 'enCode'),
    model: idOf('model', 'enCode'),
    record: (enCode, index) => {
      const made = once(`records ${enCode}`, () => ({ ids: [] as string[], next: recordIdsOf(enCode) }));
      while (made.ids.length <= index) made.ids.push(made.next());
      return made.ids[index] ?? '';
    },
    print: idOf('print_template', 'enCode'),
    user: idOf('user', 'account'),
    get people() {
      return once('people', () =>
        store.all<{ id: string }>('SELECT id FROM user WHERE enabledMark = 1 ORDER BY id LIMIT 60').map(({ id }) => id),
      );
    },
    organization,
    get departments() {
      return once('departments', () =>
        store
          .all<{ id: string }>("SELECT id FROM organization WHERE category = 'department' AND enabledMark = 1 ORDER BY sortCode, id")
          .map(({ id }) => id),
      );
    },
    organizationPath: (code) => {
      const path: string[] = [];
      for (let id = organization(code); id !== '' && id !== '-1';) {
        path.unshift(id);
        id = store.one<{ parentId: string }>('SELECT parentId FROM organization WHERE id = ?', id)?.parentId ?? '';
      }
      return path;
    },
    get districts() {
      return once('districts', () =>
        store
          .all<{ district: string; city: string; province: string }>(AREA_SQL)
          .map(({ district, city, province }) => [province, city, district]),
      );
    },
    position: idOf('position', 'enCode'),
    nowMs,
  };
}
