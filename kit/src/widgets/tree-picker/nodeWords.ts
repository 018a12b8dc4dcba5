import type { Choice } from '../../engines/pick/index.ts';
import type { PickerNode, PickerSpec, Words } from './types.ts';

/** Shows words in the language of the page. */
export type TextOf = (words: Words) => string;

const SEPARATOR = ' / ';
const BETWEEN_NOTES = ' · ';

/** Name of a node. */
export const nameOf = (node: PickerNode, textOf: TextOf): string => (node.words ? textOf(node.words) : node.fullName);

/** The node with everything above it. */
export const pathOf = (node: PickerNode, textOf: TextOf): string =>
  node.names?.length ? node.names.join(SEPARATOR) : nameOf(node, textOf);

/** Behind the name in the tree: what somebody does, and the number that tells namesakes apart. */
export const noteOf = ({ note, code, type }: PickerNode): string | undefined =>
  [note, type === 'user' ? code : null].filter(Boolean).join(BETWEEN_NOTES) || undefined;

/**
 * Behind the name of a found or chosen node, which does not stand in its tree: of a person the department and what they do
 * there, of anything else all that is above it.
 */
export function standsAt(node: PickerNode): string | undefined {
  const above = (node.names ?? []).slice(0, -1);
  const place = node.type === 'user' ? above.slice(-1) : above;
  return [...place, node.note].filter(Boolean).join(SEPARATOR) || undefined;
}

/** Look of a choice outside the tree. */
export interface ShownChoice {
  readonly text: string;
  readonly note?: string;
  readonly isUnknown: boolean;
  readonly node: PickerNode | null;
}

/** A choice with the words it is shown by; of an unknown one the id. */
export function showChoice(spec: PickerSpec, choice: Choice<PickerNode>, textOf: TextOf): ShownChoice {
  if (choice.kind === 'unknown') return { text: choice.id, isUnknown: true, node: null };
  const node = choice.kind === 'node' ? choice.node : spec.variables?.find(({ id }) => id === choice.stored);
  if (!node) return { text: choice.kind === 'variable' ? choice.stored : '', isUnknown: false, node: null };
  return { text: nameOf(node, textOf), note: standsAt(node), isUnknown: false, node };
}

/** True when a node is the kind of thing that is chosen here, but may not be now. */
export function isBarred({ policy }: PickerSpec, node: PickerNode): boolean {
  return node.isDisabled === true && policy.accepts({ ...node, isDisabled: false });
}
