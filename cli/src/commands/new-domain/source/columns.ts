import { columnType, DOMAIN_CALLS, plainColumn, refuseSource, withIds, type Column, type Table } from './table.ts';

type Json = Readonly<Record<string, unknown>>;
const SHAPE =
  'Give a list of columns, each such as {"field": "road_name", "fieldName": "ZH|ZHTW|Road section", "dataType": "varchar", "dataLength": "50", "allowNull": 0}.';

/**
 * Columns as calls about tables of a database give them: a list, or an object with `list` or `tableFieldList`, also below `data`.
 * @throws CommandFailure 2 where it is no such JSON
 */
export function readColumns(value: unknown, source: string): Table {
  const found = listIn(value);
  if (!found || found.list.length === 0) return refuseSource(source, 'it holds no list of columns', SHAPE);
  const { columns, notes } = withIds(found.list.map((column) => columnOf(column, source)));
  return {
    name: textOf(found.about, ['table', 'tableName', 'newTable']),
    comment: textOf(found.about, ['comment', 'tableComment']),
    columns,
    calls: DOMAIN_CALLS,
    notes,
  };
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function listIn(value: unknown): { readonly list: readonly unknown[]; readonly about: Json } | null {
  if (Array.isArray(value)) return { list: value, about: {} };
  if (!isRecord(value)) return null;
  for (const name of ['columns', 'list', 'tableFieldList', 'fields']) {
    const list = value[name];
    if (Array.isArray(list)) return { list, about: isRecord(value['tableInfo']) ? value['tableInfo'] : value };
  }
  return listIn(value['data']);
}

/** The first member that has a text. */
function textOf(from: Json, names: readonly string[]): string | null {
  const texts = names
    .map((name) => from[name])
    .map((one) => (typeof one === 'string' ? one.trim() : typeof one === 'number' ? String(one) : ''));
  return texts.find((one) => one !== '') ?? null;
}

const isYes = (value: unknown): boolean => value === 1 || value === true || value === '1' || value === 'true' || value === 'YES';

function columnOf(value: unknown, source: string): Column {
  const column = isRecord(value) ? value : {};
  const name = textOf(column, ['field', 'column', 'columnName', 'name']);
  const spelt = (textOf(column, ['dataType', 'type', 'columnType']) ?? '').toLowerCase();
  const [, type = '', inner = ''] = /^([a-z][\w ]*?)\s*(?:\(([^)]*)\))?(?:\s+unsigned)?$/.exec(spelt) ?? [];
  const length = textOf(column, ['dataLength', 'length']);
  const args = (inner === '' ? (length ?? '') : inner).split(',').map((one) => one.trim().replaceAll("'", ''));
  const found = name === null ? null : columnType(type, args, spelt.endsWith(' unsigned'));
  if (name === null || !found) return refuseSource(source, `${JSON.stringify(value)} is no column this command can read`, SHAPE);
  const allowed = column['allowNull'] ?? column['nullable'];
  const isKey = isYes(column['primaryKey'] ?? column['isPrimaryKey']);
  return {
    ...plainColumn(name, found.kind),
    ...found,
    isKey,
    isRequired: isKey || (allowed !== undefined && allowed !== null && !isYes(allowed)),
    isUnique: isYes(column['unique']),
    comment: textOf(column, ['fieldName', 'comment', 'description']),
  };
}
