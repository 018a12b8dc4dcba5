import { choicesOf } from './choices.ts';
import { identityOf, identityOfStored, isVariable, splitTypedId } from './identity.ts';
import type { Choice, Choices, PickNode, SelectionPolicy, StoredItem, StoredValue } from './types.ts';

/** Nodes by identity, of those stored alike the one that may be chosen; and by bare id. */
interface KnownNodes<N> {
  readonly byIdentity: ReadonlyMap<string, N>;
  readonly byId: ReadonlyMap<string, readonly N[]>;
}

function knownNodes<N extends PickNode>(policy: SelectionPolicy<N>, nodes: Iterable<N>): KnownNodes<N> {
  const byIdentity = new Map<string, N>();
  const byId = new Map<string, N[]>();
  for (const node of nodes) {
    const identity = identityOf(policy, node);
    const namesake = byIdentity.get(identity);
    if (!namesake || (policy.accepts(node) && !policy.accepts(namesake))) byIdentity.set(identity, node);
    if (policy.identity !== 'typedId') continue;
    byId.set(node.id, [...(byId.get(node.id) ?? []), node]);
  }
  return { byIdentity, byId };
}

/**
 * The node of a stored choice. A field that went from single to multiple mode, or back, holds ids with their type missing or
 * too much: they are recognised as long as only one node can be meant.
 */
function nodeOf<N extends PickNode>(policy: SelectionPolicy<N>, known: KnownNodes<N>, stored: StoredItem): N | undefined {
  const exact = known.byIdentity.get(identityOfStored(policy, stored));
  if (exact || typeof stored !== 'string' || policy.identity !== 'typedId') return exact;
  const { id, type } = splitTypedId(stored);
  const typed = type === null ? undefined : known.byId.get(id)?.find((node) => node.type === type);
  if (typed) return typed;
  const kinds = new Map(known.byId.get(stored)?.map((node) => [node.type, node]));
  const candidates = [...kinds.values()];
  const accepted = candidates.length > 1 ? candidates.filter((node) => policy.accepts(node)) : candidates;
  return accepted.length === 1 ? accepted[0] : undefined;
}

function choiceOfStored<N extends PickNode>(policy: SelectionPolicy<N>, known: KnownNodes<N>, stored: StoredItem): Choice<N> {
  const node = nodeOf(policy, known, stored);
  if (node) return { kind: 'node', identity: identityOf(policy, node), stored, node };
  const identity = identityOfStored(policy, stored);
  if (typeof stored !== 'string') return { kind: 'unknown', identity, stored, id: stored.at(-1) ?? '', type: null };
  if (isVariable(policy, stored)) return { kind: 'variable', identity, stored };
  const parts = policy.identity === 'typedId' ? splitTypedId(stored) : { id: stored, type: null };
  return { kind: 'unknown', identity, stored, ...parts };
}

const isFlat = (items: readonly StoredItem[]): items is readonly string[] => items.every((item) => typeof item === 'string');

/** An id as it is kept: some servers keep figures. Empty for what is none. */
const idIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'number' ? [String(value)] : [];

/** A value as far as it holds choices: a record, or a default of a design, may hold anything. */
function choicesIn(value: unknown): StoredValue {
  if (!Array.isArray(value)) return idIn(value)[0] ?? null;
  return value.flatMap((item: unknown): readonly StoredItem[] => (Array.isArray(item) ? [item.flatMap(idIn)] : idIn(item)));
}

/** The single choices of a value. A flat list of ids is one path, where paths are stored and no system variable stands in it. */
function itemsOf<N extends PickNode>(policy: SelectionPolicy<N>, value: StoredValue | undefined): readonly StoredItem[] {
  if (value === null || value === undefined || value.length === 0) return [];
  if (typeof value === 'string') return [value];
  if (policy.identity !== 'path' || !isFlat(value)) return value;
  const isList = policy.cardinality === 'many' && value.some((item) => isVariable(policy, item));
  return isList ? value : [value];
}

/**
 * Reads a form's value. Every stored choice gives exactly one, in its place; one that is among no `nodes` is kept and marked unknown.
 * @param nodes what the feed made of the stored ids; leave it out before the feed has answered
 * @source forms §3, §4
 */
export function decodeValue<N extends PickNode>(
  policy: SelectionPolicy<N>,
  value: StoredValue | undefined,
  nodes: Iterable<N> = [],
): Choice<N>[] {
  const known = knownNodes(policy, nodes);
  return itemsOf(policy, choicesIn(value)).map((stored) => choiceOfStored(policy, known, stored));
}

/**
 * Writes a form's value: in `many` a list, in `one` the choice itself, null for nothing.
 * Several choices in `one`, which a field holds that was multiple before, stay a list until a new choice replaces them.
 * @source forms §3
 */
export function encodeValue<N extends PickNode>(policy: SelectionPolicy<N>, choices: Iterable<Choice<N>>): StoredValue {
  const items = Array.from(choices, (choice) => choice.stored);
  return policy.cardinality === 'one' && items.length < 2 ? (items[0] ?? null) : items;
}

/** Choices with their unknown ones made into nodes, as far as `nodes` has them; the same object when it has none of them. */
export function withNodes<N extends PickNode>(policy: SelectionPolicy<N>, choices: Choices<N>, nodes: Iterable<N>): Choices<N> {
  const known = knownNodes(policy, nodes);
  let isChanged = false;
  const list = Array.from(choices.values(), (choice) => {
    if (choice.kind === 'node') return choice;
    const found = choiceOfStored(policy, known, choice.stored);
    if (found.kind !== 'node') return choice;
    isChanged = true;
    return found;
  });
  return isChanged ? choicesOf(list) : choices;
}
