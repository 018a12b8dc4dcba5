import { valueKindNamed } from '@milepost/kit/forms/values';
import { isOn } from '../../../../src/rules/index.ts';
import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { Refusal } from '../../core/failure.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { ordered } from '../../core/order.ts';
import { pageOf, type PageAnswer } from '../../core/paging.ts';
import { groupBy } from '../../core/group.ts';
import type { RecordStored } from '../model/tables.ts';
import type { ModelAccess } from './model-access.ts';
import { conditionsTest, filterOf, type Test } from './conditions.ts';
import { questionOf } from './question.ts';
import { isMembers, listIn, membersOf, textOf, type Design, type Field } from './design.ts';
import { meaning, rightsTest } from './rights.ts';
import { shown, shownRow, systemValues } from './show.ts';
import { followed } from './shown-for.ts';
import { flowMembers } from './flow-members.ts';

export type Query = OperationShapes['listRecords']['body'];
type Values = Readonly<Record<string, unknown>>;
/** A row of a list as it is sent. */
export type Row = { id: string; children?: Row[] | null; top?: boolean; [column: string]: unknown };
/** A record with its values, those of the server among them. */
export interface Found {
  readonly stored: RecordStored;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Shapes of lists. @source wire-facts §17 */
export const LIST_TYPE = { table: 1, leftTree: 2, groups: 3, rowEdit: 4, tree: 5 } as const;
/** Texts a server makes or takes over, which are found and sorted as they are kept. */
const OTHER_TEXTS = new Set(['billRule', 'autoComplete']);
const STAMPS = new Set(['createTime', 'modifyTime']);
const isText = (kind: string): boolean => OTHER_TEXTS.has(kind) || valueKindNamed(kind)?.list?.filterBy === 'text';
const sortsByValue = (kind: string): boolean => OTHER_TEXTS.has(kind) || STAMPS.has(kind) || valueKindNamed(kind)?.list?.sorts === 'value';

/** Shape of the list as the caller has it. */
const typeOf = ({ listed: { list } }: Pick<ModelAccess, 'listed'>): number => Number(list['type'] ?? LIST_TYPE.table);

/** Every record the design and the roles of the caller let be seen, the newest first; only one where its id is given. */
export function visible({ world, model, design, caller }: ModelAccess, id: string | null = null): Found[] {
  const ofDesign = conditionsTest(design, design.list['ruleList'], meaning(world.store, caller));
  const passes: Test[] = [ofDesign, rightsTest(world, model, design, caller)];
  return world.store
    .all<RecordStored>(
      'SELECT * FROM model_record WHERE modelId = ?1 AND (?2 IS NULL OR id = ?2) ORDER BY creatorTime DESC, seq DESC',
      model.id,
      id,
    )
    .map((stored) => ({ stored, values: systemValues(stored, design, membersOf(JSON.parse(stored.data))) }))
    .filter(({ values }) => passes.every((test) => test(values)));
}

/** Records a question finds, in its order. @throws Refusal for one by what the list has not @reading R-692 */
export function found(asked: ModelAccess, query: Query): Found[] {
  const { listed } = asked;
  const { filter, keyword, conditions } = questionOf(query, (key) => listed.byKey.has(key));
  const tests = [...filters(asked, filter), conditionsTest(listed, conditions)];
  const rows = visible(asked).filter(({ values }) => tests.every((test) => test(values)));
  return sorted(asked, byKeyword(listed, rows, [query.keyword, keyword]), query);
}

function filters({ design, listed }: ModelAccess, filter: Values): Test[] {
  const search = new Map(listIn(design.list['searchList']).map((each) => [textOf(membersOf(each)['prop']), membersOf(each)]));
  return Object.entries(filter).map(([key, asked]) => filterOf(listed, key, asked, Number(search.get(key)?.['searchType'] ?? 1)));
}

function byKeyword(design: Design, rows: readonly Found[], keywords: readonly (string | null | undefined)[]): readonly Found[] {
  const words = keywords.filter((word): word is string => typeof word === 'string' && word.trim() !== '');
  if (words.length === 0) return rows;
  const keys = design.fields.filter(({ kind }) => isText(kind)).map(({ key }) => key);
  return rows.filter(({ values }) => words.every((word) => matchesKeyword(word, ...keys.map((key) => textOf(values[key])))));
}

function sorted({ listed: design, names }: ModelAccess, rows: readonly Found[], { sidx = '', sort }: Query): Found[] {
  const keyOf = (column: string): string => column.split(',')[0]?.replace(/^-/, '') ?? '';
  // Columns of sub-tables do not sort.
  const isOrder = (column: string): boolean => design.byKey.get(keyOf(column))?.key === keyOf(column);
  const own = textOf(design.list['defaultSidx']);
  const column = isOrder(sidx) ? sidx : own;
  const field = design.byKey.get(keyOf(column));
  if (!field || !isOrder(column)) return [...rows];
  const ownWay = textOf(design.list['sort']) === 'asc' ? 'asc' : 'desc';
  const way = column.startsWith('-') ? 'desc' : column === sidx ? (sort ?? 'desc') : ownWay;
  const valueOf = (value: unknown): unknown => (sortsByValue(field.kind) ? value : shown(field, value, names));
  const valued = rows.map((row) => ({ row, value: valueOf(row.values[field.key]) }));
  return ordered(valued, { sidx: 'value', sort: way }, ['value']).map(({ row }) => row);
}

/** Columns of the list the caller may see, with what they follow. */
export function columnsOf({ listed: design }: Pick<ModelAccess, 'listed'>): { fields: Field[]; isShown: (key: string) => boolean } {
  const shownKeys = listIn(design.list['columnList']).map((each) => textOf(membersOf(each)['prop']));
  const tops = new Set(shownKeys.map((key) => (design.byKey.get(key)?.key === key ? key : (key.split('-')[0] ?? key))));
  return { fields: design.fields.filter(({ key }) => tops.has(key)), isShown: (key) => shownKeys.includes(key) };
}

/** One record as a row of its list. */
function rowOf(asked: ModelAccess, { stored, values }: Found, fields: readonly Field[]): Row {
  const { design, names } = asked;
  const isEdited = typeOf(asked) === LIST_TYPE.rowEdit;
  const texts = shownRow(followed(design, fields), values, names);
  const row: Row = { id: stored.id };
  for (const { key, kind } of fields) {
    if (isEdited) {
      row[key] = values[key] ?? null;
      row[`${key}_name`] = texts[key];
    } else row[key] = texts[key];
    if (Object.hasOwn(texts, `${key}_id`)) row[`${key}_id`] = texts[`${key}_id`];
    if (kind === 'table') row[key] = texts[key];
  }
  return { ...row, ...flowMembers(asked, stored) };
}

/** Answer of a list. */
export function listRows(asked: ModelAccess, query: Query): PageAnswer<Row> {
  if (asked.released.columnData === null) throw new Refusal('该模型没有列表');
  const rows = found(asked, query);
  const { fields } = columnsOf(asked);
  switch (typeOf(asked)) {
    case LIST_TYPE.groups:
      return whole(grouped(asked, rows, fields), rows.length, query);
    case LIST_TYPE.tree:
      return whole(isLazy(asked.design) && !isFiltered(query) ? below(asked, null, rows) : nested(asked, rows, fields), rows.length, query);
    default: {
      const { list, pagination } = pageOf(rows, query);
      return { list: list.map((each) => rowOf(asked, each, fields)), pagination };
    }
  }
}

const whole = (list: Row[], total: number, { currentPage = 1, pageSize = 10_000 }: Query): PageAnswer<Row> => ({
  list,
  pagination: { currentPage, pageSize, total },
});
const isFiltered = ({ queryJson, superQueryJson, keyword }: Query): boolean =>
  [queryJson, superQueryJson, keyword].some((text) => text !== undefined && text !== null && text !== '' && text !== '{}');
const isLazy = ({ list }: Design): boolean => Number(list['treeLazyType'] ?? 0) === 1;

/** A head for each value of the field, with its records. @source wire-facts §17 */
function grouped(asked: ModelAccess, rows: readonly Found[], fields: readonly Field[]): Row[] {
  const key = textOf(asked.design.list['groupField']);
  const field = asked.design.byKey.get(key);
  const columns = fields.filter((each) => each.key !== key);
  const first = columns[0]?.key ?? 'fullName';
  const groups = groupBy(rows, ({ values }) => textOf(field ? shown(field, values[key], asked.names) : ''));
  return [...groups].map(([text, members], index) => ({
    id: `group-${index + 1}`,
    [first]: text,
    ...(field && { [key]: text }),
    top: true,
    children: members.map((each) => rowOf(asked, each, fields)),
  }));
}

const parentKey = ({ list }: Pick<Design, 'list'>): string => textOf(list['parentField']);
const parentOf = (design: Design, { values }: Found): string => {
  const value = values[parentKey(design)];
  return textOf(Array.isArray(value) ? value.at(-1) : value);
};

/** Records with those below them; what has lost the record above stands at the top. */
function nested(asked: ModelAccess, rows: readonly Found[], fields: readonly Field[]): Row[] {
  const ids = new Set(rows.map(({ stored }) => stored.id));
  const byParent = groupBy(rows, (row) => (ids.has(parentOf(asked.listed, row)) ? parentOf(asked.listed, row) : ''));
  const seen = new Set<string>();
  const under = (parentId: string): Row[] =>
    (byParent.get(parentId) ?? []).flatMap((row) => {
      if (seen.has(row.stored.id)) return [];
      seen.add(row.stored.id);
      const children = under(row.stored.id);
      return [{ ...treeRow(asked, row, fields), hasChildren: children.length > 0, children: children.length > 0 ? children : null }];
    });
  const tops = under('');
  // Those in a circle have no top: they are shown flat rather than not at all.
  return [
    ...tops,
    ...rows
      .filter(({ stored }) => !seen.has(stored.id))
      .map((row) => ({ ...treeRow(asked, row, fields), hasChildren: false, children: null })),
  ];
}

const treeRow = (asked: ModelAccess, row: Found, fields: readonly Field[]): Row => ({
  ...rowOf(asked, row, fields),
  [`${parentKey(asked.listed)}_pid`]: parentOf(asked.listed, row) || null,
});

/** Records directly below one, or at the top. @source admin §7 */
export function below(asked: ModelAccess, parentId: string | null, rows: readonly Found[]): Row[] {
  const { fields } = columnsOf(asked);
  const ids = new Set(rows.map(({ stored }) => stored.id));
  const parents = new Set(rows.map((row) => parentOf(asked.listed, row)));
  return rows
    .filter((row) => (parentId === null ? !ids.has(parentOf(asked.listed, row)) : parentOf(asked.listed, row) === parentId))
    .map((row) => ({ ...treeRow(asked, row, fields), hasChildren: parents.has(row.stored.id), children: null }));
}

/** Columns of a data interface that are sent: all of it, or those of the list the caller has a right to. */
export function dataViewColumns({ rights, listed }: Pick<ModelAccess, 'rights' | 'listed'>): (key: string) => boolean {
  if (!rights.isCut) return () => true;
  const keys = new Set(listIn(listed.list['columnList']).map((each) => textOf(membersOf(each)['prop'])));
  return (key) => keys.has(key);
}

/** Columns of a list without a form, as fields: their words are compared. */
function viewedColumns({ listed }: Pick<ModelAccess, 'listed'>): Design {
  const columns = ['columnList', 'columnOptions', 'searchList'].flatMap((member) => listIn(listed.list[member]).map(membersOf));
  const fields = columns.flatMap((column): readonly Field[] => {
    const key = textOf(column['prop']) || textOf(column['__vModel__']);
    return key === '' ? [] : [{ key, kind: 'comInput', label: textOf(column['label']), config: {}, control: {}, children: [] }];
  });
  return { ...listed, fields, byKey: new Map(fields.map((field) => [field.key, field])) };
}

/** Rows of a data interface as a list. @throws Refusal for a question by what the list has not @source forms §7 */
export function dataViewRows(source: ModelAccess, query: Query): PageAnswer<Row> {
  const { names, released, design } = source;
  const may = dataViewColumns(source);
  const columns = viewedColumns(source);
  const { filter, conditions } = questionOf(query, (key) => columns.byKey.has(key));
  const search = listIn(design.list['searchList']).map(membersOf);
  const isParameter = (key: string): boolean => search.some((each) => textOf(each['prop']) === key && isOn(each['isFromParam']));
  const entries = Object.entries(filter);
  const given = entries
    .filter(([key]) => isParameter(key))
    .map(([key, value]) => ({ field: key, relationField: '', defaultValue: value, dataType: 'varchar' }));
  const words = entries.filter(([key]) => !isParameter(key));
  const fulfils = conditionsTest(columns, conditions);
  const rows = names
    .rows(released.interfaceId ?? '', given)
    .filter((row) => words.every(([key, value]) => matchesKeyword(textOf(value), textOf(row[key]))))
    .filter((row) => fulfils(row))
    .filter((row) => matchesKeyword(query.keyword, ...Object.entries(row).flatMap(([key, value]) => (may(key) ? [textOf(value)] : []))));
  const asks = query.sidx && may(query.sidx) ? query.sidx : '';
  const key = asks || textOf(source.listed.list['defaultSidx']);
  const sort = asks ? query.sort : textOf(design.list['sort']) === 'asc' ? 'asc' : 'desc';
  const order = ordered(
    rows.map((row) => ({ row, value: row[key] })),
    { sidx: 'value', ...(sort && { sort }) },
    ['value'],
  ).map(({ row }) => row);
  const { list, pagination } = pageOf(order, query);
  const cells = (row: unknown) => Object.entries(isMembers(row) ? row : {}).filter(([key]) => may(key));
  return {
    list: list.map((row, index) => ({ ...Object.fromEntries(cells(row)), id: textOf(row['id']) || String(index + 1) })),
    pagination,
  };
}
