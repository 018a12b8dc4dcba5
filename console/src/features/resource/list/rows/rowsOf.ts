import type { KnownRows } from '../../../lazy-rows/index.ts';
import { foundTree } from './foundTree.ts';
import type { AnyResource } from '../../definition/types.ts';
import { openAll, openAtFirst } from './fullTree.ts';
import type { TreeRow } from './fullTree.ts';

/**
 * Rows of a list at its top, and those below others that came along; a lazy tree shows what a search found below what is above it.
 * @param narrowed how the list is narrowed down, empty for not at all
 */
export function rowsOf(
  { shape, foundBelow, isReadWhole }: Pick<AnyResource['list'], 'shape' | 'foundBelow' | 'isReadWhole'>,
  answer: readonly TreeRow[],
  narrowed: string,
): { readonly rows: readonly TreeRow[]; readonly known: KnownRows<TreeRow> | undefined } {
  if (shape === 'tree') return { rows: answer, known: isReadWhole ? openAll(answer, narrowed) : openAtFirst(answer, narrowed) };
  // A lazy tree that is narrowed down may come whole; no rows below one that has some are not here yet.
  if (shape === 'lazyTree' && !foundBelow && answer.some(({ children = [] }) => children.length > 0))
    return { rows: answer, known: openAll(answer, narrowed) };
  if (shape !== 'lazyTree' || !foundBelow) return { rows: answer, known: undefined };
  const { roots, below } = foundTree(answer, foundBelow as unknown as (row: TreeRow) => readonly TreeRow[]);
  return { rows: roots, known: { of: narrowed, below } };
}
