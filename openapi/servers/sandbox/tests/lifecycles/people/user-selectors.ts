import { userCodecs } from '../../../../../src/domains/user/index.ts';
import { offering, read, type Api } from '../client.ts';

/** Places of a person. */
export interface Home {
  organizeId: string;
  positionId: string;
  roleId: string;
  groupId: string;
}

const FIRST_PAGE = { keyword: '', currentPage: 1, pageSize: 500 };

/** Every selector of people, by a word for it, asked so that it offers who stands here and answers to the caller. */
function selectorsOf(api: Api, { organizeId, positionId, roleId, groupId }: Home, keyword: string) {
  const { listUserTree, listAuthorizedUsers, listSubordinates, listAllowedUsers, pageSelectedUsers } = userCodecs;
  const page = { ...FIRST_PAGE, keyword };
  const search = listUserTree.body.encode(page);
  const level = listUserTree.body.encode(FIRST_PAGE);
  const everybody = { keyword: '' };
  const limits = { departIds: [], positionIds: [], roleIds: [], groupIds: [groupId], userIds: [], page };
  const department = { members: [{ id: organizeId, type: 'department' as const }], page };
  return {
    everybody: async () => {
      const people = await read(userCodecs.listAllUsers, api.listAllUsers());
      return people.map(({ realName, account }) => ({ fullName: `${realName}/${account}` }));
    },
    tree: () => read(userCodecs.listUserOptions, api.listUserOptions()),
    search: async () => (await read(listUserTree, api.listUserTree({ path: { id: '0' }, body: search }))).nodes,
    level: async () => (await read(listUserTree, api.listUserTree({ path: { id: organizeId }, body: level }))).nodes,
    authorised: () => {
      const body = listAuthorizedUsers.body.encode(everybody);
      return read(listAuthorizedUsers, api.listAuthorizedUsers({ path: { id: organizeId }, body }));
    },
    organization: () => read(userCodecs.listUsersByOrganization, api.listUsersByOrganization({ query: { organizeId } })),
    position: () => read(userCodecs.listUsersByPosition, api.listUsersByPosition({ query: { positionId } })),
    role: () => read(userCodecs.listUsersByRole, api.listUsersByRole({ query: { roleId, organizeId } })),
    subordinates: () => read(listSubordinates, api.listSubordinates({ body: listSubordinates.body.encode(everybody) })),
    group: async () => (await read(listAllowedUsers, api.listAllowedUsers({ body: listAllowedUsers.body.encode(limits) }))).rows,
    chosen: async () => (await read(pageSelectedUsers, api.pageSelectedUsers({ body: pageSelectedUsers.body.encode(department) }))).rows,
  };
}

/** The words of the selectors, in their order. */
export const EVERYWHERE = 'everybody tree search level authorised organization position role subordinates group chosen'.split(' ');

/** Selectors that offer a person, by name and account as they show it. */
export const offeredBy = (api: Api, home: Home, account: string, realName: string): Promise<string[]> =>
  offering(selectorsOf(api, home, account), `${realName}/${account}`);

/** Names behind an id that a form has kept, as each of the two lookups answers it. */
export async function storedNames(api: Api, id: string): Promise<string[]> {
  const ids = userCodecs.findUsers.body.encode([id]);
  const members = userCodecs.listSelectedUsers.body.encode([{ id, type: 'user' }]);
  const found = await read(userCodecs.findUsers, api.findUsers({ body: ids }));
  const selected = await read(userCodecs.listSelectedUsers, api.listSelectedUsers({ body: members }));
  return [...found, ...selected].map(({ fullName }) => fullName);
}
