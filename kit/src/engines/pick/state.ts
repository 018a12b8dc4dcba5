import { choicesOf, isSameChoices } from './choices.ts';
import type { ChoiceRefusal } from './choices.ts';
import type { Choice, Choices, PickNode } from './types.ts';

/** State of a picker whether its dialog is open or not. */
interface Held<N extends PickNode> {
  /** The value of the field. */
  readonly confirmed: Choices<N>;
  /** Choices before the value was cleared, as long as nothing else has taken its place. */
  readonly cleared: Choices<N> | null;
}

/** State of a picker: its value, and while it is open the draft of the next value. @source forms §4 */
export type PickState<N extends PickNode> =
  | (Held<N> & { readonly kind: 'closed' })
  | (Held<N> & {
      readonly kind: 'open';
      readonly draft: Choices<N>;
      /** Choices of the draft before it was cleared. */
      readonly draftCleared: Choices<N> | null;
    });

/** Access of the person: to change the value, to look at it, or neither. */
export type PickAccess = 'editable' | 'readOnly' | 'disabled';

/** Events of a picker. All but `given` and `resolved` come from the person. */
export type PickEvent<N extends PickNode> =
  /** Opens with the current value chosen; refused when disabled. @source forms §2.4, §4 */
  | { readonly kind: 'open' }
  /** Chooses what of these may be chosen and is not chosen yet: one node, or all of a branch. @source forms §4 */
  | { readonly kind: 'choose'; readonly nodes: readonly N[] }
  /** A checkbox: chooses the node, or takes it out when it is chosen. */
  | { readonly kind: 'toggle'; readonly node: N }
  /** The delete button of chosen things, also of unknown ones. @source forms §2.1 */
  | { readonly kind: 'remove'; readonly identities: readonly string[] }
  /** Clear-all: empties the draft while open, the value while closed. @source forms §2.1, §4 */
  | { readonly kind: 'clear' }
  /** Brings back what the last `clear` took, from the draft while open, of the value while closed. @reading R-179 */
  | { readonly kind: 'undo' }
  /** Writes the draft and closes. @source forms §4 */
  | { readonly kind: 'confirm' }
  /** Throws the draft away and closes; possible at any time. @source forms §4 */
  | { readonly kind: 'cancel' }
  /** The form sets the value: a record was loaded, or our own value comes back. An open draft stays. */
  | { readonly kind: 'given'; readonly choices: readonly Choice<N>[] }
  /** A feed has answered: unknown choices among these nodes become known, in their places. */
  | { readonly kind: 'resolved'; readonly nodes: readonly N[] };

/** Reasons an event changed nothing; the state is as before. */
export type PickRefusal =
  | ChoiceRefusal
  | {
      readonly kind: 'refused';
      /** `empty`: nothing is chosen and the policy refuses that. `closed`: there is no draft to change. */
      readonly reason: 'disabled' | 'readOnly' | 'closed' | 'empty' | 'nothingToUndo';
    };

/** Outcome of an event. */
export type PickOutcome<N extends PickNode> = { readonly kind: 'done'; readonly state: PickState<N> } | PickRefusal;

/** A closed picker with a value. */
export function pickStart<N extends PickNode>(choices: Iterable<Choice<N>> = []): PickState<N> {
  return { kind: 'closed', confirmed: choicesOf(choices), cleared: null };
}

/** Choices the picker shows: the draft while it is open, its value while it is closed. */
export function shownChoices<N extends PickNode>(state: PickState<N>): Choices<N> {
  return state.kind === 'open' ? state.draft : state.confirmed;
}

/** True when `undo` would bring something back now. */
export function canUndo<N extends PickNode>(state: PickState<N>): boolean {
  return (state.kind === 'open' ? state.draftCleared : state.cleared) !== null;
}

/** True when confirming would change the value. */
export function hasDraftChanges<N extends PickNode>(state: PickState<N>): boolean {
  return state.kind === 'open' && !isSameChoices(state.draft, state.confirmed);
}
