import { identityOf, storedItemOf } from './identity.ts';
import type { Choice, Choices, PickNode, SelectionPolicy } from './types.ts';

/** A node as a choice. */
export function choiceOf<N extends PickNode>(policy: SelectionPolicy<N>, node: N): Choice<N> {
  return { kind: 'node', identity: identityOf(policy, node), stored: storedItemOf(policy, node), node };
}

/** Choices in their order; one that comes again counts once, in its first place. @source forms §4 */
export function choicesOf<N extends PickNode>(list: Iterable<Choice<N>>): Choices<N> {
  const choices = new Map<string, Choice<N>>();
  for (const choice of list) if (!choices.has(choice.identity)) choices.set(choice.identity, choice);
  return choices;
}

/** True when both hold the same choices in the same order. */
export function isSameChoices<N extends PickNode>(one: Choices<N>, other: Choices<N>): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  const others = [...other.keys()];
  return [...one.keys()].every((identity, at) => identity === others[at]);
}

/** The choices without some; the same object when none of them was chosen. */
export function without<N extends PickNode>(choices: Choices<N>, identities: Iterable<string>): Choices<N> {
  const gone = [...identities].filter((identity) => choices.has(identity));
  if (gone.length === 0) return choices;
  const rest = new Map(choices);
  for (const identity of gone) rest.delete(identity);
  return rest;
}

/** Reasons a choice was not made. */
export type ChoiceRefusal =
  /** None of the nodes may be chosen. */
  | { readonly kind: 'refused'; readonly reason: 'notAccepted' }
  /** Several nodes at once, where only one may be chosen. */
  | { readonly kind: 'refused'; readonly reason: 'onlyOne' }
  /** It would make `count` choices of at most `maximum`; none of them was made. */
  | { readonly kind: 'refused'; readonly reason: 'tooMany'; readonly maximum: number; readonly count: number };

/**
 * Adds the nodes that may be chosen, behind what is chosen already; in `one` the node replaces it.
 * All or nothing: over the maximum none is added. The same choices when every node is chosen already. @source forms §4
 */
export function withChosen<N extends PickNode>(
  policy: SelectionPolicy<N>,
  choices: Choices<N>,
  nodes: Iterable<N>,
): { readonly kind: 'chosen'; readonly choices: Choices<N> } | ChoiceRefusal {
  const candidates = [...nodes].filter((node) => policy.accepts(node));
  const accepted = choicesOf(candidates.map((node) => choiceOf(policy, node)));
  if (accepted.size === 0) return { kind: 'refused', reason: 'notAccepted' };
  if (policy.cardinality === 'one') {
    if (accepted.size > 1) return { kind: 'refused', reason: 'onlyOne' };
    return { kind: 'chosen', choices: isSameChoices(choices, accepted) ? choices : accepted };
  }
  const all = choicesOf([...choices.values(), ...accepted.values()]);
  if (all.size === choices.size) return { kind: 'chosen', choices };
  const { maximum = Infinity } = policy;
  if (all.size > maximum) return { kind: 'refused', reason: 'tooMany', maximum, count: all.size };
  return { kind: 'chosen', choices: all };
}
