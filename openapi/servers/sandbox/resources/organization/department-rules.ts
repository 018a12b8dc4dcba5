import { departmentProblems, type OrganizationOperation } from '../../../../src/domains/organization/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, Needs, World } from '../../core/handlers.ts';
import { maintain, withoutHistory } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { type Resource } from '../../core/resource.ts';
import { branchIds } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import { onPage } from '../menus/pages.ts';
import { organizationOption } from './nodes.ts';
import { authorizedTree, optionTree, parentIdOf } from './organization-trees.ts';
import { createOrganizations, createPathOf, enabledOrganizations, TOP_ORGANIZATION_ID, type OrganizationRow } from './organizations.ts';
import { organizationWords } from './words.ts';

export type DepartmentOperation = Extract<
  OrganizationOperation,
  'listDepartmentOptions' | 'listAuthorizedDepartments' | 'createDepartment' | 'getDepartment' | 'updateDepartment' | 'listDepartments'
>;

const onDepartmentPage = onPage('permission-department');

export const departmentNeeds: Needs<DepartmentOperation> = {
  listDepartmentOptions: 'session',
  listAuthorizedDepartments: 'session',
  createDepartment: onDepartmentPage('btn_add'),
  getDepartment: 'session',
  updateDepartment: onDepartmentPage('btn_edit'),
  listDepartments: 'session',
};

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
      const { category: _category, propertyJson: _details, ...department } = withoutHistory(row);
      return { data: { ...department, organizeIdTree: [...createPathOf(organizations.list())(row.id).ids] } };
    },
    updateDepartment: maintained.update,
    listDepartments: ({ path, query }) => ({ data: pageOf(rowsBelow(organizations, parentIdOf(path.id), query.keyword), query) }),
  };
}

/** One level to be opened further, or what a keyword finds at any depth, which stands for itself. @reading R-097 */
function rowsBelow(organizations: Resource<OrganizationRow>, parentId: string, keyword = '') {
  if (parentId !== TOP_ORGANIZATION_ID) organizations.get(parentId);
  const all = organizations.list();
  const rows = enabledOrganizations(all);
  const pathOf = createPathOf(all);
  const isSearch = keyword.trim() !== '';
  const branch = branchIds(rows, parentId);
  const isShown = (row: OrganizationRow): boolean =>
    isSearch ? row.id !== parentId && branch.has(row.id) && matchesKeyword(keyword, row.fullName, row.enCode) : row.parentId === parentId;
  return rows.filter(isShown).map((row) => {
    const hasChildren = !isSearch && rows.some((each) => each.parentId === row.id);
    return { ...organizationOption(row, pathOf), isLeaf: !hasChildren, hasChildren, children: null };
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
