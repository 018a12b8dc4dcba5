import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { withoutBranches } from '../../core/tree.ts';

/** Parent of the organisations at the top. @reading R-096 */
export const TOP_ORGANIZATION_ID = '-1';

/** A company or a department as it is stored. */
export type OrganizationRow = NamedRow & {
  parentId: string;
  category: 'company' | 'department';
  managerId: string | null;
  propertyJson: string;
};

/** Descriptor of organisations. What depends on one forbids deleting it. @reading R-099 */
const DESCRIPTOR: ResourceDescriptor<OrganizationRow> = {
  table: 'organization',
  title: '组织',
  columns: [...NAMED_COLUMNS, 'parentId', 'category', 'managerId', 'propertyJson'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [
    { table: 'organization', column: 'parentId', msg: '该组织下有下级组织，无法删除，请先删除下级组织' },
    { table: 'position', column: 'organizeId', msg: '该组织下有岗位，无法删除，请先删除岗位' },
    { table: 'user_organization', column: 'organizeId', msg: '该组织下有用户，无法删除，请先移出用户' },
    { table: 'role_organization', column: 'organizeId', msg: '该组织下有角色，无法删除，请先移出角色' },
  ],
  tree: { column: 'parentId', rootId: TOP_ORGANIZATION_ID, within: [] },
};

export const createOrganizations = (store: Store): Resource<OrganizationRow> => createResource(store, DESCRIPTOR);

/** Organisations pickers may show: enabled ones below enabled ones only. @reading R-101 */
export const enabledOrganizations = (rows: readonly OrganizationRow[]): OrganizationRow[] =>
  withoutBranches(rows, (row) => row.enabledMark === 1);

/** Path of an organisation: names and ids from the top down to itself. */
export interface OrganizationPath {
  names: readonly string[];
  ids: readonly string[];
}

/** The path of every organisation; empty for an id that is none. */
export function createPathOf(rows: readonly OrganizationRow[]): (id: string) => OrganizationPath {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map<string, OrganizationPath>([[TOP_ORGANIZATION_ID, { names: [], ids: [] }]]);
  const pathOf = (id: string): OrganizationPath => {
    const path = known.get(id);
    if (path) return path;
    const row = byId.get(id);
    if (!row) return { names: [], ids: [] };
    const above = pathOf(row.parentId);
    const found = { names: [...above.names, row.fullName], ids: [...above.ids, id] };
    known.set(id, found);
    return found;
  };
  return pathOf;
}
