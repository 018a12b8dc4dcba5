import { GLOBAL_ROLES_ID } from '../../../../src/domains/role/index.ts';
import { buildTree, withAncestors, type TreeNode } from '../../core/tree.ts';
import { gatheredOrganizations, ICONS, organizationOption, pathMembers, type OrganizationOption } from './nodes.ts';
import { createPathOf, TOP_ORGANIZATION_ID, type OrganizationRow, type OrganizationPath } from './organizations.ts';
import type { RoleRow } from './roles.ts';

/** A node of the role picker. @source forms §3 */
interface RoleNode {
  id: string;
  parentId: string;
  /** Differs also where one role stands below several organisations. */
  onlyId: string;
  fullName: string;
  lastFullName: string;
  type: string | null;
  icon: string;
  /** Roles directly below. */
  num: number;
  organize: string;
  organizeIds: string[];
}

/** Roles with the organisations they are shown below. */
export interface ShownRoles {
  readonly global: readonly RoleRow[];
  readonly byOrganization: ReadonlyMap<string, readonly RoleRow[]>;
}

/** Global roles below the node "1", the others below the whole tree of their organisations. @source forms §2.5 */
export function roleTree(shown: ShownRoles, organizations: readonly OrganizationRow[]): TreeNode<RoleNode>[] {
  const pathOf = createPathOf(organizations);
  const filled = withAncestors(organizations, (row) => shown.byOrganization.has(row.id));
  return joined(
    shown,
    filled.map((row) => organizationOption(row, pathOf)),
    pathOf,
  );
}

/** The same, with their own organisations only, each named by its path. @reading R-103 */
export function gatheredRoles(shown: ShownRoles, organizations: readonly OrganizationRow[]): TreeNode<RoleNode>[] {
  const pathOf = createPathOf(organizations);
  const filled = organizations.filter((row) => shown.byOrganization.has(row.id));
  return joined(shown, gatheredOrganizations(filled, pathOf), pathOf);
}

const NOWHERE: OrganizationPath = { names: [], ids: [] };

function joined(shown: ShownRoles, above: readonly OrganizationOption[], pathOf: (id: string) => OrganizationPath): TreeNode<RoleNode>[] {
  const rolesOf = (id: string): readonly RoleRow[] => shown.byOrganization.get(id) ?? [];
  const leaves = above.flatMap(({ id }) => rolesOf(id).map((role) => roleNode(role, id, pathOf(id))));
  const heads = above.map(({ id, parentId, fullName, lastFullName, type, icon, organize, organizeIds }): RoleNode => {
    const num = rolesOf(id).length;
    return { id, parentId, onlyId: id, fullName, lastFullName, type, icon, num, organize, organizeIds };
  });
  return buildTree([...globalNodes(shown.global), ...leaves, ...heads], TOP_ORGANIZATION_ID);
}

/** Roles alone, none below anything. @reading R-433 */
export const roleList = (roles: readonly RoleRow[]): TreeNode<RoleNode>[] =>
  buildTree(
    roles.map((role) => roleNode(role, TOP_ORGANIZATION_ID, NOWHERE)),
    TOP_ORGANIZATION_ID,
  );

function globalNodes(roles: readonly RoleRow[]): RoleNode[] {
  if (roles.length === 0) return [];
  const head = {
    id: GLOBAL_ROLES_ID,
    parentId: TOP_ORGANIZATION_ID,
    onlyId: GLOBAL_ROLES_ID,
    fullName: '全局',
    lastFullName: '全局',
    type: null,
    icon: ICONS.role,
    num: roles.length,
    ...pathMembers(NOWHERE),
  };
  return [head, ...roles.map((role) => roleNode(role, GLOBAL_ROLES_ID, NOWHERE))];
}

const roleNode = ({ id, fullName }: RoleRow, parentId: string, path: OrganizationPath): RoleNode => ({
  id,
  parentId,
  onlyId: `${parentId}-${id}`,
  fullName,
  lastFullName: fullName,
  type: 'role',
  icon: ICONS.role,
  num: 0,
  ...pathMembers(path),
});
