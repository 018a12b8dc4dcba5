import { expect } from 'vitest';
import { categoryOf, entriesOf, net, rowOf, type Shape } from './desk.ts';

const somebody = async () => {
  const { id: organizeId } = await rowOf('/api/permission/Organize');
  return { account: 'net36gender', realName: '王一鸣', organizeId, gender: '1', enabledMark: 1 };
};

export const PEOPLE: readonly Shape[] = [
  {
    title: 'a person with the gender as text',
    method: 'POST',
    address: '/api/permission/Users',
    body: somebody,
    needs: async () => {
      const { data } = await net.send('GET', '/api/permission/Users?keyword=net36gender&currentPage=1&pageSize=20');
      expect(data.list).toMatchObject([{ account: 'net36gender', gender: '1' }]);
    },
  },
];

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

export const DICTIONARIES = [entryOf('unit'), entryOf('asset.type')];

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

export const NUMBERS = [numberOf('YYYYMMDD'), numberOf('YYYYMM'), numberOf('YYYY'), numberOf('no')];

/** The code of the first entry of a dictionary, as its select sends it. */
const optionOf = async (code: string): Promise<string> => (await rowOf(`/api/system/DictionaryData/${code}/Data/Selector`)).enCode ?? '';

/** A record that is made, found in its list, read, changed with what was read, and read again. */
const kept = (title: string, base: string, make: () => Promise<object>): Shape => ({
  title: `${title}: made, found, changed`,
  method: 'POST',
  address: base,
  body: make,
  needs: async () => {
    const { id } = await rowOf(`${base}?keyword=net36kept&currentPage=1&pageSize=80&_t=1`);
    const { data } = await net.send('GET', `${base}/${id}`);
    const changed = { ...data, description: '由三点六版修改' };
    expect(await net.send('PUT', `${base}/${id}`, changed)).toMatchObject({ code: 200 });
    expect((await net.send('GET', `${base}/${id}`)).data).toEqual({ ...changed, lastModifyTime: expect.any(Number) });
  },
});

const named = { fullName: '三点六版记录', enCode: 'net36kept', enabledMark: 1, sortCode: 0, description: '' };

export const KEPT: readonly Shape[] = [
  kept('a position', '/api/permission/Position', async () => ({
    ...named,
    organizeId: (await rowOf('/api/permission/Organize')).id,
    type: await optionOf('PositionType'),
  })),
  kept('a group', '/api/permission/Group', async () => ({ ...named, type: await optionOf('groupType') })),
  kept('a user', '/api/permission/Users', async () => ({
    ...(await somebody()),
    account: 'net36kept',
    certificatesType: await optionOf('certificateType'),
    nation: await optionOf('Nation'),
    education: await optionOf('Education'),
    roleId: '',
    positionId: '',
    groupId: '',
    birthday: null,
  })),
  {
    title: 'a dictionary entry: changed with what was read',
    method: 'PUT',
    address: async () => `/api/system/DictionaryData/${(await rowOf('/api/system/DictionaryData/Email/Data/Selector')).id}`,
    body: async () => {
      const { id } = await rowOf('/api/system/DictionaryData/Email/Data/Selector');
      return { ...(await net.send('GET', `/api/system/DictionaryData/${id}/Info`)).data, fullName: '内部往来' };
    },
    needs: async () => expect(await rowOf('/api/system/DictionaryData/Email/Data/Selector')).toMatchObject({ fullName: '内部往来' }),
  },
  {
    title: 'a data interface in a category that was added to its dictionary',
    method: 'POST',
    address: '/api/system/DataInterface',
    body: async () => {
      const dictionaryTypeId = await categoryOf('DataInterfaceType');
      const entry = {
        dictionaryTypeId,
        parentId: dictionaryTypeId,
        fullName: '三点六版接口',
        enCode: 'net36',
        enabledMark: 1,
        sortCode: 90,
      };
      await net.send('POST', '/api/system/DictionaryData', entry);
      const { id: categoryId } = (await entriesOf(dictionaryTypeId)).find(({ enCode }: { enCode: string }) => enCode === 'net36');
      const { id } = await rowOf('/api/system/DataInterface');
      return {
        ...(await net.send('GET', `/api/system/DataInterface/${id}`)).data,
        fullName: '新类接口',
        enCode: 'net36kept',
        category: categoryId,
      };
    },
    needs: async () => {
      const { data } = await net.send('GET', '/api/system/DataInterface/Selector');
      expect(data.at(-1)).toMatchObject({ fullName: '三点六版接口', children: [{ fullName: '新类接口' }] });
    },
  },
];
