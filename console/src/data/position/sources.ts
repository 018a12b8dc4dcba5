import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import { positionCodecs } from '@milepost/openapi/domains/position';
import { positionOperations } from '@milepost/openapi/operations';
import { lazyTreeSource } from '../lazyTree.ts';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { pickerNodes } from '../pickerNode.ts';

/** Positions of some organisations, each below its own. @source admin §7 (getListByOrgIds) */
export const positionsOfSource = ({ client }: Lookups, organizeIds: readonly string[]): NodeSource<PickerNode> =>
  lazyTreeSource(async (signal) => {
    const body = positionCodecs.listPositionsByOrganizations.body.encode({ organizeIds: [...organizeIds] });
    const { data } = await bindOperations(client, positionOperations).listPositionsByOrganizations({ body }, { signal });
    return pickerNodes(positionCodecs.listPositionsByOrganizations.data.decode(data));
  });

/** Positions below their organisations, given at once. */
export const positionSource = (lookups: Lookups): NodeSource<PickerNode> =>
  lazyTreeSource(async (signal) => pickerNodes(await askLookup(lookups, signal, 'positionTree')));
