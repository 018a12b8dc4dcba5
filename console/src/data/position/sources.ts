import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { positionCodecs } from '@milepost/openapi/domains/position';
import { positionOperations } from '@milepost/openapi/operations';
import { wholeTree } from '../lateTree.ts';
import { pickerNodes } from '../pickerNode.ts';

/** Positions below their organisations, given at once. */
export const positionSource = (client: Client): NodeSource<PickerNode> =>
  wholeTree(async (signal) => {
    const { data } = await bindOperations(client, positionOperations).listPositionTree({}, { signal });
    return pickerNodes(positionCodecs.listPositionTree.data.decode(data));
  });
