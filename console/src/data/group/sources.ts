import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { lazyTreeSource } from '../lazyTree.ts';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { pickerNodes } from '../pickerNode.ts';

/** Groups below the kinds they are of, given at once. */
export const groupSource = (lookups: Lookups): NodeSource<PickerNode> =>
  lazyTreeSource(async (signal) => pickerNodes(await askLookup(lookups, signal, 'groupTree')));
