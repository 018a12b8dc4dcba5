import { expect } from 'vitest';
import { net, rowOf, type Shape } from './desk.ts';

const pageOf = (pageSize: number): Shape => ({
  title: `pages of ${pageSize}`,
  method: 'GET',
  address: `/api/permission/Users?currentPage=1&pageSize=${pageSize}&_t=1763600000000`,
  needs: ({ data }) => {
    expect(data.pagination).toMatchObject({ pageSize });
    expect(data.list).toHaveLength(pageSize);
  },
});

export const PAGES = [pageOf(10), pageOf(80), pageOf(1000)];

export const FILTERS: readonly Shape[] = [
  {
    title: 'an empty type of a model',
    method: 'GET',
    address: async () => `/api/visualdev/OnlineDev/${(await rowOf('/api/visualdev/Base')).id}/Config?type=`,
  },
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

export const TIMES: readonly Shape[] = [
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

export const CHOICES: readonly Shape[] = [
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

export const LOOKED_UP: readonly Shape[] = [
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
