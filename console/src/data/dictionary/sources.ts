import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import type { Category } from '@milepost/openapi/domains/dictionary';
import { lazyTreeSource } from '../lazyTree.ts';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';

const node = ({ id, fullName, enCode, children }: Category): PickerNode => ({
  id,
  fullName,
  code: enCode,
  isLeaf: children.length === 0,
  children: children.map(node),
});

/** All dictionary categories as a tree, given at once. @source forms §2.5 */
export const categorySource = (lookups: Lookups): NodeSource<PickerNode> =>
  lazyTreeSource(async (signal) => (await askLookup(lookups, signal, 'dictionaryTree')).map(node));
