import type { CascadeNode } from '../../../primitives/cascader/index.ts';
import type { Option, Text } from '../../grammar/index.ts';

interface Growing {
  readonly id: string;
  readonly fullName: string;
  readonly isDisabled: boolean;
  readonly above: readonly { readonly id: string; readonly fullName: string }[];
  readonly children: Growing[];
  isLeaf: boolean;
}

/** Options with levels as a tree: one deeper than the option before it stands below that one. */
export function cascadeTree(options: readonly Option[], text: (words: Text) => string): readonly CascadeNode[] {
  const roots: Growing[] = [];
  const way: Growing[] = [];
  for (const { id, label, depth = 0, isDisabled = false } of options) {
    way.length = Math.min(depth, way.length);
    const parent = way.at(-1);
    const above = way.map(({ id: upper, fullName }) => ({ id: upper, fullName }));
    const node: Growing = { id, fullName: text(label), isDisabled, above, children: [], isLeaf: true };
    (parent?.children ?? roots).push(node);
    if (parent) parent.isLeaf = false;
    way.push(node);
  }
  return roots;
}
