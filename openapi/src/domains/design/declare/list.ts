import { readListConfig } from '../../model/index.ts';
import type { ListConfig } from '../../model/index.ts';
import { textOfFunction } from '../../model/index.ts';
import type { JsonObject } from '../json.ts';
import { BUILDERS } from './builders.ts';
import { isHole } from './declaration.ts';
import type { DeclarationNote, DeclaredField, DeclaredList, Hole } from './declaration.ts';
import { object, value, words } from './expression.ts';
import type { Expression, Member } from './expression.ts';
import { wasText } from './fields.ts';

/** A list as code, and what did not come along. */
export interface ListFound {
  readonly list: DeclaredList;
  readonly actions: readonly Member[];
  readonly words: readonly Member[];
  readonly hasDetail: boolean;
  readonly isEditable: boolean;
  readonly isInRows: boolean;
  readonly adds: boolean;
  readonly holes: readonly Hole[];
  readonly notes: readonly DeclarationNote[];
}

const NO_LIST: DeclaredList = { columns: [], filters: [], members: [] };

/** Kinds whose filters ask for two ends, if nothing else is said. */
const BY_ENDS: ReadonlySet<string> = new Set(['number', 'calculate', 'date', 'time']);
/** Facts of records that lists may show and forms do not have. */
const OF_RECORDS: ReadonlySet<string> = new Set([
  'flowState',
  'flowStatus',
  'creatorTime',
  'creatorUserId',
  'lastModifyTime',
  'lastModifyUserId',
  'sortCode',
]);

const sized = (name: string, members: readonly Member[]): Expression =>
  members.length === 0 ? value(name) : object([['field', value(name)], ...members]);

function columnOf({ prop, label, width, align, fixed, sortable }: ListConfig['columnList'][number], own: string | undefined): Expression {
  const members: Member[] = [];
  if (label !== '' && label !== own) members.push(['header', words(label)]);
  if (width) members.push(['widthPx', value(width)]);
  if (align === 'right') members.push(['align', value('end')]);
  if (fixed !== 'none') members.push(['pinned', value(fixed === 'left' ? 'start' : 'end')]);
  if (sortable) members.push(['isSortable', value(true)]);
  return sized(prop, members);
}

function filterOf(search: ListConfig['searchList'][number], field: DeclaredField): Expression {
  const { prop, label, searchType, searchMultiple, value: starts, rest } = search;
  const isRange = searchType === 'range';
  const byEnds = BY_ENDS.has(String(BUILDERS[field.builder].usual.kind));
  const members: Member[] = [];
  if (label !== '' && label !== field.label) members.push(['label', words(label)]);
  if (isRange !== byEnds) members.push(['isRange', value(isRange)]);
  if (searchMultiple) members.push(['isMany', value(true)]);
  if (rest['isKeyword'] === true) members.push(['isKeyword', value(true)]);
  const isStarted = starts !== undefined && starts !== null && starts !== '' && !(Array.isArray(starts) && starts.length === 0);
  if (isStarted) members.push(['starts', value(starts)]);
  return sized(prop, members);
}

interface Sorted {
  readonly field?: unknown;
  readonly sort?: unknown;
}

function orderOf({ defaultSidx, sort, rest }: ListConfig): readonly Member[] {
  const all = (Array.isArray(rest['defaultSortConfig']) ? (rest['defaultSortConfig'] as readonly Sorted[]) : []).flatMap((one) =>
    typeof one?.field === 'string' && one.field !== '' ? [{ by: one.field, isUp: one.sort !== 'desc' }] : [],
  );
  const several = all.length > 0 ? all : defaultSidx === '' ? [] : [{ by: defaultSidx, isUp: sort === 'asc' }];
  if (several.length === 0) return [];
  const orders = several.map(({ by, isUp }) =>
    object([
      ['by', value(by)],
      ['direction', value(isUp ? 'ascending' : 'descending')],
    ]),
  );
  const [first] = orders;
  return [['order', orders.length === 1 && first ? first : { is: 'list', items: orders }]];
}

/** Shape of a list and of its rows, where it is not a plain table of pages. */
function shapeOf(list: ListConfig): readonly Member[] {
  const { type, hasPage, rest, childTableStyle } = list;
  const members: Member[] = [];
  if (type === 'tree') members.push(['shape', value(Number(rest['treeLazyType'] ?? 0) === 1 ? 'lazyTree' : 'tree')]);
  if (type === 'group') members.push(['groupBy', value(list.groupField)]);
  if (type !== 'tree' && type !== 'group' && !hasPage) members.push(['isUnpaged', value(true)]);
  if (childTableStyle === 2) members.push(['foldsTables', value(true)]);
  const sums = list.showSummary ? list.summaryField : [];
  if (sums.length > 0) {
    members.push(['sums', value(sums)]);
    if (list.thousandsField.length > 0) members.push(['thousands', value(list.thousandsField)]);
  }
  return members;
}

/** Words of buttons that say no more than what every such button says. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  add: ['新增', '新建', '添加'],
  edit: ['编辑'],
  remove: ['删除'],
  detail: ['详情'],
  batchRemove: ['批量删除'],
};

function buttonsOf(list: ListConfig) {
  const labelOf = (name: string): string | null => {
    const button = [...list.btnsList, ...list.columnBtnsList].find(({ value: of }) => of === name);
    if (!button) return null;
    return USUAL[name]?.includes(button.label.replaceAll(/\s/gu, '')) ? '' : button.label.trim();
  };
  const [add, edit, remove, detail, batch] = ['add', 'edit', 'remove', 'detail', 'batchRemove'].map(labelOf);
  const labels = Object.entries({ edit, remove, detail }).flatMap(([name, label]): readonly Member[] =>
    label ? [[name, words(label)]] : [],
  );
  const actions: Member[] = [];
  if (add === null) actions.push(['adds', value(false)]);
  if (remove !== null) actions.push(['remove', value('removeRecord')]);
  if (remove !== null && batch === null) actions.push(['removeBatch', value(false)]);
  if (labels.length > 0) actions.push(['labels', object(labels)]);
  actions.push(['history', value(false)]);
  return {
    actions,
    words: add ? ([['add', words(add)]] as readonly Member[]) : [],
    adds: add !== null,
    isEditable: edit !== null,
    hasDetail: detail !== null,
  };
}

/** Holes scripts and buttons of a list leave. */
function holesOf(list: ListConfig): readonly Hole[] {
  const holes: Hole[] = [];
  for (const name of ['afterOnload', 'rowStyle', 'cellStyle'] as const) {
    const text = textOfFunction(list.funcs[name]).trim();
    if (text !== '') holes.push({ place: 'list', key: name, what: `script ${name} of the list`, was: wasText(text) });
  }
  for (const { value: id, label, event } of list.customBtnsList)
    if (id !== '') holes.push({ place: 'button', key: id, what: `button “${label || id}”`, was: wasText(event) });
  return holes;
}

function notesOf(list: ListConfig): readonly DeclarationNote[] {
  const notes: DeclarationNote[] = [];
  const buttons = new Set(list.btnsList.map(({ value: of }) => of));
  if (buttons.has('upload')) notes.push({ code: 'import', of: [] });
  if (buttons.has('batchPrint') || list.printIds.length > 0) notes.push({ code: 'printList', of: list.printIds });
  if (list.hasSuperQuery) notes.push({ code: 'conditions', of: [] });
  if (list.type === 'leftTree') notes.push({ code: 'sidebar', of: [list.treeTitle, list.treeRelation] });
  const rights = (['useColumnPermission', 'useFormPermission', 'useDataPermission'] as const).filter((name) => list[name]);
  if (rights.length > 0) notes.push({ code: 'rights', of: rights });
  return notes;
}

/** The list of a design as code. @param fields of its form @source forms §6, §7 */
export function listOf(design: JsonObject | null, fields: readonly (DeclaredField | Hole)[]): ListFound {
  if (design === null)
    return {
      list: NO_LIST,
      actions: [['history', value(false)]],
      words: [],
      hasDetail: false,
      isEditable: true,
      isInRows: false,
      adds: true,
      holes: [],
      notes: [],
    };
  const config = readListConfig(design);
  const known = new Map<string, DeclaredField>();
  for (const field of fields) {
    if (isHole(field)) continue;
    known.set(field.key, field);
    for (const column of field.columns ?? []) if (!isHole(column)) known.set(`${field.key}-${column.key}`, column);
  }
  const missing: string[] = [];
  const once = new Set<string>();
  const named = <One extends { readonly prop: string }>(all: readonly One[]) => {
    once.clear();
    return all.flatMap((one) => {
      const field = known.get(one.prop);
      if (!field && one.prop !== '' && !OF_RECORDS.has(one.prop)) missing.push(one.prop);
      if (!field || once.has(one.prop) || (config.type === 'group' && one.prop === config.groupField)) return [];
      once.add(one.prop);
      return [{ one, field }];
    });
  };
  const columns = named(config.columnList).map(({ one, field }) => columnOf(one, one.prop.includes('-') ? undefined : field.label));
  const filters = named(config.searchList).map(({ one, field }) => filterOf(one, field));
  return {
    list: { columns, filters, members: [...shapeOf(config), ...orderOf(config)] },
    ...buttonsOf(config),
    isInRows: config.type === 'inlineEdit',
    holes: holesOf(config),
    notes: [...notesOf(config), ...(missing.length > 0 ? [{ code: 'noSuchField', of: [...new Set(missing)] } as const] : [])],
  };
}
