import { expect } from 'vitest';
import { net, rowOf, type Shape } from './desk.ts';
import { callsOf, named, rows } from './screens.ts';

const PER = '/api/permission';
const STATE = ['PUT', '/Actions/State'] as const;
const firstOrganization = async () => (await rowOf(`${PER}/Organize`)).id;

export const ORGANIZATIONS: readonly Shape[] = [
  ...callsOf({
    title: 'organisations',
    base: `${PER}/Organize`,
    filters: ['enabledMark'],
    code: 'net36o',
    isWhole: true,
    make: async () => ({
      ...named('net36o'),
      parentId: await firstOrganization(),
      propertyJson: JSON.stringify({ shortName: '三六', telePhone: '' }),
    }),
  }),
  rows('where an organisation may stand', 'GET', `${PER}/Organize/SelectorByAuth/0`),
  rows('organisations to choose from', 'GET', `${PER}/Organize/Selector/0`),
  rows('organisations as a tree', 'GET', `${PER}/Organize/Tree`),
  rows('allowed organisations', 'POST', `${PER}/Organize/OrganizeCondition`, async () => ({
    keyword: '',
    departIds: [await firstOrganization()],
  })),
  rows('departments of an organisation', 'GET', async () => `${PER}/Organize/${await firstOrganization()}/Department?keyword=`),
  rows('where a department may stand', 'GET', `${PER}/Organize/Department/SelectorByAuth/0`),
  rows('departments to choose from', 'GET', `${PER}/Organize/Department/Selector/0`),
  {
    title: 'a department',
    method: 'POST',
    address: `${PER}/Organize/Department`,
    body: async () => ({ ...named('net36d'), parentId: await firstOrganization(), managerId: '' }),
  },
];

export const PERSONS: readonly Shape[] = [
  ...callsOf({
    title: 'positions',
    base: `${PER}/Position`,
    filters: ['organizeId', 'type', 'enabledMark'],
    code: 'net36p',
    make: async () => ({ ...named('net36p'), organizeId: await firstOrganization(), type: '' }),
  }),
  ...callsOf({
    title: 'roles',
    base: `${PER}/Role`,
    filters: ['organizeId', 'type', 'enabledMark'],
    code: 'net36r',
    make: async () => ({ ...named('net36r'), type: '', globalMark: 1, organizeIdsTree: [] }),
    more: { toggled: STATE },
  }),
  ...callsOf({
    title: 'groups',
    base: `${PER}/Group`,
    filters: ['type', 'enabledMark'],
    code: 'net36g',
    make: async () => ({ ...named('net36g'), type: '' }),
  }),
  rows('positions of organisations', 'POST', `${PER}/Position/getListByOrgIds`, async () => ({ organizeIds: [await firstOrganization()] })),
  rows('roles of organisations', 'POST', `${PER}/Role/getListByOrgIds`, async () => ({ organizeIds: [await firstOrganization()] })),
  rows('all positions', 'GET', `${PER}/Position/All`),
  rows('positions as a tree', 'GET', `${PER}/Position/Selector`),
  rows('roles as a tree', 'GET', `${PER}/Role/Selector`),
  rows('roles one may give', 'GET', `${PER}/Role/SelectorByPermission`),
  rows('groups as a bare array', 'GET', `${PER}/Group/Selector`),
  rows('allowed groups', 'POST', `${PER}/Group/GroupCondition`, async () => ({ ids: [(await rowOf(`${PER}/Group`)).id], keyword: '' })),
  rows(
    'people of a role',
    'GET',
    async () => `${PER}/Users/GetUsersByRoleOrgId?roleId=${(await rowOf(`${PER}/Role`)).id}&organizeId=&keyword=`,
  ),
  {
    title: 'members of a group',
    method: 'POST',
    address: async () => `${PER}/UserRelation/${(await rowOf(`${PER}/Group`)).id}`,
    body: async () => ({ objectType: 'Group', userIds: [(await rowOf(`${PER}/Users`)).id] }),
    needs: async () => {
      const { data } = await net.send('GET', `${PER}/UserRelation/${(await rowOf(`${PER}/Group`)).id}`);
      expect(data.ids).toEqual([(await rowOf(`${PER}/Users`)).id]);
    },
  },
  {
    title: 'people exported by their own columns',
    method: 'GET',
    address: `${PER}/Users/ExportData?dataType=0&selectKey=account,realName&organizeId=&keyword=&currentPage=1&pageSize=20`,
    needs: ({ data }) => expect(data).toMatchObject({ url: expect.any(String) }),
  },
  {
    title: 'the template of an import',
    method: 'GET',
    address: `${PER}/Users/TemplateDownload`,
    needs: ({ data }) => expect(data).toMatchObject({ url: expect.any(String) }),
  },
];

/** Rights of a role, chosen as its wizard asks: systems, then what is in them. */
const roleId = async () => {
  const { data } = await net.send('GET', `${PER}/Role?keyword=guest&pageSize=20`);
  return data.list[0]?.id ?? (await net.send('GET', `${PER}/Role?pageSize=20`)).data.list.at(-1).id;
};
const valuesOf = async (type: string, moduleIds = '') =>
  (await net.send('POST', `${PER}/Authority/Data/${await roleId()}/Values`, { type, moduleIds })).data;

const valuesRead = (type: string): Shape => ({
  title: `rights of a role: ${type}`,
  method: 'POST',
  address: async () => `${PER}/Authority/Data/${await roleId()}/Values`,
  body: async () => ({ type, moduleIds: type === 'system' ? '' : (await valuesOf('system')).all.join(',') }),
  needs: ({ data }) => expect(data).toMatchObject({ list: expect.any(Array), ids: expect.any(Array), all: expect.any(Array) }),
});

export const RIGHTS: readonly Shape[] = [
  ...['system', 'module', 'button', 'column', 'form', 'resource'].map(valuesRead),
  {
    title: 'rights of a role: saved as they were read',
    method: 'PUT',
    address: async () => `${PER}/Authority/Data/${await roleId()}`,
    body: async () => {
      const systemIds = (await valuesOf('system')).ids;
      const { ids: module } = await valuesOf('module', systemIds.join(','));
      return { objectType: 'Role', systemIds, module, button: [], column: [], form: [], resource: [] };
    },
  },
  {
    title: 'somebody else who may administrate',
    method: 'POST',
    address: `${PER}/organizeAdminIsTrator`,
    body: async () => {
      const { list } = (await net.send('GET', `${PER}/Users?keyword=net36kept&currentPage=1&pageSize=20`)).data;
      const marks = { thisLayerSelect: 1, thisLayerAdd: 0, thisLayerEdit: 1, thisLayerDelete: 0 };
      const below = { subLayerSelect: 1, subLayerAdd: 0, subLayerEdit: 0, subLayerDelete: 0 };
      const orgAdminModel = [{ organizeId: await firstOrganization(), ...marks, ...below }];
      return { managerGroup: '', userId: list[0].id, orgAdminModel, systemIds: [], moduleIds: [] };
    },
    needs: async () => {
      const { data } = await net.send('GET', `${PER}/organizeAdminIsTrator?keyword=&currentPage=1&pageSize=20`);
      expect(data.list).toHaveLength(1);
    },
  },
];
