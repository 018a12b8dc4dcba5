import type { Client } from '@milepost/openapi/client';
import { expect, test } from 'vitest';
import { areaSource } from './sources.ts';

const area = (id: string, fullName: string, more: object = {}) => ({ id, parentId: '-1', fullName, enCode: id, enabledMark: 1, ...more });
const BEIJING = area('110000', '北京市');
const CITY = area('110100', '市辖区', { parentId: '110000' });
const CHAOYANG = area('110105', '朝阳区', { parentId: '110100', hasChildren: false, parents: [BEIJING, CITY] });
/** A province that a server found which searches one level only. */
const LIAONING = area('210000', '辽宁省', { hasChildren: true });

test('a search finds areas of every level, each with the way down to it; what stands below them goes on from there', async () => {
  const asked: unknown[] = [];
  const client = {
    async call({ id }: { readonly id: string }, args: unknown) {
      asked.push([id, args]);
      return { code: 200, msg: '', data: { list: id === 'listAreas' ? [CHAOYANG, LIAONING] : [area('210100', '沈阳市')] } };
    },
  } as unknown as Client;
  const source = areaSource(client);
  const { signal } = new AbortController();
  const page = { pageNumber: 1, pageRows: 20 };
  expect((await source.load({ at: 'matching', keyword: 'chaoyang' }, page, signal)).nodes).toEqual([
    {
      id: '110105',
      fullName: '朝阳区',
      isLeaf: true,
      path: ['110000', '110100', '110105'],
      names: ['北京市', '市辖区', '朝阳区'],
    },
    { id: '210000', fullName: '辽宁省', isLeaf: false, path: ['210000'], names: ['辽宁省'] },
  ]);
  expect(asked).toEqual([['listAreas', { path: { id: '-1' }, query: { keyword: 'chaoyang', enabledMark: 1 } }]]);
  const below = await source.load({ at: 'under', parent: '210000' }, page, signal);
  expect(below.nodes).toMatchObject([{ path: ['210000', '210100'], names: ['辽宁省', '沈阳市'] }]);
});
