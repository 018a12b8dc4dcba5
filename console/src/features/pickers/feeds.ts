import { recentlyChosen } from '@milepost/kit/engines/pick';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode } from '@milepost/kit/tree-picker';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { areaSource, resolveAreas } from '../../data/area/sources.ts';
import { billRuleRows, businessCategorySource, resolveBillRules } from '../../data/bill-rule/sources.ts';
import { categorySource } from '../../data/dictionary/sources.ts';
import { groupSource } from '../../data/group/sources.ts';
import { departmentSource, organizationSource } from '../../data/organization/sources.ts';
import type { OrganizationMode } from '../../data/organization/sources.ts';
import type { Lookups } from '../../data/lookups/index.ts';
import { resolveIn } from '../../data/pickerNode.ts';
import type { PersonNode } from '../../data/pickerNode.ts';
import { positionSource, positionsOfSource } from '../../data/position/sources.ts';
import { releasedDesigns } from '../../data/model/designOptions.ts';
import { portalSource } from '../../data/portal/sources.ts';
import { printTemplates } from '../../data/print/sources.ts';
import { roleSource, rolesOfSource } from '../../data/role/sources.ts';
import { invalidate } from '../../data/invalidation.ts';
import {
  colleaguesSource,
  offeredPeopleSource,
  peopleSource,
  resolveMembers,
  resolveUsers,
  subordinatesSource,
  departmentMembers,
} from '../../data/user/sources.ts';

/** Ids a field with limits allows. @source forms §2.1 (custom), §3 (able-query) */
export interface AllowedIds {
  readonly departIds: string[];
  readonly positionIds: string[];
  readonly roleIds: string[];
  readonly groupIds: string[];
  readonly userIds: string[];
}

const NOTHING_ALLOWED: AllowedIds = { departIds: [], positionIds: [], roleIds: [], groupIds: [], userIds: [] };

/** Store of what was chosen last; it stays on this computer, apart for each person and picker. @reading R-182 */
const recentOf = (userId: string, picker: string) => recentlyChosen(() => localStorage, `jnpf_recent_${userId}_${picker}`);

const withResolve = (source: NodeSource<PickerNode>) => ({ resolve: resolveIn(source) });

/**
 * Feeds of the kit's pickers from this backend. Make it once per form: sources remember what they have loaded.
 * @source forms §2.1–2.5, §6, §7
 */
export function pickerFeeds(lookups: Lookups, { userId, organizeId }: Pick<CurrentUser['user'], 'userId' | 'organizeId'>) {
  const { client } = lookups;
  const recent = (picker: string) => recentOf(userId, picker);
  return {
    organization(mode: OrganizationMode = 'all') {
      const organizations = organizationSource(lookups, mode);
      return { organizations, ...withResolve(organizations), recent: recent('organisation') };
    },
    department(mode: OrganizationMode = 'all') {
      const departments = departmentSource(lookups, mode);
      return { departments, ...withResolve(departments), recent: recent('department') };
    },
    /** @param organizeIds organisations the positions are offered of; names are found of all */
    position(organizeIds?: readonly string[]) {
      const all = positionSource(lookups);
      const positions = organizeIds ? positionsOfSource(lookups, organizeIds) : all;
      return { positions, ...withResolve(all), ...(!organizeIds && { recent: recent('position') }) };
    },
    /** @param organizeIds organisations the roles are offered of, besides the global ones; names are found of all */
    role(organizeIds?: readonly string[]) {
      const all = roleSource(lookups);
      const roles = organizeIds ? rolesOfSource(lookups, organizeIds) : all;
      return { roles, ...withResolve(all), ...(!organizeIds && { recent: recent('role') }) };
    },
    group() {
      const groups = groupSource(lookups);
      return { groups, ...withResolve(groups), recent: recent('group') };
    },
    /** Of the user and organisation selector, and of the popup one. */
    members(allowed: AllowedIds = NOTHING_ALLOWED) {
      return {
        departments: peopleSource(client),
        roles: roleSource(lookups),
        positions: positionSource(lookups),
        groups: groupSource(lookups),
        allowed: offeredPeopleSource(client, allowed),
        whole: departmentMembers(lookups),
        resolve: resolveMembers(client),
        recent: recent('member'),
      };
    },
    /** @param isMeant people that are chosen with a whole department; everybody when left out */
    user(isMeant?: (person: PersonNode) => boolean) {
      return {
        all: peopleSource(client),
        currentOrganization: colleaguesSource(client, organizeId ?? ''),
        subordinates: subordinatesSource(client),
        whole: departmentMembers(lookups, isMeant),
        resolve: resolveUsers(client),
        recent: recent('user'),
      };
    },
    approver: () => ({ organization: peopleSource(client), resolve: resolveUsers(client), recent: recent('approver') }),
    address: () => ({ regions: areaSource(client), resolve: resolveAreas(client), recent: recent('address') }),
    rule: () => ({
      categories: businessCategorySource(lookups),
      rules: billRuleRows(client),
      resolve: resolveBillRules(client),
      recent: recent('billRule'),
    }),
    /** @param openDictionary opens the page where categories are made; resolves when it is closed */
    dictionary(openDictionary: () => Promise<void>) {
      const dictionary = categorySource(lookups);
      // The tree is asked for anew when the page closes, whatever was done there. @source forms §2.5
      const onAdd = async () => {
        await openDictionary();
        await invalidate(lookups.queries, ['dictionaryCategory'], 'lookups');
        return null;
      };
      return { dictionary, onAdd, ...withResolve(dictionary), recent: recent('dictionary') };
    },
    category() {
      const dictionary = categorySource(lookups);
      return { dictionary, ...withResolve(dictionary), recent: recent('dictionary') };
    },
    design() {
      const nodes = releasedDesigns({ client });
      return { nodes, ...withResolve(nodes), recent: recent('design') };
    },
    portal() {
      const nodes = portalSource({ client });
      return { nodes, ...withResolve(nodes), recent: recent('portal') };
    },
    print: (ids: readonly string[]) => ({
      ids,
      resolve: (stored: readonly (string | readonly string[])[], signal: AbortSignal) => printTemplates(client)(stored.map(String), signal),
    }),
  };
}
