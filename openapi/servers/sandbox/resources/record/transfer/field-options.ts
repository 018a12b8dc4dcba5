import type { Store } from '../../../core/store.ts';
import { listIn, membersOf, textOf, type Field } from '../design.ts';
import type { Names } from '../names.ts';

/** Option of a field: the id that is kept, and the name a sheet has. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** Id of the option above; empty for one at the top. */
  readonly parentId: string;
}

/** Tables whose rows are chosen by name. */
export type NamedTable = 'organization' | 'position' | 'role' | 'user_group' | 'area';

/** Options of fields, each list read once: those of a design, a dictionary or an interface, and the rows of tables. */
export function createFieldOptions(store: Store, names: Names) {
  const known = new Map<string, readonly Option[]>();
  const once = (key: string, read: () => readonly Option[]): readonly Option[] => {
    const before = known.get(key) ?? read();
    known.set(key, before);
    return before;
  };
  const table = (name: NamedTable): readonly Option[] =>
    once(name, () => {
      const parent = name === 'organization' || name === 'area' ? 'parentId' : "''";
      return store.all<Option>(`SELECT id, fullName AS label, ${parent} AS parentId FROM ${name}`);
    });
  const optionsOf = ({ key, config, control }: Field): readonly Option[] => {
    const props = membersOf(config['props'] ?? control['props']);
    const value = textOf(props['value']) || 'id';
    const label = textOf(props['label']) || 'fullName';
    const flat = (rows: readonly unknown[], parentId: string): Option[] =>
      rows.map(membersOf).flatMap((row) => {
        const id = textOf(row[value] ?? row['id']);
        return [{ id, label: textOf(row[label]), parentId }, ...flat(listIn(row['children']), id)];
      });
    if (config['dataType'] === 'dictionary')
      return once(`dictionary ${textOf(config['dictionaryType'])} ${value}`, () =>
        store
          .all<{ id: string; enCode: string; fullName: string; parentId: string }>(
            'SELECT id, enCode, fullName, parentId FROM dictionary_entry WHERE dictionaryTypeId = ? AND enabledMark = 1',
            textOf(config['dictionaryType']),
          )
          .map((row) => ({
            id: value === 'enCode' ? row.enCode : value === 'fullName' ? row.fullName : row.id,
            label: row.fullName,
            parentId: row.parentId,
          })),
      );
    if (config['dataType'] === 'dynamic')
      return once(`rows ${textOf(config['propsUrl'])} ${value}`, () => flat(names.rows(textOf(config['propsUrl'])), ''));
    const own = listIn(membersOf(control['__slot__'])['options']);
    return once(`static ${key}`, () => flat(own.length > 0 ? own : listIn(control['options']), ''));
  };
  return { table, optionsOf };
}
