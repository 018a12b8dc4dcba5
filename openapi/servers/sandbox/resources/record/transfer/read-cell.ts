import { officeDay, officeMs } from '../../../../../src/wire/index.ts';
import type { Store } from '../../../core/store.ts';
import { listIn, membersOf, textOf, type Field } from '../design.ts';
import type { Names } from '../names.ts';

/** A value that was read, or why it could not be. */
export type CellReading = { readonly value: unknown } | { readonly fault: string };

const LISTED = /[,，]/;
const SPAN = /\s*(?:至|~)\s*/;
const MOMENT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const NEXT_DAY = /(?:次日|翌日|隔日)\s*/;
const TIME = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

const partsOf = (text: string): string[] =>
  text
    .split(LISTED)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A day or a moment by the clock of the office. */
function momentOf(text: string): number | null {
  const match = MOMENT.exec(text.trim());
  if (!match) return null;
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0'] = match;
  const two = (part: string): string => part.padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}`;
  const ms = officeMs(`${iso} ${two(hour)}:${two(minute)}:${two(second)}`);
  // A day no calendar has would become one of the next month.
  return Number.isNaN(ms) || officeDay(ms) !== iso ? null : ms;
}

interface Option {
  readonly id: string;
  readonly label: string;
  readonly parentId: string;
}

/** Reads cells of sheets: names instead of ids, as they are exported. @reading R-696 */
export function createCellReader(store: Store, names: Names): (field: Field, text: string) => CellReading {
  const known = new Map<string, readonly Option[]>();
  const once = (key: string, read: () => readonly Option[]): readonly Option[] => {
    const before = known.get(key) ?? read();
    known.set(key, before);
    return before;
  };
  const table = (name: 'organization' | 'position' | 'role' | 'user_group' | 'area'): readonly Option[] =>
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
  const idOf = (options: readonly Option[], text: string): string | undefined => options.find(({ label }) => label === text)?.id;
  /** Ids along names joined by slashes. */
  const pathOf = (options: readonly Option[], text: string): string[] | undefined => {
    const path: string[] = [];
    for (const part of text.split('/')) {
      const last = path.at(-1);
      const found = options.find(({ label, parentId }) => label === part.trim() && (last === undefined || parentId === last));
      if (!found) return undefined;
      path.push(found.id);
    }
    return path;
  };
  const person = (text: string): string | undefined =>
    store.one<{ id: string }>(
      'SELECT id FROM user WHERE account = ?1 OR realName = ?1 ORDER BY account = ?1 DESC LIMIT 1',
      text.split('/').at(-1)?.trim() ?? '',
    )?.id;

  /** One or several by their names, as the control keeps them. */
  const chosen = (field: Field, text: string, find: (name: string) => unknown): CellReading => {
    const isSeveral = field.kind === 'checkbox' || field.control['multiple'] === true;
    const parts = isSeveral ? partsOf(text) : [text.trim()];
    const missing = parts.find((part) => find(part) === undefined);
    if (missing !== undefined) return { fault: `${field.label}“${missing}”不存在` };
    return { value: isSeveral ? parts.map(find) : find(parts[0] ?? '') };
  };

  return (field, text) => {
    const { kind, label, control } = field;
    if (text === '') return { value: kind === 'checkbox' || control['multiple'] === true ? [] : kind === 'numInput' ? null : '' };
    switch (kind) {
      case 'numInput':
      case 'rate':
      case 'slider': {
        const plain = text.replaceAll(/[,，]/g, '');
        return NUMBER.test(plain) ? { value: Number(plain) } : { fault: `${label}应为数字` };
      }
      case 'switch': {
        if (text !== '开' && text !== '关') return { fault: `${label}只能为开或关` };
        return { value: text === '开' ? (control['active-value'] ?? 1) : (control['inactive-value'] ?? 0) };
      }
      case 'date': {
        const ms = momentOf(text);
        return ms === null ? { fault: `${label}不是有效的日期` } : { value: ms };
      }
      case 'dateRange': {
        const ends = text.split(SPAN).map(momentOf);
        return ends.length === 2 && !ends.includes(null) ? { value: ends } : { fault: `${label}应为“开始 至 结束”的日期` };
      }
      case 'time':
        return TIME.test(text) ? { value: text } : { fault: `${label}不是有效的时间` };
      case 'timeRange': {
        const ends = text.replace(NEXT_DAY, '').split(SPAN);
        return ends.length === 2 && ends.every((end) => TIME.test(end)) ? { value: ends } : { fault: `${label}应为“开始 至 结束”的时间` };
      }
      case 'radio':
      case 'select':
      case 'checkbox':
      case 'treeSelect':
      case 'dicSelect':
        return chosen(field, text, (name) => idOf(optionsOf(field), name));
      case 'cascader':
        return chosen(field, text, (name) => pathOf(optionsOf(field), name));
      case 'comSelect':
        return chosen(field, text, (name) => pathOf(table('organization'), name));
      case 'address':
        return chosen(field, text, (name) => pathOf(table('area'), name));
      case 'depSelect':
        return chosen(field, text, (name) => idOf(table('organization'), name));
      case 'posSelect':
        return chosen(field, text, (name) => idOf(table('position'), name));
      case 'roleSelect':
        return chosen(field, text, (name) => idOf(table('role'), name));
      case 'groupSelect':
        return chosen(field, text, (name) => idOf(table('user_group'), name));
      case 'userSelect':
        return chosen(field, text, person);
      case 'usersSelect':
        return chosen(field, text, (name) => {
          const id = person(name);
          return id === undefined ? undefined : `${id}--user`;
        });
      default:
        return { value: text };
    }
  };
}
