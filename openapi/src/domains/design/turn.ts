import { newControl } from './begins.ts';
import type { FirstWords } from './begins.ts';
import { keyOf, kindNameOf, labelOf } from './document.ts';
import type { DesignNode } from './document.ts';
import { isObject, memberOf, valueAt, withMember, withValueAt } from './json.ts';
import type { Json, JsonObject, Path } from './json.ts';
import { KINDS, KIND_NAMES, kindOfName } from './kinds.ts';
import type { DesignDialect, KindName } from './kinds.ts';

/**
 * Effect on stored values when a control becomes one of another kind. `stay`: every value is one of the new kind. `wrap`: a
 * value becomes a list of one with the next save. `check`: some may not fit, they stay until somebody edits them.
 */
export type TurnEffect = 'stay' | 'wrap' | 'check';

const TEXTS = ['comInput', 'textarea', 'autoComplete'] as const;
const NUMBERS = KIND_NAMES.filter((kind) => KINDS[kind].value === 'number');
const SINGLE = ['select', 'radio', 'treeSelect'] as const;

const between = (kinds: readonly KindName[], effect: TurnEffect): readonly (readonly [KindName, KindName, TurnEffect])[] =>
  kinds.flatMap((from) => kinds.filter((to) => to !== from).map((to) => [from, to, effect] as const));
const across = (from: readonly KindName[], to: readonly KindName[], effect: TurnEffect) =>
  from.flatMap((one) => to.map((other) => [one, other, effect] as const));

/** Kinds a control may become, and what that does to values. Anything else is a new field beside the old one. @source designer §10.3 */
const TURNS: ReadonlyMap<string, TurnEffect> = new Map(
  [
    ...between(TEXTS, 'stay'),
    ...between(NUMBERS, 'check'),
    ...between(SINGLE, 'stay'),
    ...between(['userSelect', 'usersSelect'], 'check'),
    ...between(['dateRange', 'timeRange'], 'check'),
    ...across(SINGLE, ['checkbox'], 'wrap'),
    ...across(['checkbox'], SINGLE, 'check'),
    ...across(NUMBERS, TEXTS, 'check'),
    ...across(TEXTS, NUMBERS, 'check'),
    ...across(['switch'], NUMBERS, 'check'),
    ...across(NUMBERS, ['switch'], 'check'),
    ...across(['uploadFz'], ['uploadImg'], 'check'),
    ...across(['uploadImg'], ['uploadFz'], 'stay'),
    ...between(['relationForm', 'popupSelect', 'popupTableSelect'], 'check'),
    ...across(['textarea'], ['editor'], 'stay'),
    ...across(['editor'], ['textarea'], 'check'),
  ].map(([from, to, effect]) => [`${from} ${to}`, effect]),
);

/** Effect on values of one kind becoming another; null where a control may not. */
export const turnEffect = (from: KindName, to: KindName): TurnEffect | null => TURNS.get(`${from} ${to}`) ?? null;
/** Kinds a control of this one may become. */
export const turnsOf = (from: KindName): readonly KindName[] =>
  [...TURNS.keys()].flatMap((pair) => (pair.startsWith(`${from} `) ? (pair.slice(from.length + 1) as KindName) : []));

/** Members a control keeps whatever kind it becomes. */
const KEPT: readonly Path[] = [
  ...[
    'tipLabel',
    'showLabel',
    'labelWidth',
    'required',
    'span',
    'noShow',
    'visibility',
    'formId',
    'unique',
    'columnWidth',
    'isSubTable',
    'parentVModel',
    'relationTable',
    'tableName',
  ].map((name) => ['__config__', name]),
  ['placeholder'],
  ['disabled'],
  ['milepostNote'],
];
/** Members of choices: they go along between kinds that have them. */
const OF_CHOICES: readonly Path[] = [
  ...['dataType', 'dictionaryType', 'propsUrl', 'templateJson', 'props'].map((name) => ['__config__', name]),
  ['__slot__', 'options'],
  ['options'],
  ['props'],
];

/** The control as one of another kind: what it shares with the old one stays, the rest begins anew. */
export function turned(node: DesignNode, to: KindName, dialect: DesignDialect, words?: FirstWords): JsonObject {
  const { own } = node;
  const number = Number(valueAt(own, ['__config__', 'formId']) ?? 0);
  const begun = newControl({ kind: to, key: keyOf(node), label: labelOf(node), number, dialect, words });
  const from = kindOfName(kindNameOf(node));
  const hadChoices = valueAt(begun, ['__config__', 'dataType']) !== undefined && from !== undefined;
  const had: JsonObject = isObject(own) ? own : {};
  let next: Json = begun;
  for (const path of [...KEPT, ...(hadChoices ? OF_CHOICES : [])]) {
    const value = valueAt(had, path);
    if (value !== undefined) next = withValueAt(next, path, value) as Json;
  }
  const label = memberOf(memberOf(had, '__config__'), 'label');
  return withMember(withValueAt(next, ['__config__', 'label'], label ?? '') as JsonObject, '__vModel__', keyOf(node));
}
