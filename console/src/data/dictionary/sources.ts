import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { decodeCategories } from '@milepost/openapi/domains/dictionary';
import type { Category } from '@milepost/openapi/domains/dictionary';
import { dictionaryOperations } from '@milepost/openapi/operations';
import { wholeTree } from '../lateTree.ts';

const node = ({ id, fullName, enCode, children }: Category): PickerNode => ({
  id,
  fullName,
  code: enCode,
  isLeaf: children.length === 0,
  children: children.map(node),
});

/** All dictionary categories as a tree, given at once. @source forms §2.5 */
export const categorySource = (client: Client): NodeSource<PickerNode> =>
  wholeTree(async (signal) => {
    const { data } = await bindOperations(client, dictionaryOperations).listDictionaryCategories({}, { signal });
    return decodeCategories(data).map(node);
  });
