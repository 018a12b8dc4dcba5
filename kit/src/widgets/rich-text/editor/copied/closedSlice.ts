import { Slice } from '@tiptap/pm/model';
import type { Node, ResolvedPos } from '@tiptap/pm/model';

const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList';
const isItem = (at: ResolvedPos): boolean => Array.from({ length: at.depth }, (_, depth) => at.node(depth + 1)).some(isList);

/**
 * Slice whose first and last blocks lose as little as the place allows: a table stays one, a list too outside of lists, and what
 * comes in place of whole blocks keeps its alignment and headings. Other ends join the line they are put into.
 */
export function closedSlice(slice: Slice, $from: ResolvedPos, $to: ResolvedPos): Slice {
  const isWhole = $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size;
  const staysItself = (block: Node): boolean =>
    (isList(block) && !isItem($from)) || (isWhole && (block.type.name === 'heading' || typeof block.attrs['textAlign'] === 'string'));
  const openAt = (side: 'firstChild' | 'lastChild', open: number): number => {
    const outermost = slice.content[side];
    if (!outermost || staysItself(outermost)) return 0;
    let depth = 0;
    for (let node: Node | null = outermost; node && depth < open && node.type.spec.isolating !== true; node = node[side]) depth += 1;
    return depth;
  };
  return new Slice(slice.content, openAt('firstChild', slice.openStart), openAt('lastChild', slice.openEnd));
}
