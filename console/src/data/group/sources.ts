import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { wholeTree } from '../lateTree.ts';
import { pickerNodes } from '../pickerNode.ts';

/** Groups below the kinds they are of, given at once. */
export const groupSource = (client: Client): NodeSource<PickerNode> =>
  wholeTree(async (signal) => {
    const { data } = await bindOperations(client, groupOperations).listGroupTree({}, { signal });
    return pickerNodes(groupCodecs.listGroupTree.data.decode(data));
  });
