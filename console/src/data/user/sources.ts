import { fromList, fromTree } from '@milepost/kit/engines/node-source';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PickerNode, DepartmentMembers } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { decodeMemberId } from '@milepost/openapi/domains/organization';
import { userCodecs } from '@milepost/openapi/domains/user';
import type { AllowedPeople } from '@milepost/openapi/domains/user';
import { userOperations } from '@milepost/openapi/operations';
import { askLookup } from '../lookups/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { idOfStored, pickerNodes } from '../pickerNode.ts';
import type { PersonNode } from '../pickerNode.ts';
import { headCountsOf, peopleBelow } from './people.ts';

/** Above everybody. @source forms §7 */
const TOP = '0';

/** Question of a picker after its stored choices. */
type Resolve = (stored: readonly (string | readonly string[])[], signal: AbortSignal) => Promise<PickerNode[]>;

/** People by their ids. @source forms §7 */
export const resolveUsers =
  (client: Client): Resolve =>
  async (stored, signal) => {
    const ids = stored.map(idOfStored);
    const { data } = await bindOperations(client, userOperations).findUsers({ body: userCodecs.findUsers.body.encode(ids) }, { signal });
    return pickerNodes(userCodecs.findUsers.data.decode(data));
  };

/** Companies, departments, roles, positions, groups and people by `id--type`. @source forms §3, §7 */
export const resolveMembers =
  (client: Client): Resolve =>
  async (stored, signal) => {
    const members = stored.map(idOfStored).map(decodeMemberId);
    const body = userCodecs.listSelectedUsers.body.encode(members);
    const { data } = await bindOperations(client, userOperations).listSelectedUsers({ body }, { signal });
    return pickerNodes(userCodecs.listSelectedUsers.data.decode(data));
  };

/** All data: organisations and their people level by level; a keyword gives pages of people. @source forms §2.4 */
export const peopleSource = (client: Client): NodeSource<PickerNode> => {
  const api = bindOperations(client, userOperations);
  return {
    async load(at, { pageNumber, pageRows }, signal) {
      const keyword = at.at === 'matching' ? at.keyword : '';
      const body = userCodecs.listUserTree.body.encode({ keyword, currentPage: pageNumber, pageSize: pageRows });
      const { data } = await api.listUserTree({ path: { id: at.at === 'under' ? at.parent : TOP }, body }, { signal });
      const { nodes, page } = userCodecs.listUserTree.data.decode(data ?? { list: [] });
      return { nodes: pickerNodes(nodes), ...(page && { total: page.total }) };
    },
    resolve: resolveUsers(client),
  };
};

/** A list the server gives whole, page by page. */
function listOf(load: (keyword: string, signal: AbortSignal) => Promise<PickerNode[]>, resolve: NodeSource<PickerNode>['resolve']) {
  return fromList<PickerNode>({
    async load(keyword, { pageNumber, pageRows }, signal) {
      const all = await load(keyword, signal);
      return { nodes: all.slice((pageNumber - 1) * pageRows, pageNumber * pageRows), total: all.length };
    },
    resolve,
  });
}

/** People of the organisation the person works in now. @source forms §2.4 */
export const colleaguesSource = (client: Client, organizeId: string): NodeSource<PickerNode> =>
  listOf(async (keyword, signal) => {
    const { data } = await bindOperations(client, userOperations).listUsersByOrganization({ query: { organizeId, keyword } }, { signal });
    return pickerNodes(userCodecs.listUsersByOrganization.data.decode(data));
  }, resolveUsers(client));

/** People whose manager the person is. @source forms §2.4 */
export const subordinatesSource = (client: Client): NodeSource<PickerNode> =>
  listOf(async (keyword, signal) => {
    const body = userCodecs.listSubordinates.body.encode({ keyword });
    const { data } = await bindOperations(client, userOperations).listSubordinates({ body }, { signal });
    return pickerNodes(userCodecs.listSubordinates.data.decode(data));
  }, resolveUsers(client));

/** The people a field with limits may offer, page by page. @source forms §2.1 (custom), §3 (able-query) */
const allowedPeopleSource = (client: Client, limits: Omit<AllowedPeople, 'page'>): NodeSource<PickerNode> =>
  fromList<PickerNode>({
    async load(keyword, { pageNumber, pageRows }, signal) {
      const body = userCodecs.listAllowedUsers.body.encode({ ...limits, page: { keyword, currentPage: pageNumber, pageSize: pageRows } });
      const { data } = await bindOperations(client, userOperations).listAllowedUsers({ body }, { signal });
      const { rows, total } = userCodecs.listAllowedUsers.data.decode(data);
      return { nodes: pickerNodes(rows), total };
    },
    resolve: resolveUsers(client),
  });

/** Rows asked for at once, and pages that are read at most, when choices are judged. */
const JUDGED = { pageRows: 100, pages: 20 } as const;

/** The people of some departments, positions, roles or groups; of its nodes only those are found that are among them. @reading R-830 */
export function offeredPeopleSource(client: Client, limits: Omit<AllowedPeople, 'page'>): NodeSource<PickerNode> {
  if (Object.values(limits).every((ids) => ids.length === 0)) return fromTree<PickerNode>([]);
  const source = allowedPeopleSource(client, limits);
  return {
    ...source,
    async resolve(stored, signal) {
      const wanted = new Set(stored.map(idOfStored));
      const found: PickerNode[] = [];
      for (let pageNumber = 1; found.length < wanted.size; pageNumber += 1) {
        if (pageNumber > JUDGED.pages) throw new Error('[pickers] There are too many people to judge a choice by · it stays');
        const { nodes } = await source.load({ at: 'matching', keyword: '' }, { pageNumber, pageRows: JUDGED.pageRows }, signal);
        found.push(...nodes.filter(({ id }) => wanted.has(id)));
        if (nodes.length < JUDGED.pageRows) break;
      }
      return found;
    },
  };
}

/**
 * Choosing whole departments, their sub-organisations included. The tree of everybody says who and how many.
 * @param isMeant people that are chosen with their department; everybody when left out
 * @reading R-274
 */
export function departmentMembers(lookups: Lookups, isMeant: (person: PersonNode) => boolean = () => true): DepartmentMembers {
  const everybody = async (signal: AbortSignal) => pickerNodes(await askLookup(lookups, signal, 'userTree'));
  return {
    people: async ({ id }, signal) => peopleBelow(await everybody(signal), id).filter(isMeant),
    headCounts: async (signal) => headCountsOf(await everybody(signal), isMeant),
  };
}
