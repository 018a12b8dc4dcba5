import { expect } from 'vitest';
import { categoryOf, net, rowOf, type Shape } from './desk.ts';
import { callsOf, like, named, rows } from './screens.ts';

const SYS = '/api/system';
const STATE = ['PUT', '/Actions/State'] as const;

const category = async (code: string) => (await rowOf(`${SYS}/DictionaryData/${await categoryOf(code)}/Data/Selector`)).id;

export const SYSTEM: readonly Shape[] = [
  ...callsOf({
    title: 'serial numbers',
    base: `${SYS}/BillRule`,
    filters: ['categoryId', 'enabledMark'],
    code: 'net36n',
    make: async () => ({ ...(await like(`${SYS}/BillRule`, 'net36n')), type: 0, randomDigit: 5, randomType: 1, suffix: '' }),
    more: { toggled: STATE, exported: ['GET', '/Actions/Export'] },
  }),
  ...callsOf({
    title: 'data interfaces',
    base: `${SYS}/DataInterface`,
    filters: ['category', 'type', 'enabledMark'],
    code: 'net36i',
    make: () => like(`${SYS}/DataInterface`, 'net36i'),
    more: { toggled: STATE, exported: ['GET', '/Actions/Export'] },
  }),
  {
    title: 'data interfaces of a kind, by the member of that version',
    method: 'GET',
    address: `${SYS}/DataInterface?type=2&currentPage=1&pageSize=50`,
    needs: async ({ data }) => {
      expect(data.list.length).toBeGreaterThan(0);
      expect(new Set(data.list.map(({ type }: { type: number }) => type))).toEqual(new Set([2]));
    },
  },
  rows('data interfaces as a bare array', 'GET', `${SYS}/DataInterface/Selector`),
  rows('data interfaces to choose from', 'GET', `${SYS}/DataInterface/getList?keyword=&enabledMark=1&currentPage=1&pageSize=20`),
  {
    title: 'calls of a data interface',
    method: 'GET',
    address: async () =>
      `${SYS}/DataInterfaceLog/${(await rowOf(`${SYS}/DataInterface`)).id}?keyword=&startTime=&endTime=&currentPage=1&pageSize=20`,
  },
  ...callsOf({
    title: 'print templates',
    base: `${SYS}/printDev`,
    filters: ['category'],
    code: 'net36t',
    make: async () => ({ ...(await like(`${SYS}/printDev`, 'net36t')), category: await category('printDev') }),
    more: { exported: ['GET', '/Actions/Export'] },
  }),
  rows('print templates of a kind', 'GET', `${SYS}/printDev/Selector?type=2`),
  {
    title: 'what was printed',
    method: 'GET',
    address: async () => `${SYS}/printLog/${(await rowOf(`${SYS}/printDev`)).id}?keyword=&startTime=&endTime=`,
  },
  {
    title: 'the configuration, saved as it was read',
    method: 'PUT',
    address: `${SYS}/SysConfig`,
    body: async () => (await net.send('GET', `${SYS}/SysConfig`)).data,
  },
  rows('administrators as a bare array', 'GET', `${SYS}/SysConfig/getAdminList`),
  {
    title: 'administrators set as they were',
    method: 'PUT',
    address: `${SYS}/SysConfig/setAdminList`,
    body: async () => ({ adminIds: (await net.send('GET', `${SYS}/SysConfig/getAdminList`)).data.map(({ id }: { id: string }) => id) }),
  },
  rows('totals of the synchronisation', 'GET', `${SYS}/SynThirdInfo/getSynThirdTotal/1`),
  rows('areas of a node', 'GET', `${SYS}/Area/-1?keyword=`),
  rows('areas to choose from', 'GET', `${SYS}/Area/-1/Selector/0`),
  { title: 'the state of the server', method: 'GET', address: `${SYS}/Monitor` },
];

const systemId = async () => (await rowOf(`${SYS}/System?keyword=`)).id;
const menuEntry = async () => {
  const { data } = await net.send('GET', `${SYS}/Menu/ModuleBySystem/${await systemId()}?keyword=&category=Web`);
  const all = (nodes: { id: string; type: number; children?: [] | null }[]): { id: string; type: number }[] =>
    nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  return all(data.list).find(({ type }) => type === 2)?.id;
};

const rightMade = (kind: string): Shape => ({
  title: `a right of an entry: ${kind}`,
  method: 'POST',
  address: `${SYS}/Module${kind}`,
  body: async () => ({ ...named(`net36${kind}`), moduleId: await menuEntry(), parentId: '-1', icon: '' }),
  needs: async () => {
    const rights = `${SYS}/Module${kind}/${await menuEntry()}/${kind === 'Button' ? 'List' : 'Fields'}?keyword=`;
    const { list } = (await net.send('GET', rights)).data;
    expect(list.map(({ enCode }: { enCode: string }) => enCode)).toContain(`net36${kind}`);
  },
});

export const MENU: readonly Shape[] = [
  rows('systems', 'GET', `${SYS}/System?keyword=&enabledMark=`),
  rows('entries of a system', 'GET', async () => `${SYS}/Menu/ModuleBySystem/${await systemId()}?keyword=&category=Web`),
  rows('where an entry may stand', 'GET', async () => `${SYS}/Menu/Selector/0/${await systemId()}?category=Web`),
  {
    title: 'an entry of the menu, changed with what was read',
    method: 'PUT',
    address: async () => `${SYS}/Menu/${await menuEntry()}`,
    body: async () => (await net.send('GET', `${SYS}/Menu/${await menuEntry()}`)).data,
  },
  {
    title: 'an entry of the menu, exported',
    method: 'GET',
    address: async () => `${SYS}/Menu/${await menuEntry()}/Actions/Export`,
    needs: ({ data }) => expect(data).toMatchObject({ url: expect.any(String) }),
  },
  ...['Button', 'Column', 'Form'].map(rightMade),
  {
    title: 'data schemes of an entry',
    method: 'GET',
    address: async () => `${SYS}/ModuleDataAuthorizeScheme/${await menuEntry()}/List`,
    needs: ({ data }) => expect(data.list).toEqual(expect.any(Array)),
  },
];
