import { departmentProblems, type OrganizationOperation } from '../../../../src/domains/organization/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesNamed } from '../../core/keyword.ts';
import { ordered } from '../../core/order.ts';
import { type Resource } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { branchIds } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import { labelById } from '../user-administration/labels.ts';
import { withPeopleCounts } from './member-counts.ts';
import { organizationOption } from './nodes.ts';
import { authorizedTree, optionTree, parentIdOf } from './organization-trees.ts';
import { createOrganizations, createPathOf, enabledOrganizations, TOP_ORGANIZATION_ID, type OrganizationRow } from './organizations.ts';
import { organizationWords } from './words.ts';

export type DepartmentOperation = Extract<
  OrganizationOperation,
  'listDepartmentOptions' | 'listAuthorizedDepartments' | 'createDepartment' | 'getDepartment' | 'updateDepartment' | 'listDepartments'
>;

export function departmentHandlers(world: World): Handlers<DepartmentOperation> {
  const organizations = createOrganizations(world.store);
  const maintained = maintain(world, organizations, {
    columnsOf: (body: Body, before) => departmentColumns(world, body, before),
  });

  return {
    listDepartmentOptions: ({ path }) => ({ data: { list: optionTree(organizations, path.id) } }),
    listAuthorizedDepartments: ({ path, caller }) => ({ data: { list: authorizedTree(world, organizations, path.id, caller) } }),
    createDepartment: maintained.create,
    getDepartment: ({ path }) => {
      const row = requireDepartment(organizations.get(path.id));
      const { category: _category, propertyJson: _details, ...department } = withoutCreation(row);
      return { data: { ...department, organizeIdTree: [...createPathOf(organizations.list())(row.id).ids] } };
    },
    updateDepartment: maintained.update,
    listDepartments: ({ path, query }) => {
      const { list, pagination } = pageOf(rowsBelow(world.store, organizations, parentIdOf(path.id), query), query);
      const rows = list.map((row) => ({ ...row, manager: labelById(world.store, row.managerId) }));
      return { data: { list: rows, pagination } };
    },
  };
}

type Ask = Call<'listDepartments'>['query'];
const SORT_FIELDS = ['fullName', 'enCode', 'category', 'enabledMark', 'sortCode', 'creatorTime', 'memberCount'] as const;

/**
 * One level to be opened further, or what a keyword finds at any depth, which stands for itself, and so does what is disabled.
 * Who asks for what is enabled gets nothing that stands below what is not.
 * @reading R-097 @reading R-610
 */
function rowsBelow(store: Store, organizations: Resource<OrganizationRow>, parentId: string, ask: Ask) {
  if (parentId !== TOP_ORGANIZATION_ID) organizations.get(parentId);
  const all = organizations.list();
  const rows = ask.enabledMark === 1 ? enabledOrganizations(all) : all;
  const pathOf = createPathOf(all);
  const isSearch = (ask.keyword ?? '').trim() !== '' || ask.enabledMark === 0;
  const branch = branchIds(rows, parentId);
  const isPlaced = (row: OrganizationRow): boolean => (isSearch ? row.id !== parentId && branch.has(row.id) : row.parentId === parentId);
  const found = rows.filter((row) => isPlaced(row) && (!ask.category || row.category === ask.category)).filter(matchesNamed(ask));
  return ordered(withPeopleCounts(store, found, pathOf), ask, SORT_FIELDS).map((row) => {
    const hasChildren = !isSearch && rows.some((each) => each.parentId === row.id);
    const { managerId, description, creatorTime, memberCount } = row;
    const own = { managerId, description, creatorTime, memberCount };
    return { ...organizationOption(row, pathOf), ...own, isLeaf: !hasChildren, hasChildren, children: null };
  });
}

/** @throws Refusal when it is a company */
function requireDepartment(row: OrganizationRow): OrganizationRow {
  if (row.category !== 'department') throw new Refusal('该组织不是部门，请在组织管理中查看或修改');
  return row;
}

type Body = Call<'createDepartment'>['body'];

/** @reading R-096 */
function departmentColumns({ store }: World, body: Body, before: OrganizationRow | null) {
  if (before) requireDepartment(before);
  const columns = {
    ...namedColumns(body, before),
    parentId: parentIdOf(body.parentId),
    category: 'department' as const,
    managerId: body.managerId || null,
    propertyJson: before?.propertyJson ?? '',
  };
  const { parentId, managerId } = columns;
  refuseProblems(departmentProblems({ ...columns, parentId: parentId === TOP_ORGANIZATION_ID ? null : parentId }), organizationWords);
  if (managerId !== null && !store.one('SELECT 1 AS found FROM user WHERE id = ?', managerId))
    throw new Refusal('部门主管不存在，可能已被删除，请重新选择');
  return columns;
}
