import { childrenOf, controlsAt, placeOfNode } from '@milepost/openapi/domains/design';
import type { InsertionPoint } from '@milepost/openapi/domains/design';
import { clipText, readClip } from '../core/clip.ts';
import type { Command, DesignState, WantedField } from '../core/types.ts';

/** Lines of a text that become fields at most. */
const MOST_LINES = 200;
const LABEL_CHARS = 100;

/** Insertion point for what is added: after the last chosen node, within an empty layout, else at the end. */
export function placeForNew({ document: { tree }, selected }: Pick<DesignState, 'document' | 'selected'>): InsertionPoint {
  const last = selected.at(-1);
  if (last === undefined || !tree.nodes.has(last)) return { into: null, at: tree.top.length };
  const node = tree.nodes.get(last);
  if (node?.children?.length === 0) return { into: last, at: 0 };
  const { into, at } = placeOfNode(tree, last);
  return { into, at: Math.min(at + 1, childrenOf(tree, into).length) };
}

/** Chosen controls as text of the clipboard; null where none are chosen. */
export function copiedText({ document: { tree }, selected }: DesignState): string | null {
  return selected.length === 0 ? null : clipText({ controls: controlsAt(tree, selected) });
}

/** Command that puts in what a clipboard holds: controls, or a field for each line of a text; null for nothing. */
export function clipCommand(state: DesignState, text: string): Command | null {
  const at = placeForNew(state);
  const clip = readClip(text);
  if (clip) return { do: 'paste', clip, at };
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.split('\t')[0]?.trim().slice(0, LABEL_CHARS) ?? '')
    .filter((line) => line !== '' && !line.startsWith('{'));
  if (lines.length === 0) return null;
  return { do: 'addMany', at, fields: lines.slice(0, MOST_LINES).map((label): WantedField => ({ kind: 'comInput', label })) };
}
