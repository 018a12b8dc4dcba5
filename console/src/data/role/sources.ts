import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import { roleCodecs } from '@milepost/openapi/domains/role';
import { roleOperations } from '@milepost/openapi/operations';
import { lazyTreeSource } from '../lazyTree.ts';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { pickerNodes } from '../pickerNode.ts';

/** Roles of some organisations, each below its own, and the global ones. @source admin §7 (getListByOrgIds) */
export const rolesOfSource = ({ client }: Lookups, organizeIds: readonly string[]): NodeSource<PickerNode> =>
  lazyTreeSource(async (signal) => {
    const body = roleCodecs.listRolesByOrganizations.body.encode({ organizeIds: [...organizeIds] });
    const { data } = await bindOperations(client, roleOperations).listRolesByOrganizations({ body }, { signal });
    return pickerNodes(roleCodecs.listRolesByOrganizations.data.decode(data));
  });

/** The node above the global roles. @source forms §2.5 */
const GLOBAL_ROOT = '1';

/** Roles below their organisations, or the global ones below node 1; the tabs of the picker. @source forms §2.5 */
export const roleSource = (lookups: Lookups, tab: 'organization' | 'global' | 'all' = 'all'): NodeSource<PickerNode> =>
  lazyTreeSource(async (signal) => {
    const roots = pickerNodes(await askLookup(lookups, signal, 'roleTree'));
    return tab === 'all' ? roots : roots.filter(({ id }) => (id === GLOBAL_ROOT) === (tab === 'global'));
  });
