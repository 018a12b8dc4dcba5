import { decodeMemberId, type SelectorType } from '../../../../src/domains/organization/index.ts';
import { isOn } from '../../../../src/rules/index.ts';
import { officeSecond } from '../../../../src/wire/index.ts';
import type { RecordStored } from '../model/tables.ts';
import { listIn, membersOf, textOf, type Design, type Field } from './design.ts';
import { labelIn, type Names } from './names.ts';

type Values = Readonly<Record<string, unknown>>;

/** Levels of relations that are followed: a record names one that names one. */
const MAX_DEPTH = 4;
const LISTED = ',';
const PATH = '/';
const SPAN = ' 至 ';
const NEXT_DAY = '次日 ';
const TEMPLATE_PARTS = /yyyy|MM|dd|HH|mm|ss/g;

/** A moment by the format of its control, by the clock of the office. */
export function momentText(ms: number, format: string): string {
  const text = officeSecond(ms);
  if (text === '') return '';
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = text.split(/[- :]/);
  const parts: Readonly<Record<string, string>> = { yyyy, MM, dd, HH, mm, ss };
  return format.replaceAll(TEMPLATE_PARTS, (part) => parts[part] ?? '');
}

export const MOMENT = 'yyyy-MM-dd HH:mm:ss';
/** A range of times; one that ends before it begins ends on the next day. @reading R-191 */
const timesText = ([start = '', end = '']: readonly string[]): string =>
  [start, end < start ? `${NEXT_DAY}${end}` : end].filter(Boolean).join(SPAN);
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
const eachOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : isNothing(value) ? [] : [value]).map(textOf);
const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(LISTED);

/** A path of ids, or several of them. */
const pathsOf = (value: unknown): readonly (readonly string[])[] => {
  const list = listIn(value);
  return list.some(Array.isArray) ? list.map(eachOf) : list.length > 0 ? [eachOf(list)] : isNothing(value) ? [] : [[textOf(value)]];
};

function numberText(value: unknown, { precision, thousands }: Values): string {
  const figure = Number(value);
  if (isNothing(value) || !Number.isFinite(figure)) return textOf(value);
  const digits = Number(precision);
  const text = Number.isInteger(digits) && digits >= 0 && digits <= 10 ? figure.toFixed(digits) : String(figure);
  return isOn(thousands)
    ? text.replace(/^(-?)(\d+)/, (_, sign: string, whole: string) => sign + whole.replaceAll(/\B(?=(\d{3})+$)/g, ','))
    : text;
}

/** Options that stand in the design, those below others too. */
function optionsOf({ control }: Field): readonly Values[] {
  const own = listIn(membersOf(control['__slot__'])['options']);
  const flat = (options: readonly unknown[]): Values[] =>
    options.flatMap((each) => [membersOf(each), ...flat(listIn(membersOf(each)['children']))]);
  return flat(own.length > 0 ? own : listIn(control['options']));
}

function optionLabel(field: Field, names: Names, value: string): string {
  const { config, control } = field;
  const props = membersOf(config['props'] ?? control['props']);
  const inner = membersOf(props['props']);
  const label = textOf(props['label'] ?? inner['label']) || 'fullName';
  const key = textOf(props['value'] ?? inner['value']) || 'id';
  switch (config['dataType']) {
    case 'dictionary':
      return names.entry(textOf(config['dictionaryType']), key, value);
    case 'dynamic':
      return labelIn(names.rowOf(textOf(config['propsUrl']), key, value), label);
    default:
      return textOf(optionsOf(field).find((option) => textOf(option[key] ?? option['id']) === value)?.[label]);
  }
}

const ANYBODY: Readonly<Record<SelectorType, (names: Names, id: string) => string>> = {
  user: (names, id) => names.person(id),
  company: (names, id) => names.named('organization', id),
  department: (names, id) => names.named('organization', id),
  position: (names, id) => names.named('position', id),
  role: (names, id) => names.named('role', id),
  group: (names, id) => names.named('user_group', id),
};

/** Text of a value, as a list and a detail show it; files, pictures and scores stay what they are. @source forms §7 */
export function shown(field: Field, value: unknown, names: Names, depth = 0): unknown {
  const { kind, control } = field;
  const orId = (label: string, id: string): string => (label === '' ? id : label);
  switch (kind) {
    case 'switch':
      return isNothing(value) ? '' : textOf(value) === textOf(control['active-value'] ?? control['activeValue'] ?? 1) ? '开' : '关';
    case 'numInput':
    case 'calculate':
      return numberText(value, control);
    case 'radio':
    case 'select':
    case 'checkbox':
    case 'treeSelect':
    case 'dicSelect':
      return joined(eachOf(value).map((each) => orId(optionLabel(field, names, each), each)));
    case 'cascader':
      return joined(pathsOf(value).map((path) => path.map((each) => orId(optionLabel(field, names, each), each)).join(PATH)));
    case 'date':
      return isNothing(value) ? '' : momentText(Number(value), textOf(control['format']) || 'yyyy-MM-dd');
    case 'dateRange':
      return listIn(value)
        .map((each) => momentText(Number(each), textOf(control['format']) || 'yyyy-MM-dd'))
        .join(SPAN);
    case 'timeRange':
      return timesText(eachOf(value));
    case 'comSelect':
    case 'currOrganize':
      return joined(pathsOf(value).map((path) => path.map((id) => orId(names.named('organization', id), id)).join(PATH)));
    case 'address':
      return joined(pathsOf(value).map((path) => path.map((id) => orId(names.named('area', id), id)).join(PATH)));
    case 'depSelect':
    case 'currDept':
      return joined(eachOf(value).map((id) => orId(names.named('organization', id), id)));
    case 'posSelect':
    case 'currPosition':
      return joined(eachOf(value).map((id) => orId(names.named('position', id), id)));
    case 'roleSelect':
      return joined(eachOf(value).map((id) => orId(names.named('role', id), id)));
    case 'groupSelect':
      return joined(eachOf(value).map((id) => orId(names.named('user_group', id), id)));
    case 'userSelect':
    case 'createUser':
    case 'modifyUser':
      return joined(eachOf(value).map((id) => orId(names.person(id), id)));
    case 'usersSelect':
      return joined(
        eachOf(value).map((each) => {
          const { id, type } = decodeMemberId(each);
          return orId(ANYBODY[type ?? 'user'](names, id), each);
        }),
      );
    case 'createTime':
    case 'modifyTime':
      return isNothing(value) ? '' : momentText(Number(value), MOMENT);
    case 'relationForm': {
      if (depth >= MAX_DEPTH) return textOf(value);
      return relatedText(field, textOf(control['relationField']), value, names, depth) ?? textOf(value);
    }
    case 'popupSelect':
    case 'popupTableSelect':
      return joined(eachOf(value).map((each) => orId(popupText(field, textOf(control['relationField']), each, names), each)));
    case 'table':
      return listIn(value).map((row) => shownRow(field.children, membersOf(row), names, depth));
    default:
      return value ?? '';
  }
}

const popupText = ({ control }: Field, column: string, value: string, names: Names): string =>
  labelIn(names.rowOf(textOf(control['interfaceId']), textOf(control['propsValue']) || 'id', value), column);

/** A field of the record that a field names; null where that is gone. */
function relatedText({ control }: Field, column: string, value: unknown, names: Names, depth: number): string | null {
  const related = names.related(textOf(control['modelId']), textOf(value));
  const other = related?.design.byKey.get(column);
  if (!related || !other) return null;
  if (!related.may(column)) return '';
  return textOf(shown(other, systemValues(related.stored, related.design, related.values)[column], names, depth + 1));
}

const ATTRIBUTE_END = '_jnpfTable_';

/** Values of a row as they are shown; relations and popups have their id beside them, attributes what they follow. */
export function shownRow(fields: readonly Field[], values: Values, names: Names, depth = 0): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const field of fields) {
    const { key, kind, control } = field;
    if (kind === 'relationFormAttr' || kind === 'popupAttr') {
      const [of = ''] = textOf(control['relationField']).split(ATTRIBUTE_END);
      const followed = fields.find((each) => each.key === of);
      const column = textOf(control['showField']);
      const value = followed && values[of];
      const text =
        !followed || isNothing(value)
          ? ''
          : kind === 'popupAttr'
            ? popupText(followed, column, textOf(value), names)
            : (relatedText(followed, column, value, names, depth) ?? '');
      row[`${of}_${column}`] = text;
      row[key] = textOf(values[key]) || text;
      continue;
    }
    row[key] = shown(field, values[key], names, depth);
    if (kind === 'relationForm' || kind === 'popupSelect') row[`${key}_id`] = isNothing(values[key]) ? '' : values[key];
  }
  return row;
}

/** Values with those the server keeps beside them: who made and changed the record, and when. */
export function systemValues(stored: RecordStored, { fields }: Design, values: Values): Record<string, unknown> {
  const all: Record<string, unknown> = { ...values };
  for (const { key, kind } of fields) {
    if (kind === 'createUser') all[key] = stored.creatorUserId ?? '';
    if (kind === 'createTime') all[key] = stored.creatorTime;
    if (kind === 'modifyUser') all[key] = stored.lastModifyUserId ?? '';
    if (kind === 'modifyTime') all[key] = stored.lastModifyTime;
    if (kind === 'currOrganize' && isNothing(all[key])) all[key] = stored.organizeId === null ? '' : [stored.organizeId];
  }
  return all;
}
