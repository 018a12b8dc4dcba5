/** Groups of the palette. */
export type KindGroup = 'basic' | 'people' | 'data' | 'system' | 'shown' | 'layout';
/** Kinds of value a control stores; values of one kind can be shown by every kind of control that has it. */
export type ValueKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'truth'
  | 'option'
  | 'options'
  | 'path'
  | 'date'
  | 'time'
  | 'range'
  | 'files'
  | 'html'
  | 'color'
  | 'person'
  | 'organization'
  | 'record'
  | 'rows'
  | 'made'
  | 'none';

/** Facts of a kind of control, apart from its looks. */
export interface KindFacts {
  readonly group: KindGroup;
  readonly value: ValueKind;
  /** Name from 3.6 on, where it is another one. */
  readonly newName?: string;
  /** May be a column of a sub-table. */
  readonly inTable: boolean;
  /** May be a column of a list. */
  readonly isColumn: boolean;
  /** May be a filter of a list. */
  readonly isFilter: boolean;
  /** May be what options, rules and limits of others follow. */
  readonly isSource: boolean;
  /** A list may be ordered or grouped by it. */
  readonly isSortable: boolean;
}

const field = (group: KindGroup, value: ValueKind, more: Partial<KindFacts> = {}): KindFacts => ({
  group,
  value,
  inTable: true,
  isColumn: true,
  isFilter: true,
  isSource: true,
  isSortable: true,
  ...more,
});
const NO_FIELD = { inTable: false, isColumn: false, isFilter: false, isSource: false, isSortable: false } as const;
const unfiltered = { isFilter: false } as const;
const files = { isFilter: false, isSource: false, isSortable: false } as const;
const system = { inTable: false } as const;
const shown: KindFacts = { group: 'shown', value: 'none', ...NO_FIELD };
const layout: KindFacts = { group: 'layout', value: 'none', ...NO_FIELD };

/** Every kind a designer may place, by its name up to 3.4. @source wire-facts §17.1 @source designer §8.1 */
export const KINDS = {
  comInput: field('basic', 'text', { newName: 'input' }),
  textarea: field('basic', 'longText'),
  numInput: field('basic', 'number', { newName: 'inputNumber' }),
  switch: field('basic', 'truth', unfiltered),
  radio: field('basic', 'option', { inTable: false }),
  checkbox: field('basic', 'options', { inTable: false }),
  select: field('basic', 'option'),
  cascader: field('basic', 'path'),
  date: field('basic', 'date', { newName: 'datePicker' }),
  time: field('basic', 'time', { newName: 'timePicker' }),
  dateRange: field('basic', 'range', unfiltered),
  timeRange: field('basic', 'range', unfiltered),
  uploadFz: field('basic', 'files', { newName: 'uploadFile', ...files }),
  uploadImg: field('basic', 'files', files),
  colorPicker: field('basic', 'color', { inTable: false, isColumn: false, isFilter: false }),
  rate: field('basic', 'number'),
  slider: field('basic', 'number'),
  editor: field('basic', 'html', { inTable: false, isColumn: false, isFilter: false, isSortable: false }),
  userSelect: field('people', 'person'),
  usersSelect: field('people', 'person'),
  comSelect: field('people', 'organization', { newName: 'organizeSelect' }),
  depSelect: field('people', 'organization'),
  posSelect: field('people', 'organization'),
  roleSelect: field('people', 'organization'),
  groupSelect: field('people', 'organization'),
  address: field('people', 'path', { newName: 'areaSelect' }),
  treeSelect: field('data', 'option'),
  dicSelect: field('data', 'option'),
  relationForm: field('data', 'record', unfiltered),
  relationFormAttr: field('data', 'made', { isColumn: false, isFilter: false, isSortable: false }),
  popupSelect: field('data', 'record', unfiltered),
  popupTableSelect: field('data', 'record', unfiltered),
  popupAttr: field('data', 'made', { isColumn: false, isFilter: false, isSortable: false }),
  autoComplete: field('data', 'text'),
  calculate: field('data', 'number'),
  billRule: field('data', 'made', { inTable: false }),
  createUser: field('system', 'made', system),
  createTime: field('system', 'made', system),
  modifyUser: field('system', 'made', { ...system, isSource: false }),
  modifyTime: field('system', 'made', { ...system, isSource: false }),
  currOrganize: field('system', 'made', system),
  currDept: field('system', 'made', system),
  currPosition: field('system', 'made', system),
  sign: field('data', 'made', { inTable: false, ...files }),
  signature: field('data', 'made', { inTable: false, ...files }),
  location: field('data', 'made', { inTable: false, ...files }),
  text: shown,
  divider: shown,
  groupTitle: shown,
  alert: shown,
  link: shown,
  button: shown,
  qrcode: shown,
  barcode: shown,
  iframe: shown,
  row: layout,
  card: layout,
  tab: layout,
  collapse: layout,
  tableGrid: layout,
  table: { group: 'layout', value: 'rows', inTable: false, isColumn: false, isFilter: false, isSource: false, isSortable: false },
} as const satisfies Record<string, KindFacts>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

/** Keys a design is written in: those up to 3.4, or those from 3.6 on. */
export type DesignDialect = 'old' | 'new';

const OTHER_NAMES = new Map<string, KindName>([
  ...KIND_NAMES.flatMap((kind) => {
    const { newName }: KindFacts = KINDS[kind];
    return newName === undefined ? [] : ([[newName, kind]] as const);
  }),
  ['JNPFText', 'text'],
]);

/** The kind a design means by a name, whatever its version; undefined for one nobody knows. */
export const kindOfName = (name: string): KindName | undefined => (Object.hasOwn(KINDS, name) ? (name as KindName) : OTHER_NAMES.get(name));

/** Name of a kind in a dialect. */
export function nameOfKind(kind: KindName, dialect: DesignDialect): string {
  const { newName }: KindFacts = KINDS[kind];
  return dialect === 'new' ? (newName ?? kind) : kind;
}

/** True for a kind whose value stands in a record under a key. */
export const hasKey = (kind: KindName): boolean => KINDS[kind].value !== 'none';

/** Items only their own layout holds. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
  tabItem: ['tab'],
  collapseItem: ['collapse'],
  tableGridTr: ['tableGrid'],
  tableGridTd: ['tableGridTr'],
};
const HOLDS_ITEMS: Readonly<Record<string, string>> = {
  tab: 'tabItem',
  collapse: 'collapseItem',
  tableGrid: 'tableGridTr',
  tableGridTr: 'tableGridTd',
};
const HOLDERS: ReadonlySet<string> = new Set([
  'row',
  'card',
  'tabItem',
  'collapseItem',
  'tableGridTd',
  'table',
  ...Object.keys(HOLDS_ITEMS),
]);

/** True for a name whose control has a list of others within it. */
export const canHold = (name: string): boolean => HOLDERS.has(name);
/** True for a part of a layout that is nothing without it: a tab, a cell. */
export const isItem = (name: string): boolean => Object.hasOwn(ITEMS, name);
/** Name of the only items a layout takes; undefined where it takes controls. */
export const itemOf = (name: string): string | undefined => (Object.hasOwn(HOLDS_ITEMS, name) ? HOLDS_ITEMS[name] : undefined);

/** Reason a control may not stand somewhere. */
export type PlaceRefusal = 'holdsNothing' | 'itemsOnly' | 'homeOnly' | 'notInTable' | 'tooDeep';

/**
 * Reason a control of this name may not stand in that one; null where it may.
 * @param home null for the top of the form
 */
export function placeRefusal(name: string, home: string | null): PlaceRefusal | null {
  if (isItem(name)) return home !== null && (ITEMS[name] ?? []).includes(home) ? null : 'homeOnly';
  if (home === null) return null;
  if (!canHold(home)) return 'holdsNothing';
  if (itemOf(home) !== undefined) return 'itemsOnly';
  if (home !== 'table') return null;
  const kind = kindOfName(name);
  return kind !== undefined && KINDS[kind].inTable ? null : 'notInTable';
}
