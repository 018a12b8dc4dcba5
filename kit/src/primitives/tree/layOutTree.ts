import { filterFound, nestedRows, textIndex } from '../../engines/row-core/index.ts';
import type { FilteredRows, RowTree } from '../../engines/row-core/index.ts';
import type { TreeNode } from './types.ts';

/** The nodes as rows. A record is asked how it shows once when it is laid out, and again when its row is looked at. */
export interface LaidOut<N> {
  readonly tree: RowTree<N>;
  /** Look of the record of a row; the same object every time. */
  readonly shown: (row: number) => TreeNode<N>;
  /** Row of the whole tree: the same number but where a filter left rows out. */
  readonly sourceRow: (row: number) => number;
  /** Rows that cannot be chosen, in the whole tree. */
  readonly disabledRows: readonly number[];
}

export interface FullTree<N> extends LaidOut<N> {
  /** The rows that hold a keyword in their label or keywords, with the way to them and what lies below. */
  readonly matching: (keyword: string) => LaidOut<N> & Pick<FilteredRows<N>, 'matchCount' | 'expandedIds'>;
}

/** Lays nodes out as flat arrays: one pass, nothing kept per node but its record and what is searched in it. */
export function layOutTree<N>(nodes: readonly N[], node: (record: N) => TreeNode<N>): FullTree<N> {
  const texts: string[] = [];
  const disabledRows: number[] = [];
  const tree = nestedRows<N>({
    roots: nodes,
    idOf: (record) => node(record).id,
    childrenOf(record) {
      const { label, keywords, disabledReason, children } = node(record);
      texts.push(keywords ? `${label} ${keywords}` : label);
      if (disabledReason) disabledRows.push(texts.length - 1);
      return children;
    },
  });
  const known = new Map<number, TreeNode<N>>();
  function shown(row: number): TreeNode<N> {
    let found = known.get(row);
    if (!found) known.set(row, (found = node(tree.record(row))));
    return found;
  }
  const index = textIndex(texts);
  return {
    tree,
    shown,
    sourceRow: (row) => row,
    disabledRows,
    matching(keyword) {
      const filtered = filterFound(tree, index.find(keyword));
      return { ...filtered, disabledRows, shown: (row) => shown(filtered.sourceRow(row)) };
    },
  };
}
