import type { CellRule, Control } from '../grammar/index.ts';
import { numberOf } from './members.ts';
import type { Members } from './members.ts';

/** Facts every control of a design has. */
export type DesignedBase = Pick<
  Control,
  'part' | 'field' | 'label' | 'help' | 'required' | 'shown' | 'disabled' | 'initial' | 'isCurrentAtFirst' | 'isUnique'
>;
/** Reader of what a kind of control has of its own. */
export type ReadControl = (members: Members, base: DesignedBase) => Control;

/** Longest label, placeholder or unit that is shown. */
const WORDS_CHARS = 500;

export const words = (members: Members, name: string): string | undefined => members.text(name, '').slice(0, WORDS_CHARS) || undefined;

/** Words design tools put into every field: they say no more than its name, and in the language of the designer alone. @reading R-857 */
// “Please enter”, “please choose”, in simplified and in traditional signs and in English.
const USUAL_HINT = /^please (?:enter|input|select|choose)$|^(?:\u8bf7|\u8acb)?(?:\u8f93\u5165|\u9009\u62e9|\u8f38\u5165|\u9078\u64c7)$/iu;

/** Words of a field that is empty; undefined where the design has the usual ones, which are the page's own then. @reading R-857 */
export function placeholder(members: Members): string | undefined {
  const given = words(members, 'placeholder')?.trim();
  const label = members.within('__config__').text('label', '');
  const isUsual =
    given !== undefined && USUAL_HINT.test(label !== '' && given.endsWith(label) ? given.slice(0, -label.length).trim() : given);
  return isUsual ? undefined : given;
}

/** A number of the design, also as text; undefined where there is none. */
export function number(members: Members, name: string): number | undefined {
  const value = members.raw(name);
  if (value === undefined || value === null || value === '') return undefined;
  const read = numberOf(value);
  if (!Number.isNaN(read)) return read;
  members.fault(name, { kind: 'wrongKind', wanted: 'number' });
  return undefined;
}

/** Yes or no under its old name or its new one. */
export const flag = (members: Members, ...names: readonly string[]): boolean => names.some((name) => members.flag(name, false));

const MOST_RULES = 50;

/** Patterns of a field, with what is said where a value does not fit. @source forms §3, §5 */
export const rulesOf = (members: Members): readonly CellRule[] =>
  members
    .within('__config__')
    .objects('regList', MOST_RULES, (item) => ({ pattern: item.text('pattern'), message: item.text('message', '') }));

/** Words before and after an input: slots of old designs, members of new ones. */
export function affixes(members: Members) {
  const slot = members.within('__slot__');
  return {
    prefix: words(slot, 'prepend') ?? words(members, 'addonBefore'),
    suffix: words(slot, 'append') ?? words(members, 'addonAfter'),
  };
}

const MOST_PLACES = 15;

/** Limits and looks of numbers of a design. */
export const bounds = (members: Members) => ({
  storedAs: 'number' as const,
  min: number(members, 'min'),
  max: number(members, 'max'),
  precision: members.raw('precision') === undefined ? undefined : members.whole('precision', 0, 0, MOST_PLACES),
  hasThousands: flag(members, 'thousands'),
  ...affixes(members),
});
