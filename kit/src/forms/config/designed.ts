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
