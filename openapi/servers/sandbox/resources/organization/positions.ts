import { NAMED_COLUMNS, type NamedRow } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { withAncestors, type TreeNode, buildTree } from '../../core/tree.ts';
import { gatheredOrganizations, ICONS, organizationOption, pathMembers, type OrganizationOption } from './nodes.ts';
import { createPathOf, TOP_ORGANIZATION_ID, type OrganizationRow, type OrganizationPath } from './organizations.ts';

/** A position as it is stored. */
export type PositionRow = NamedRow & { organizeId: string; type: string };

const DESCRIPTOR: ResourceDescriptor<PositionRow> = {
  table: 'position',
  title: '岗位',
  columns: [...NAMED_COLUMNS, 'organizeId', 'type'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [{ column: 'organizeId', table: 'organization', msg: '所属组织不存在，可能已被删除，请重新选择' }],
  heldBy: [{ table: 'user_position', column: 'positionId', msg: '该岗位下有用户，无法删除，请先移出用户' }],
};

export const createPositions = (store: Store): Resource<PositionRow> => createResource(store, DESCRIPTOR);

type Node = Omit<OrganizationOption, 'category' | 'enCode'>;

/** A position as pickers show it: a leaf below its organisation. @source forms §3 */
function positionNode({ id, organizeId, fullName, enabledMark, sortCode }: PositionRow, pathOf: (id: string) => OrganizationPath): Node {
  const path = pathMembers(pathOf(organizeId));
  const organizeIdTree = path.organizeIds.join(',');
  return {
    id,
    parentId: organizeId,
    fullName,
    lastFullName: fullName,
    type: 'position',
    icon: ICONS.position,
    enabledMark,
    sortCode,
    ...path,
    organizeIdTree,
  };
}

/** Positions below the whole tree of their organisations; organisations without positions are left out. */
export function positionTree(positions: readonly PositionRow[], organizations: readonly OrganizationRow[]): TreeNode<Node>[] {
  const pathOf = createPathOf(organizations);
  const filled = new Set(positions.map((row) => row.organizeId));
  const above = withAncestors(organizations, (row) => filled.has(row.id)).map((row) => organizationOption(row, pathOf));
  return joined(positions, above, pathOf);
}

/** Positions below their own organisations only, each named by its path. @reading R-102 @reading R-103 */
export function gatheredPositions(positions: readonly PositionRow[], organizations: readonly OrganizationRow[]): TreeNode<Node>[] {
  const pathOf = createPathOf(organizations);
  const filled = new Set(positions.map((row) => row.organizeId));
  const above = gatheredOrganizations(
    organizations.filter((row) => filled.has(row.id)),
    pathOf,
  );
  return joined(positions, above, pathOf);
}

/** A position whose organisation is not shown is not shown either. */
function joined(
  positions: readonly PositionRow[],
  above: readonly OrganizationOption[],
  pathOf: (id: string) => OrganizationPath,
): TreeNode<Node>[] {
  const heads = above.map(({ category: _category, enCode: _enCode, ...node }): Node => node);
  return buildTree([...positions.map((row) => positionNode(row, pathOf)), ...heads], TOP_ORGANIZATION_ID);
}
