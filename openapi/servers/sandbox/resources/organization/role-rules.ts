import { GLOBAL_ORGANIZATION_ID, roleProblems, type RoleOperation } from '../../../../src/domains/role/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintainSwitched, withoutCreation } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword, matchesNamed } from '../../core/keyword.ts';
import { branchIds } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import { tellHolders } from '../authority/tell.ts';
import { authorityOf } from './authority.ts';
import { createOrganizations, createPathOf, enabledOrganizations, type OrganizationRow } from './organizations.ts';
import { gatheredRoles, roleList, roleTree, type ShownRoles } from './role-trees.ts';
import { createRoles, type RoleRow, type Roles } from './roles.ts';
import { organizationWords } from './words.ts';

export function roleHandlers(world: World): Handlers<RoleOperation> {
  const roles = createRoles(world.store);
  const organizations = createOrganizations(world.store);
  const maintained = maintainSwitched(world, roles, {
    columnsOf,
    check: requireAdministrators,
    afterWrite: ({ id }, body: Body) => roles.setOrganizations(id, organizeIdsOf(body)),
  });

  return {
    ...reading(world),
    getRole: ({ path }) => {
      const { isAdministrator: _administrator, ...role } = withoutCreation(roles.get(path.id));
      const pathOf = createPathOf(organizations.list());
      const organizeIdsTree = (roles.organizations().get(role.id) ?? []).map((organizeId) => [...pathOf(organizeId).ids]);
      return { data: { ...role, organizeIdsTree } };
    },
    createRole: maintained.create,
    updateRole: maintained.update,
    removeRole: (call) => {
      requireAdministrators({ ...roles.get(call.path.id), enabledMark: 0 });
      return maintained.remove(call);
    },
    setRoleState: (call) => {
      const answer = maintained.setState(call);
      tellHolders(world, [call.path.id]);
      return answer;
    },
  };
}

type Reading = 'listRoles' | 'listRoleTree' | 'listPermittedRoleTree' | 'listRolesByOrganizations' | 'listAllowedRoles';

function reading(world: World): Pick<Handlers<RoleOperation>, Reading> {
  const roles = createRoles(world.store);
  const organizations = createOrganizations(world.store);

  return {
    listRoles: ({ query }) => {
      const rows = organizations.list();
      const ofRole = roles.organizations();
      const isWanted = scopeFilter(query.organizeId, ofRole, rows);
      const { type, globalMark } = query;
      const found = roles
        .list(globalMark === undefined ? {} : { globalMark })
        .filter((row) => isWanted(row) && (!type || row.type === type))
        .filter(matchesNamed(query));
      const { list, pagination } = pageOf(
        ordered(found, query, ['fullName', 'enCode', 'type', 'enabledMark', 'sortCode', 'creatorTime']),
        query,
      );
      const pathOf = createPathOf(rows);
      const pathsOf = (id: string): string => (ofRole.get(id) ?? []).map((each) => pathOf(each).names.join('/')).join(';');
      return { data: { list: list.map((row) => ({ ...listColumns(row), organizeInfo: pathsOf(row.id) })), pagination } };
    },
    listRoleTree: () => ({ data: { list: roleTree(shownRoles(roles), enabledOrganizations(organizations.list())) } }),
    listPermittedRoleTree: ({ caller }) => {
      const rows = organizations.list();
      const { isAdministrator, administers, roleIds } = authorityOf(world.store, caller, rows);
      const all = shownRoles(roles);
      const shown = {
        global: all.global.filter((row) => isAdministrator || roleIds.has(row.id)),
        byOrganization: new Map([...all.byOrganization].filter(([id]) => administers(id))),
      };
      return { data: { list: roleTree(shown, enabledOrganizations(rows)) } };
    },
    listAllowedRoles: ({ body }) => {
      const allowed = roles
        .list({ enabledMark: 1 })
        .filter((row) => body.ids.includes(row.id) && matchesKeyword(body.keyword ?? '', row.fullName, row.enCode));
      return { data: { list: roleList(allowed) } };
    },
    listRolesByOrganizations: ({ body }) => {
      const { global, byOrganization } = shownRoles(roles);
      const chosen = new Map([...byOrganization].filter(([id]) => body.organizeIds.includes(id)));
      return { data: { list: gatheredRoles({ global, byOrganization: chosen }, enabledOrganizations(organizations.list())) } };
    },
  };
}

/** Roles pickers may show: enabled roles, global ones apart. @reading R-101 */
function shownRoles(roles: Roles): ShownRoles {
  const byOrganization = new Map<string, RoleRow[]>();
  const ofRole = roles.organizations();
  const enabled = roles.list({ enabledMark: 1 });
  for (const row of enabled)
    for (const id of row.globalMark === 1 ? [] : (ofRole.get(row.id) ?? []))
      byOrganization.set(id, [...(byOrganization.get(id) ?? []), row]);
  return { global: enabled.filter((row) => row.globalMark === 1), byOrganization };
}

/** Filter for the roles a list was asked for: all, the global ones, or those of an organisation and what stands below it. @reading R-103 */
function scopeFilter(
  organizeId: string | undefined,
  ofRole: ReadonlyMap<string, readonly string[]>,
  organizations: readonly OrganizationRow[],
): (row: RoleRow) => boolean {
  if (!organizeId) return () => true;
  if (organizeId === GLOBAL_ORGANIZATION_ID) return (row) => row.globalMark === 1;
  const branch = branchIds(organizations, organizeId);
  return (row) => (ofRole.get(row.id) ?? []).some((id) => branch.has(id));
}

/** Without the administrators' role nobody could put it right again. @reading R-101 */
function requireAdministrators(row: RoleRow): void {
  if (row.isAdministrator === 1 && (row.enabledMark === 0 || row.globalMark === 0))
    throw new Refusal('系统管理员角色须保持启用和全局，不能停用或删除');
}

const listColumns = ({ id, fullName, enCode, type, description, enabledMark, creatorTime, sortCode, globalMark }: RoleRow) => ({
  id,
  fullName,
  enCode,
  type,
  description,
  enabledMark,
  creatorTime,
  sortCode,
  globalMark,
});

type Body = Call<'createRole'>['body'];

function columnsOf(body: Body, before: RoleRow | null) {
  const { type, globalMark } = body;
  const columns = { ...namedColumns(body, before), type: type ?? '', globalMark, isAdministrator: before?.isAdministrator ?? 0 };
  const scope = { isGlobal: globalMark === 1, organizeIdsTree: pathsOf(body) };
  refuseProblems(roleProblems({ ...columns, ...scope }), organizationWords);
  return columns;
}

/** Paths of the organisations a role is for; a global one is for none in particular. */
const pathsOf = ({ globalMark, organizeIdsTree }: Body): string[][] => (globalMark === 1 ? [] : (organizeIdsTree ?? []));

const organizeIdsOf = (body: Body): string[] => pathsOf(body).flatMap((path) => path.slice(-1));
