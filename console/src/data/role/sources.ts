import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { roleOperations } from '@milepost/openapi/operations';
import { wholeTree } from '../lateTree.ts';
import { pickerNodes } from '../pickerNode.ts';

/** The node above the global roles. @source forms §2.5 */
const GLOBAL_ROOT = '1';

/** Roles below their organisations, or the global ones below node 1; the tabs of the picker. @source forms §2.5 */
export const roleSource = (client: Client, tab: 'organization' | 'global' | 'all' = 'all'): NodeSource<PickerNode> =>
  wholeTree(async (signal) => {
    const { data } = await bindOperations(client, roleOperations).listRoleTree({}, { signal });
    const roots = pickerNodes(roleCodecs.listRoleTree.data.decode(data));
    return tab === 'all' ? roots : roots.filter(({ id }) => (id === GLOBAL_ROOT) === (tab === 'global'));
  });
