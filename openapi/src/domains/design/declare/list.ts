import { isOn } from '../../../rules/index.ts';
import { readListConfig } from '../../model/index.ts';
import type { ListConfig } from '../../model/index.ts';
import { textOfFunction } from '../../model/index.ts';
import type { JsonObject } from '../json.ts';
import { readScript, readStyle } from '../rules/index.ts';
import { BUILDERS } from './builders.ts';
import { buttonsOf, customButtonsOf } from './buttons.ts';
import { isHole } from './declaration.ts';
import type { DeclarationNote, DeclaredField, DeclaredList, Hole } from './declaration.ts';
import { object, value, words } from './expression.ts';
import type { Expression, Member } from './expression.ts';
import { wasText } from './fields.ts';
import { ordersOf } from './orders.ts';

/** A list as code, and what did not come along. */
export interface ListFound {
  readonly list: DeclaredList;
  readonly actions: readonly Member[];
  readonly words: readonly Member[];
  /** Buttons of rows the design has made. */
  readonly buttons: readonly Expression[];
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
  if (isOn(rest['isKeyword'])) members.push(['isKeyword', value(true)]);
  const isStarted = starts !== undefined && starts !== null && starts !== '' && !(Array.isArray(starts) && starts.length === 0);
  if (isStarted) members.push(['starts', value(starts)]);
  return sized(prop, members);
}

function orderMembers(list: ListConfig): readonly Member[] {
  const orders = ordersOf(list).map(({ by, isDown }) =>
    object([
      ['by', value(by)],
      ['direction', value(isDown ? 'descending' : 'ascending')],
    ]),
  );
  const [first] = orders;
  if (!first) return [];
  return [['order', orders.length === 1 ? first : { is: 'list', items: orders }]];
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

/** Actions of a list by its buttons, and the words of those that have their own. */
function actionsOf(list: ListConfig) {
  const { head, row } = buttonsOf(list);
  const labels = (['edit', 'remove', 'detail'] as const).flatMap((name): readonly Member[] => {
    const label = row[name]?.label;
    return label ? [[name, words(label)]] : [];
  });
  const actions: Member[] = [];
  if (!head.add) actions.push(['adds', value(false)]);
  if (row.remove) actions.push(['remove', value('removeRecord')]);
  if (row.remove && !head.batchRemove) actions.push(['removeBatch', value(false)]);
  if (labels.length > 0) actions.push(['labels', object(labels)]);
  actions.push(['history', value(false)]);
  return {
    actions,
    exports: head.download !== undefined,
    words: head.add?.label ? ([['add', words(head.add.label)]] as readonly Member[]) : [],
    adds: head.add !== undefined,
    isEditable: row.edit !== undefined,
    hasDetail: row.detail !== undefined,
  };
}

const SCRIPTS = ['rowStyle', 'cellStyle'] as const;

/** True for a script that is read and does nothing, such as the one designers begin with. */
const doesNothing = (text: string): boolean => readScript(text, { own: null, fields: new Set() })?.length === 0;

/** Scripts of a list: those that are read stand in it as they are, the others are holes. @reading R-741 */
function looksOf(list: ListConfig): { readonly members: readonly Member[]; readonly holes: readonly Hole[] } {
  const members: Member[] = [];
  const holes: Hole[] = [];
  const hole = (name: string, text: string) =>
    holes.push({ place: 'list', key: name, what: `script ${name} of the list`, was: wasText(text) });
  for (const name of SCRIPTS) {
    const text = textOfFunction(list.funcs[name]);
    if (text.trim() === '' || doesNothing(text)) continue;
    if (readStyle(text) === null) hole(name, text);
    else members.push([name, value(text)]);
  }
  const after = textOfFunction(list.funcs.afterOnload);
  if (after.trim() !== '' && !doesNothing(after)) hole('afterOnload', after);
  return { members: members.length > 0 ? [['looks', object(members)]] : [], holes };
}

/** Buttons of rows a design has made: those that run scripts are holes. */
function customOf(list: ListConfig): { readonly buttons: readonly Expression[]; readonly holes: readonly Hole[] } {
  const all = customButtonsOf(list);
  const eventOf = (id: string) => list.customBtnsList.find((button) => button.value === id)?.event;
  return {
    buttons: all.flatMap(({ id, label, code, effect }) => (effect.kind === 'script' ? [] : [value({ id, label, code, effect })])),
    holes: all.flatMap(({ id, label, effect }) =>
      effect.kind === 'script' ? [{ place: 'button', key: id, what: `button “${label}”`, was: wasText(eventOf(id)) } as const] : [],
    ),
  };
}

function notesOf(list: ListConfig): readonly DeclarationNote[] {
  const notes: DeclarationNote[] = [];
  const buttons = new Set(list.btnsList.map(({ value: of }) => of));
  if (buttons.has('download')) notes.push({ code: 'export', of: [] });
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
      buttons: [],
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
      if (!field || once.has(one.prop)) return [];
      once.add(one.prop);
      return [{ one, field }];
    });
  };
  // Rows stand below the value they are grouped by.
  const shown = config.columnList.filter(({ prop }) => config.type !== 'group' || prop !== config.groupField);
  const columns = named(shown).map(({ one, field }) => columnOf(one, one.prop.includes('-') ? undefined : field.label));
  const filters = named(config.searchList).map(({ one, field }) => filterOf(one, field));
  const looks = looksOf(config);
  const custom = customOf(config);
  const { exports, ...actions } = actionsOf(config);
  const members = [...shapeOf(config), ...orderMembers(config), ...looks.members, ...(exports ? [] : [['exports', value(false)] as const])];
  return {
    list: { columns, filters, members },
    ...actions,
    buttons: custom.buttons,
    isInRows: config.type === 'inlineEdit',
    holes: [...looks.holes, ...custom.holes],
    notes: [...notesOf(config), ...(missing.length > 0 ? [{ code: 'noSuchField', of: [...new Set(missing)] } as const] : [])],
  };
}
