import { identityOf } from './identity.ts';
import type { PickNode, SelectionPolicy } from './types.ts';

/** Outcome of one pasted name or number. @reading R-181 */
export type PastedName<N extends PickNode> =
  | { readonly kind: 'found'; readonly text: string; readonly node: N }
  | { readonly kind: 'notFound'; readonly text: string }
  /** Several nodes go by this name; the person says which. */
  | { readonly kind: 'ambiguous'; readonly text: string; readonly nodes: readonly N[] };

/** Full-width ASCII and signs, half-width katakana, and the blank of Chinese text. */
const OTHER_WIDTH = /[\u3000\uFF01-\uFFEE]+/g;
const CELL_END = /[\r\n\t]+/;
const NAME_END = /[,;、]/;

/** One width for every character, no blanks around: what counts as equal. */
const fold = (text: string): string =>
  text
    .replace(OTHER_WIDTH, (run) => run.normalize('NFKC'))
    .normalize('NFC')
    .trim();

/** Nodes that may be chosen, by name and by code; a node that is offered twice counts once. */
function namesOf<N extends PickNode>(policy: SelectionPolicy<N>, candidates: Iterable<N>): Map<string, Map<string, N>> {
  const names = new Map<string, Map<string, N>>();
  for (const node of candidates) {
    if (!policy.accepts(node)) continue;
    const identity = identityOf(policy, node);
    for (const name of [node.fullName, node.code ?? ''].map(fold)) {
      if (name === '') continue;
      const namesakes = names.get(name) ?? new Map<string, N>();
      if (!namesakes.has(identity)) namesakes.set(identity, node);
      names.set(name, namesakes);
    }
  }
  return names;
}

/**
 * Looks up a pasted list of names or numbers, one per line or cell, or between commas, semicolons and 、.
 * A whole line that is a name is that name, commas or not. Full-width and half-width characters are equal.
 * @param candidates what may be meant; those the policy does not accept are passed over
 * @returns in the order pasted, what comes twice (also once by name and once by number) in its first place
 */
export function pasteNames<N extends PickNode>(policy: SelectionPolicy<N>, text: string, candidates: Iterable<N>): PastedName<N>[] {
  const names = namesOf(policy, candidates);
  const texts = text
    .split(CELL_END)
    .map(fold)
    .flatMap((cell) => (names.has(cell) ? [cell] : cell.split(NAME_END).map(fold)));
  const found = new Set<string>();
  const result: PastedName<N>[] = [];
  for (const name of new Set(texts)) {
    if (name === '') continue;
    const nodes = [...(names.get(name) ?? [])];
    const [first] = nodes;
    if (!first) result.push({ kind: 'notFound', text: name });
    else if (nodes.length > 1) result.push({ kind: 'ambiguous', text: name, nodes: nodes.map(([, node]) => node) });
    else if (!found.has(first[0])) {
      found.add(first[0]);
      result.push({ kind: 'found', text: name, node: first[1] });
    }
  }
  return result;
}
