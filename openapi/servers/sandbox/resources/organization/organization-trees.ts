import type { Caller, World } from '../../core/handlers.ts';
import type { Resource } from '../../core/resource.ts';
import { buildTree, withoutBranch } from '../../core/tree.ts';
import { authorityOf } from './authority.ts';
import { organizationOption } from './nodes.ts';
import { createPathOf, enabledOrganizations, TOP_ORGANIZATION_ID, type OrganizationRow } from './organizations.ts';

/** Enabled organisations without one of them and what stands below it. */
export function optionTree(organizations: Resource<OrganizationRow>, omittedId: string) {
  const rows = organizations.list();
  const pathOf = createPathOf(rows);
  const offered = withoutBranch(enabledOrganizations(rows), omittedId);
  return buildTree(
    offered.map((row) => organizationOption(row, pathOf)),
    TOP_ORGANIZATION_ID,
  );
}

/** The same, and whether the caller may choose each. @reading R-098 */
export function authorizedTree(world: World, organizations: Resource<OrganizationRow>, omittedId: string, caller: Caller | null) {
  const rows = organizations.list();
  const pathOf = createPathOf(rows);
  const authority = authorityOf(world.store, caller, rows);
  const offered = withoutBranch(enabledOrganizations(rows), omittedId);
  return buildTree(
    offered.map((row) => ({ ...organizationOption(row, pathOf), disabled: !authority.administers(row.id) })),
    TOP_ORGANIZATION_ID,
  );
}

/** Both "-1" and "0" are the top. */
export const parentIdOf = (sent: string): string => (sent === '0' ? TOP_ORGANIZATION_ID : sent);
