import { CURRENT_USER_ID, DEFAULT_HEAD_ICON } from '../../../../src/domains/user/index.ts';
import { decodeMemberId, type Member, type SelectorType } from '../../../../src/domains/organization/index.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { pageOf, type PageAsk } from '../../core/paging.ts';
import type { Store } from '../../core/store.ts';
import { readDirectory, type Directory } from './directory.ts';
import { STAND_IN_NAME } from './labels.ts';
import { organizationNode, personNode, memberNode, type WireNode } from './nodes.ts';
import { findPeople, getPerson, OFFERED, organizeIdsOf, type Person } from './people.ts';

type Operations =
  | 'findUsers'
  | 'listSelectedUsers'
  | 'pageSelectedUsers'
  | 'listAllowedUsers'
  | 'listSubordinates'
  | 'listUsersByOrganization'
  | 'listUsersByPosition'
  | 'listUsersByRole';

type PeopleAsk = PageAsk & { keyword?: string | null };

/** Handlers that say who is meant by ids, and who may be offered. */
export function lookupHandlers({ store }: World): Handlers<Operations> {
  const nodes = (people: readonly Person[], directory = readDirectory(store)): WireNode[] =>
    people.map((person) => personNode(directory, person));
  const page = (people: readonly Person[], ask: PageAsk, directory: Directory) => {
    const { list, pagination } = pageOf(people, ask);
    return { data: { list: nodes(list, directory), pagination } };
  };

  return {
    findUsers: ({ body }) => {
      const directory = readDirectory(store);
      const chosen = idsOf(body).map((id): Member => ({ id, type: 'user' }));
      return { data: { list: nodesOf(store, directory, chosen) } };
    },
    listSelectedUsers: ({ body }) => ({ data: { list: nodesOf(store, readDirectory(store), idsOf(body).map(decodeMemberId)) } }),
    pageSelectedUsers: ({ body }) => {
      const directory = readDirectory(store);
      const members = idsOf(body).map(decodeMemberId);
      const of = (...types: (SelectorType | null)[]): string[] => members.filter(({ type }) => types.includes(type)).map(({ id }) => id);
      const any = {
        organization: directory.branchOf(of('company', 'department')),
        position: of('position'),
        role: of('role'),
        group: of('group'),
        user: of('user', null),
      };
      const ask: PeopleAsk = body.pagination ?? {};
      return page(findPeople(store, { all: { state: OFFERED }, any, keyword: ask.keyword }), ask, directory);
    },
    listAllowedUsers: ({ body }) => {
      const directory = readDirectory(store);
      const any = {
        organization: directory.branchOf(body.departIds ?? []),
        position: body.positionIds ?? [],
        role: body.roleIds ?? [],
        group: body.groupIds ?? [],
        user: body.userIds ?? [],
      };
      const ask: PeopleAsk = body.pagination ?? {};
      return page(findPeople(store, { all: { state: OFFERED }, any, keyword: ask.keyword }), ask, directory);
    },
    listSubordinates: ({ body, caller }) => ({
      data: nodes(findPeople(store, { all: { state: OFFERED, manager: [caller?.userId ?? ''] }, keyword: body.keyword })),
    }),
    listUsersByOrganization: ({ query, caller }) => {
      const own = caller ? organizeIdsOf(getPerson(store, caller.userId)).slice(0, 1) : [];
      const organization = query.organizeId ? [query.organizeId] : own;
      return { data: nodes(findPeople(store, { all: { state: OFFERED, organization }, keyword: query.keyword })) };
    },
    listUsersByPosition: ({ query }) => ({
      data: nodes(findPeople(store, { all: { state: OFFERED, position: [query.positionId] }, keyword: query.keyword })),
    }),
    listUsersByRole: ({ query }) => {
      const organization = query.organizeId ? [query.organizeId] : undefined;
      return { data: nodes(findPeople(store, { all: { state: OFFERED, role: [query.roleId], organization }, keyword: query.keyword })) };
    },
  };
}

/** The ids of either version, each once, in the order asked for. @reading R-113 */
const idsOf = ({ userId, ids }: { userId?: string[]; ids?: string[] }): string[] => [...new Set(userId ?? ids ?? [])];

const STAND_IN = { id: CURRENT_USER_ID, fullName: STAND_IN_NAME, headIcon: DEFAULT_HEAD_ICON };

/** One node for each chosen thing that still exists; disabled ones too, because records that were saved still name them. */
function nodesOf(store: Store, directory: Directory, chosen: readonly Member[]): WireNode[] {
  const people = new Map(findPeople(store, { all: { user: chosen.map(({ id }) => id) } }).map((person) => [person.id, person]));
  return chosen.flatMap(({ id, type }): WireNode[] => {
    if (type === null || type === 'user') {
      if (id === CURRENT_USER_ID) return [STAND_IN];
      const person = people.get(id);
      return person ? [personNode(directory, person)] : [];
    }
    if (type === 'company' || type === 'department') {
      const row = directory.find(id);
      return row?.category === type ? [organizationNode(directory, row)] : [];
    }
    const found = store.one<{ id: string; fullName: string; organizeId: string | null }>(MEMBER_SQL[type], id);
    return found ? [memberNode(directory, found, type)] : [];
  });
}

const MEMBER_SQL = {
  position: 'SELECT id, fullName, organizeId FROM position WHERE id = ?',
  role: 'SELECT id, fullName, NULL AS organizeId FROM role WHERE id = ?',
  group: 'SELECT id, fullName, NULL AS organizeId FROM user_group WHERE id = ?',
} as const;
