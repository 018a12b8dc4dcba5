import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../index.ts';
import { startForTest } from './client.ts';
import { dialectClient, type DialectClient, type WireAnswer } from './dialect-client.ts';

let sandbox: Sandbox;
let net: DialectClient;
beforeAll(async () => {
  sandbox = await startForTest({ dialect: 'net-3.6' });
  net = await dialectClient(sandbox.url, 'net-3.6');
});
afterAll(() => sandbox.close());

/** One shape of a call of a 3.6 client: as it is sent, and what of the answer it needs. */
interface Shape {
  title: string;
  method: string;
  address: string | (() => Promise<string>);
  body?: unknown;
  needs?: (answer: WireAnswer) => Promise<void> | void;
}

/** The first row of a list, found as that client finds it. */
const rowOf = async (address: string, body?: unknown): Promise<Record<string, string>> => {
  const { data } = await net.send(body === undefined ? 'GET' : 'POST', address, body);
  return (data.list ?? data)[0];
};

const somebody = async () => {
  const { id: organizeId } = await rowOf('/api/permission/Organize');
  return { account: 'net36', realName: '王一鸣', organizeId, gender: '1', enabledMark: 1 };
};

const PEOPLE: readonly Shape[] = [
  {
    title: 'a person with the gender as text',
    method: 'POST',
    address: '/api/permission/Users',
    body: somebody,
    needs: async () => {
      const { data } = await net.send('GET', '/api/permission/Users?keyword=net36&currentPage=1&pageSize=20');
      expect(data.list).toMatchObject([{ account: 'net36', gender: '1' }]);
    },
  },
];

/** The managing list of a category: what an entry is called and where it stands. */
const entriesOf = async (category: string) => (await net.send('GET', `/api/system/DictionaryData/${category}?isTree=0`)).data.list;

async function categoryOf(enCode: string): Promise<string> {
  const { data } = await net.send('GET', '/api/system/DictionaryType');
  const all = (nodes: { id: string; enCode: string; children?: [] }[] | null): { id: string; enCode: string }[] =>
    (nodes ?? []).flatMap((node) => [node, ...all(node.children ?? null)]);
  return all(data.list).find((node) => node.enCode === enCode)?.id ?? '';
}

const rule = async (dateFormat: string) => {
  const { id } = await rowOf('/api/system/BillRule');
  const { data } = await net.send('GET', `/api/system/BillRule/${id}`);
  return { ...data, fullName: `规则${dateFormat}`, enCode: `net36.${dateFormat}`, dateFormat };
};
const ruleAsGot = async (dateFormat: string) => {
  const { data } = await net.send('GET', `/api/system/BillRule?keyword=net36.${dateFormat}`);
  const { id } = data.list.find(({ enCode }: { enCode: string }) => enCode === `net36.${dateFormat}`);
  return (await net.send('GET', `/api/system/BillRule/${id}`)).data;
};

const pageOf = (pageSize: number): Shape => ({
  title: `pages of ${pageSize}`,
  method: 'GET',
  address: `/api/permission/Users?currentPage=1&pageSize=${pageSize}&_t=1763600000000`,
  needs: ({ data }) => {
    expect(data.pagination).toMatchObject({ pageSize });
    expect(data.list).toHaveLength(pageSize);
  },
});

const PAGES = [pageOf(10), pageOf(80), pageOf(1000)];

const FILTERS: readonly Shape[] = [
  { title: 'an empty type of a model', method: 'GET', address: '/api/visualdev/OnlineDev/560001/Config?type=' },
  {
    title: 'a search form whose fields are all empty',
    method: 'GET',
    address: '/api/system/BillRule?keyword=&enabledMark=&currentPage=1&pageSize=20&sort=&sidx=',
    needs: ({ data }) => expect(data.list).toHaveLength(20),
  },
  {
    title: 'an order by a column the list does not have',
    method: 'GET',
    address: '/api/system/BillRule?sidx=creatorUserName&sort=asc',
    needs: async ({ data }) => expect(data).toEqual((await net.send('GET', '/api/system/BillRule')).data),
  },
  {
    title: 'data interfaces of a category',
    method: 'GET',
    address: async () =>
      `/api/system/DataInterface?category=${(await rowOf('/api/system/DataInterface')).categoryId}&currentPage=1&pageSize=20`,
    needs: async ({ data }) => {
      const every = (await net.send('GET', '/api/system/DataInterface?pageSize=100')).data;
      expect(data.list.length).toBeGreaterThan(0);
      expect(data.pagination.total).toBeLessThan(every.pagination.total);
      expect(new Set(data.list.map(({ categoryId }: { categoryId: string }) => categoryId)).size).toBe(1);
    },
  },
];

const entryOf = (category: string): Shape => ({
  title: `an entry of ${category} whose parent is the category`,
  method: 'POST',
  address: '/api/system/DictionaryData',
  body: async () => {
    const id = await categoryOf(category);
    return { dictionaryTypeId: id, parentId: id, fullName: '三点六版', enCode: 'net36', enabledMark: 1, sortCode: 0, description: '' };
  },
  needs: async () => {
    const { id } = (await entriesOf(await categoryOf(category))).find(({ enCode }: { enCode: string }) => enCode === 'net36');
    expect((await net.send('GET', `/api/system/DictionaryData/${id}/Info`)).data).toMatchObject({ parentId: '0' });
  },
});

const DICTIONARIES = [entryOf('unit'), entryOf('asset.type')];

const numberOf = (dateFormat: string): Shape => ({
  title: `a serial number with ${dateFormat}`,
  method: 'POST',
  address: '/api/system/BillRule',
  body: () => rule(dateFormat),
  needs: async () => {
    const got = await ruleAsGot(dateFormat);
    expect(got).toMatchObject({ dateFormat });
    const { data } = await net.send('GET', `/api/system/BillRule/BillNumber/net36.${dateFormat}`);
    expect(data).toBe(got.example);
  },
});

const NUMBERS = [numberOf('YYYYMMDD'), numberOf('YYYYMM'), numberOf('YYYY'), numberOf('no')];

const TIMES: readonly Shape[] = [
  {
    title: 'schedules between two clocks',
    method: 'GET',
    address: '/api/system/Schedule?startTime=2026-11-01%2000:00&endTime=2026-11-30%2023:59',
    needs: async ({ data }) => {
      const inNumbers = `startTime=${Date.parse('2026-11-01T00:00+08:00')}&endTime=${Date.parse('2026-11-30T23:59+08:00')}`;
      expect(data.list.length).toBeGreaterThan(0);
      expect(data).toEqual((await net.send('GET', `/api/system/Schedule?${inNumbers}`)).data);
    },
  },
  {
    title: 'the own log since a day',
    method: 'GET',
    address: '/api/permission/Users/Current/SystemLog?category=1&startTime=2026-11-01&endTime=',
  },
];

const SHELL: readonly Shape[] = [
  {
    title: 'the current user in small letters, with a first password to read',
    method: 'GET',
    address: '/api/oauth/currentuser',
    needs: ({ data }) => expect(data.sysConfigInfo).toMatchObject({ newUserDefaultPassword: '' }),
  },
  { title: 'a dictionary in other letters', method: 'GET', address: '/API/system/dictionarytype' },
  {
    title: 'a portal whose cards say where they are shown',
    method: 'GET',
    address: async () =>
      `/api/visualdev/Portal/${((await rowOf('/api/visualdev/Portal/Selector?platform=Web')) as unknown as { children: [{ id: string }] }).children[0].id}/auth`,
    needs: ({ data }) => {
      const { layout } = JSON.parse(data.formData);
      expect(layout.length).toBeGreaterThan(0);
      for (const card of layout) expect(card).toMatchObject({ visibility: ['pc'] });
    },
  },
];

const CHOICES: readonly Shape[] = [
  {
    title: 'the own roles',
    method: 'GET',
    address: '/api/permission/Users/Current/getUserRoles',
    needs: ({ data }) => expect(data).toMatchObject([{ fullName: '系统管理员', isDefault: true }]),
  },
  {
    title: 'allowed roles',
    method: 'POST',
    address: '/api/permission/Role/RoleCondition',
    body: async () => ({ ids: [(await rowOf('/api/permission/Role')).id], keyword: '' }),
    needs: async ({ data }) => {
      const { id, fullName } = await rowOf('/api/permission/Role');
      expect(data.list).toMatchObject([{ id, fullName, type: 'role', children: null }]);
    },
  },
  {
    title: 'kinds of flow',
    method: 'GET',
    address: '/api/workflow/Engine/flowTemplate/TreeList?formType=',
    needs: ({ data }) => {
      expect(data.list.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['路产审批', '养护审批', '调度审批', '行政审批']);
      expect(data.list[0].children.map(({ enCode }: { enCode: string }) => enCode)).toContain('damageClaim');
    },
  },
  {
    title: 'databases',
    method: 'GET',
    address: '/api/system/DataSource/Selector?type=',
    needs: async ({ data }) => {
      const { id } = await rowOf('/api/system/DataInterface');
      const { dbLinkId } = (await net.send('GET', `/api/system/DataInterface/${id}`)).data;
      expect(data.list[0].children.map((each: { id: string }) => each.id)).toContain(dbLinkId);
    },
  },
];

const MONITOR: readonly Shape[] = [
  {
    title: 'who is signed in',
    method: 'GET',
    address: '/api/system/OnlineUser?keyword=admin',
    needs: ({ data }) => expect(data.list).toMatchObject([{ userName: '孙婉宁/admin', loginIPAddress: '127.0.0.1' }]),
  },
  {
    title: 'sign-ins of everybody',
    method: 'GET',
    address: '/api/system/Log?category=1&keyword=&startTime=&endTime=&currentPage=1&pageSize=20',
    needs: ({ data }) => expect(data.list[0]).toMatchObject({ userName: '孙婉宁/admin', loginMark: 1, ipAddress: '127.0.0.1' }),
  },
  {
    title: 'calls of everybody',
    method: 'GET',
    address: async () => {
      await net.send('POST', '/api/system/DictionaryType', { parentId: '-1', fullName: '日志', enCode: 'net36.log', isTree: 0 });
      return '/api/system/Log?category=5&requestMethod=POST';
    },
    needs: ({ data }) => expect(data.list[0]).toMatchObject({ requestMethod: 'POST', requestUrl: expect.stringMatching(/^\/api\//) }),
  },
  {
    title: 'somebody signed out by another',
    method: 'DELETE',
    address: async () => {
      const guest = await dialectClient(sandbox.url, 'net-3.6', 'guest');
      expect(await guest.send('GET', '/api/system/OnlineUser')).toMatchObject({ code: 400 });
      return `/api/system/OnlineUser/${(await rowOf('/api/system/OnlineUser?keyword=guest')).userId}`;
    },
    needs: async () => {
      expect((await net.send('GET', '/api/system/OnlineUser?keyword=guest')).data.list).toEqual([]);
      const { userId = '' } = await rowOf('/api/system/OnlineUser?keyword=admin');
      expect(await net.send('DELETE', `/api/system/OnlineUser/${userId}`)).toMatchObject({ code: 400, msg: '不能强制下线自己' });
    },
  },
];

const LOOKED_UP: readonly Shape[] = [
  {
    title: 'a dictionary by its code',
    method: 'GET',
    address: '/api/system/DictionaryData/sex/Data/Selector',
    needs: ({ data }) => expect(data.list.map(({ enCode }: { enCode: string }) => enCode)).toEqual(['1', '2', '3']),
  },
  {
    title: 'the dictionary a page of the menu maintains',
    method: 'GET',
    address: async () => {
      const { data } = await net.send('GET', '/api/oauth/CurrentUser');
      const entry = data.menuList
        .flatMap(({ children }: { children: object[] | null }) => children ?? [])
        .find(({ type }: { type: number }) => type === 4);
      return `/api/system/DictionaryData/${JSON.parse(entry.propertyJson).moduleId}?keyword=&isTree=1`;
    },
    needs: ({ data }) => expect(data.list.length).toBeGreaterThan(0),
  },
];

describe.each(Object.entries({ CHOICES, MONITOR, LOOKED_UP, PEOPLE, PAGES, FILTERS, DICTIONARIES, NUMBERS, TIMES, SHELL }))(
  'requests of a 3.6 client: %s',
  (_, shapes) => {
    it.each(shapes)('$title', async ({ method, address, body, needs }) => {
      const at = typeof address === 'string' ? address : await address();
      const answer = await net.send(method, at, typeof body === 'function' ? await body() : body);
      expect(answer).toMatchObject({ code: 200 });
      await needs?.(answer);
    });
  },
);
