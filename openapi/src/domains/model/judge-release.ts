import { VALUES, valueKindNamed } from '@milepost/kit/forms/values';

/** Kinds of problems a design is not released with. */
export type ReleaseProblemCode =
  | 'twoOfOneKey'
  | 'noKey'
  | 'wrongKey'
  | 'reservedKey'
  | 'retiredKey'
  | 'columnOfNoField'
  | 'filterOfNoField'
  | 'sumOfNoField'
  | 'orderOfNoField'
  | 'groupOfNoField'
  | 'treeOfNoField';

/** A problem of a design, by its place: who shows it finds the words. */
export interface ReleaseProblem {
  readonly code: ReleaseProblemCode;
  /** `formData.fields[3].__config__.children[0]`, `columnData.columnList[2]`. */
  readonly place: string;
  readonly key: string;
  /** Label of the field or column; its key where it has none. */
  readonly label: string;
  /** Label of the field that has the key already. */
  readonly other?: string;
}

type Members = Readonly<Record<string, unknown>>;
interface Found {
  readonly kind: string;
  readonly label: string;
}

const KEY = /^[A-Za-z_]\w{0,49}$/;
/** Members rows of a list have beside their values. @source wire-facts §17 */
const RESERVED: ReadonlySet<string> = new Set(['id', 'children', 'flowId', 'flowTaskId', 'flowState', 'flowState_name']);
/** Kinds whose rows have the id beside the text, as `key_id`. @source forms §7 */
const WITH_ID: ReadonlySet<string> = new Set(['relationForm', 'popupSelect']);
/** Kinds that go without a key. */
const WITHOUT_KEY: ReadonlySet<unknown> = new Set([VALUES.shown, VALUES.derived, VALUES.unknown, VALUES.custom]);
/** Orders a list may have that are no fields. */
const OWN_ORDERS: ReadonlySet<string> = new Set(['id', 'creatorTime', 'lastModifyTime']);
const LEFT_TREE = 2;
const GROUP = 3;
const TREE = 5;

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Fields by their keys, those of sub-tables as `table-child`, with what is wrong with the keys. */
function judgeKeys(form: Members, problems: ReleaseProblem[]): ReadonlyMap<string, Found> {
  const fields = new Map<string, Found>();
  const retired = new Set(listIn(form['milepostRetired']).map((each) => textOf(membersOf(each)['key'])));
  const walk = (controls: unknown, place: string, table: string): void =>
    listIn(controls).forEach((each, at) => {
      const control = membersOf(each);
      const config = membersOf(control['__config__']);
      const kind = textOf(config['jnpfKey']);
      const key = textOf(control['__vModel__']);
      const own = `${place}[${at}]`;
      const full = table + key;
      const label = textOf(config['label']) || key;
      const told = (code: ReleaseProblemCode, more: { other?: string } = {}): void =>
        void problems.push({ code, place: own, key: full, label, ...more });
      const other = fields.get(full);
      if (key === '') {
        const values = valueKindNamed(kind);
        if (values && !WITHOUT_KEY.has(values)) told('noKey');
      } else if (other) told('twoOfOneKey', { other: other.label });
      else {
        fields.set(full, { kind, label });
        if (!KEY.test(key)) told('wrongKey');
        else if (RESERVED.has(key)) told('reservedKey');
        else if (retired.has(full)) told('retiredKey');
      }
      walk(config['children'], `${own}.__config__.children`, kind === 'table' && key !== '' ? `${full}-` : table);
    });
  walk(form['fields'], 'formData.fields', '');
  for (const [key, { label }] of fields)
    if (key.endsWith('_id') && WITH_ID.has(fields.get(key.slice(0, -'_id'.length))?.kind ?? ''))
      problems.push({ code: 'reservedKey', place: 'formData.fields', key, label });
  return fields;
}

/** Members of a list that stand on fields it has not. */
function judgeList(list: Members, name: string, fields: ReadonlyMap<string, Found>, problems: ReleaseProblem[]): void {
  const judge = (code: ReleaseProblemCode, place: string, key: string, label = ''): void => {
    if (key !== '' && !fields.has(key)) problems.push({ code, place: `${name}.${place}`, key, label: label || key });
  };
  const each = (member: string, code: ReleaseProblemCode, keyOf: (entry: Members) => string): void =>
    listIn(list[member]).forEach((entry, at) => {
      const members = membersOf(entry);
      judge(code, `${member}[${at}]`, keyOf(members), textOf(members['label']));
    });
  const shown = ({ prop, __vModel__: key }: Members): string => textOf(prop) || textOf(key);
  each('columnList', 'columnOfNoField', shown);
  each('searchList', 'filterOfNoField', shown);
  listIn(list['summaryField']).forEach((key, at) => judge('sumOfNoField', `summaryField[${at}]`, textOf(key)));
  for (const order of textOf(list['defaultSidx']).split(',')) {
    const key = order.trim().replace(/^-/, '');
    if (!OWN_ORDERS.has(key)) judge('orderOfNoField', 'defaultSidx', key);
  }
  each('defaultSortConfig', 'orderOfNoField', ({ field }) => (OWN_ORDERS.has(textOf(field)) ? '' : textOf(field)));
  const type = Number(list['type']);
  if (type === GROUP) judge('groupOfNoField', 'groupField', textOf(list['groupField']));
  if (type === LEFT_TREE) judge('treeOfNoField', 'treeRelation', textOf(list['treeRelation']));
  if (type === TREE) judge('treeOfNoField', 'parentField', textOf(list['parentField']));
}

/** Parts of a design, opened; none where there is no such part. */
export interface JudgedDesign {
  readonly form: Members;
  readonly list?: Members;
  readonly appList?: Members;
}

/** Problems a design is not released with: keys that are missing, doubled or impossible, and lists that stand on fields it has not. @reading R-695 */
export function judgeRelease({ form, list = {}, appList = {} }: JudgedDesign): ReleaseProblem[] {
  const problems: ReleaseProblem[] = [];
  const fields = judgeKeys(form, problems);
  judgeList(list, 'columnData', fields, problems);
  judgeList(appList, 'appColumnData', fields, problems);
  return problems;
}
