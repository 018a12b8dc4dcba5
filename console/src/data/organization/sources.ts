import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import { lazyTreeSource } from '../lazyTree.ts';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { pickerNodes } from '../pickerNode.ts';

/** Placeholder of the wire for "leave nothing out", and for the top of the lazy tree. @source forms §7 */
const NOTHING_OMITTED = '0';

/** Organisations that are offered: all, or those the person administers, the others disabled. @source forms §6 */
export type OrganizationMode = 'all' | 'authorized';

/** The tree of organisations, given at once. What one administers is asked for each time. */
export const organizationSource = (lookups: Lookups, mode: OrganizationMode = 'all'): NodeSource<PickerNode> => {
  if (mode === 'all') return lazyTreeSource(async (signal) => pickerNodes(await askLookup(lookups, signal, 'companyTree')));
  const api = bindOperations(lookups.client, organizationOperations);
  return lazyTreeSource(async (signal) => {
    const { data } = await api.listAuthorizedOrganizations({ path: { id: NOTHING_OMITTED } }, { signal });
    return pickerNodes(organizationCodecs.listAuthorizedOrganizations.data.decode(data));
  });
};

/** The tree of departments with the companies above them, given at once. */
export const departmentSource = (lookups: Lookups, mode: OrganizationMode = 'all'): NodeSource<PickerNode> => {
  if (mode === 'all') return lazyTreeSource(async (signal) => pickerNodes(await askLookup(lookups, signal, 'departmentTree')));
  const api = bindOperations(lookups.client, organizationOperations);
  return lazyTreeSource(async (signal) => {
    const { data } = await api.listAuthorizedDepartments({ path: { id: NOTHING_OMITTED } }, { signal });
    return pickerNodes(organizationCodecs.listAuthorizedDepartments.data.decode(data));
  });
};
