import { companyProblems, type OrganizationOperation } from '../../../../src/domains/organization/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { matchesKeyword, matchesNamed } from '../../core/keyword.ts';
import { type Resource } from '../../core/resource.ts';
import { buildTree, withAncestors } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import type { DepartmentOperation } from './department-rules.ts';
import { withPeopleCounts } from './member-counts.ts';
import { gatheredOrganizations, ICONS, organizationOption } from './nodes.ts';
import { authorizedTree, optionTree, parentIdOf } from './organization-trees.ts';
import { createOrganizations, createPathOf, enabledOrganizations, TOP_ORGANIZATION_ID, type OrganizationRow } from './organizations.ts';
import { organizationWords } from './words.ts';

type Operations = Exclude<OrganizationOperation, DepartmentOperation>;

export function organizationHandlers(world: World): Handlers<Operations> {
  const organizations = createOrganizations(world.store);
  const maintained = maintain(world, organizations, {
    columnsOf: (body: Body, before) => companyColumns(organizations, body, before),
  });

  return {
    listOrganizations: ({ query }) => {
      const rows = organizations.list();
      const pathOf = createPathOf(rows);
      const nodes = withAncestors(rows, matchesNamed(query)).map((row) => ({
        ...organizationOption(row, pathOf),
        description: row.description,
        creatorTime: row.creatorTime,
      }));
      return { data: { list: buildTree(withPeopleCounts(world.store, nodes, pathOf), TOP_ORGANIZATION_ID) } };
    },
    listOrganizationOptions: ({ path }) => ({ data: { list: optionTree(organizations, path.id) } }),
    listAuthorizedOrganizations: ({ path, caller }) => ({ data: { list: authorizedTree(world, organizations, path.id, caller) } }),
    getOrganizationTree: () => {
      const nodes = enabledOrganizations(organizations.list()).map(({ id, parentId, fullName, category, sortCode }) => ({
        id,
        parentId,
        fullName,
        icon: ICONS[category],
        sortCode,
      }));
      return { data: { list: buildTree(nodes, TOP_ORGANIZATION_ID) } };
    },
    getOrganization: ({ path }) => {
      const { category: _category, managerId: _manager, ...organization } = withoutCreation(organizations.get(path.id));
      return { data: { ...organization, organizeIdTree: [...createPathOf(organizations.list())(organization.id).ids] } };
    },
    createOrganization: maintained.create,
    updateOrganization: maintained.update,
    removeOrganization: maintained.remove,
    listAllowedOrganizations: ({ body }) => {
      const rows = organizations.list();
      const isAllowed = (row: OrganizationRow): boolean =>
        body.departIds.includes(row.id) && matchesKeyword(body.keyword ?? '', row.fullName, row.enCode);
      const nodes = gatheredOrganizations(enabledOrganizations(rows).filter(isAllowed), createPathOf(rows));
      return { data: { list: buildTree(nodes, TOP_ORGANIZATION_ID) } };
    },
  };
}

type Body = Call<'createOrganization'>['body'];

/** @reading R-096 @reading R-104 */
function companyColumns(organizations: Resource<OrganizationRow>, body: Body, before: OrganizationRow | null) {
  if (before && before.category !== 'company') throw new Refusal('该组织不是公司，请在部门管理中修改');
  const { propertyJson } = body;
  const columns = {
    ...namedColumns(body, before),
    parentId: parentIdOf(body.parentId),
    category: 'company' as const,
    managerId: before?.managerId ?? null,
    propertyJson: typeof propertyJson === 'object' && propertyJson !== null ? JSON.stringify(propertyJson) : (propertyJson ?? ''),
  };
  refuseProblems(companyProblems(columns), organizationWords);
  if (organizations.find(columns.parentId)?.category === 'department') throw new Refusal('公司的上级只能是公司，请重新选择上级');
  return columns;
}
