import { fromTree } from '@milepost/kit/engines/node-source';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { organizationCodecs } from '@milepost/openapi/domains/organization';
import { organizationOperations } from '@milepost/openapi/operations';
import { lazyTreeSource } from '../lazyTree.ts';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { PICKER_PAGE_SIZE, pickerNodes } from '../pickerNode.ts';

/** Placeholder of the wire for "leave nothing out", and for the top of the lazy tree. @source forms §7 */
const NOTHING_OMITTED = '0';
const TOP = '0';

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

/** Departments level by level; a keyword gives pages of what matches below the top. @source forms §2.1, §9 */
export const lazyDepartmentSource = (client: Client): NodeSource<PickerNode> => {
  const api = bindOperations(client, organizationOperations);
  let topId = TOP;
  return {
    async load(at, { pageNumber }, signal) {
      const id = at.at === 'under' ? at.parent : at.at === 'root' ? TOP : topId;
      const keyword = at.at === 'matching' ? at.keyword : '';
      const page = { keyword, enabledMark: 1, currentPage: pageNumber, pageSize: PICKER_PAGE_SIZE } as const;
      const { data } = await api.listDepartments({ path: { id }, query: page }, { signal });
      const { rows, total } = organizationCodecs.listDepartments.data.decode(data);
      if (at.at === 'root' && rows[0]) topId = rows[0].id;
      return { nodes: pickerNodes(rows), ...(at.at === 'matching' && { total }) };
    },
    resolve: async (ids, signal) => allowedOrganizations(client, ids, signal),
  };
};

/** The organisations with these ids, as far as they are enabled. @source forms §2.1 (custom) */
export async function allowedOrganizations(client: Client, departIds: readonly string[], signal: AbortSignal): Promise<PickerNode[]> {
  if (departIds.length === 0) return [];
  const body = organizationCodecs.listAllowedOrganizations.body.encode({ departIds: [...departIds], keyword: '' });
  const { data } = await bindOperations(client, organizationOperations).listAllowedOrganizations({ body }, { signal });
  return pickerNodes(organizationCodecs.listAllowedOrganizations.data.decode(data));
}

/** Only the top node may be chosen: where the parent is -1 and only organisations are wanted. @source forms §6 */
export const topOnlySource = (top: PickerNode): NodeSource<PickerNode> => fromTree([{ ...top, children: null, isLeaf: true }]);
