import type { Caller, World } from '../../core/handlers.ts';
import { listIn, membersOf, textOf, type Field } from './design.ts';
import { createNames, type Names } from './names.ts';

type Exists = (field: Field, value: unknown) => boolean;

/** Every id in a value: one, several, or ways from the top down. */
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap(idsIn) : textOf(value) === '' ? [] : [textOf(value)];

/** Ids of options that stand in a design, with those below them; null where there are none. */
function staticIds({ config, control }: Field): ReadonlySet<string> | null {
  const props = membersOf(config['props']);
  const inner = membersOf(membersOf(control['props'])['props']);
  const name = (own: string): string => textOf(props[own]) || textOf(inner[own]);
  const [id, below] = [name('value') || 'id', name('children') || 'children'];
  const all = (options: unknown): readonly string[] =>
    listIn(options)
      .map(membersOf)
      .flatMap((option) => [textOf(option[id]), ...all(option[below])]);
  const slot = listIn(membersOf(control['__slot__'])['options']);
  const ids = all(slot.length > 0 ? slot : control['options']);
  return ids.length > 0 ? new Set(ids) : null;
}

const TABLES = { department: 'organization', company: 'organization', position: 'position', role: 'role', group: 'user_group' } as const;

/** Member of a choice of people and groups: `id--kind`; one without a kind is a person. */
function isMember(names: Names, text: string): boolean {
  const [id = '', kind = 'user'] = text.split('--');
  if (kind === 'user') return names.person(id) !== '';
  return !Object.hasOwn(TABLES, kind) || names.named(TABLES[kind as keyof typeof TABLES], id) !== '';
}

function isOption({ store }: World, names: Names, field: Field, ids: readonly string[]): boolean {
  const { kind, config, control } = field;
  const type = kind === 'dicSelect' ? 'dictionary' : config['dataType'];
  const column = textOf(membersOf(config['props'])['value']) || 'id';
  if (type === 'dictionary') {
    const dictionary = textOf(config['dictionaryType'] ?? control['dictionaryType']);
    // A dictionary without an entry offers nothing that could be chosen instead.
    const hasEntries = store.one('SELECT 1 AS found FROM dictionary_entry WHERE dictionaryTypeId = ? LIMIT 1', dictionary) !== undefined;
    return !hasEntries || ids.every((id) => names.entry(dictionary, kind === 'dicSelect' ? 'id' : column, id) !== '');
  }
  if (type === 'dynamic') {
    // What is offered may follow other fields; where nothing can be asked, nothing can be missing.
    if (listIn(config['templateJson'] ?? control['templateJson']).length > 0) return true;
    const rows = names.rows(textOf(config['propsUrl']));
    const known = new Set(allRows(rows).map((row) => textOf(row[column])));
    return rows.length === 0 || ids.every((id) => known.has(id));
  }
  const own = staticIds(field);
  return own === null || ids.every((id) => own.has(id));
}

const allRows = (rows: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] =>
  rows.map(membersOf).flatMap((row) => [row, ...allRows(listIn(row['children']))]);

/** Judge of what values name: options, people, organisations, records. Each is looked up once. @reading R-605 */
export function existing(world: World, caller: Caller | null, names: Names = createNames(world, caller)): Exists {
  return (field, value) => {
    const ids = idsIn(value);
    const named = (table: Parameters<Names['named']>[0]) => ids.every((id) => names.named(table, id) !== '');
    switch (field.kind) {
      case 'radio':
      case 'select':
      case 'checkbox':
      case 'treeSelect':
      case 'dicSelect':
      case 'cascader':
        return isOption(world, names, field, ids);
      case 'comSelect':
      case 'depSelect':
        return named('organization');
      case 'address':
        return named('area');
      case 'posSelect':
        return named('position');
      case 'roleSelect':
        return named('role');
      case 'groupSelect':
        return named('user_group');
      case 'userSelect':
        return ids.every((id) => names.person(id) !== '');
      case 'usersSelect':
        return ids.every((id) => isMember(names, id));
      case 'relationForm':
        return ids.every((id) => names.related(textOf(field.control['modelId']), id) !== null);
      default:
        return true;
    }
  };
}
