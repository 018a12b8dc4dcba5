import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIALECTS, type DialectName, type Sandbox } from '../index.ts';
import { startForTest } from './client.ts';
import { dialectClient, operationsOf, type DialectClient } from './dialect-client.ts';

type Ids = Readonly<Record<string, string>>;

/** The id of a row that may be changed. */
const firstOf =
  (operationId: string, fill: Ids = {}, body?: object) =>
  async ({ call }: DialectClient): Promise<Ids> => {
    const { data, msg } = await call(operationId, fill, body);
    const row = (data.list ?? data).find(({ enabledMark }: { enabledMark: unknown }) => String(enabledMark) !== '0');
    if (!row) throw new Error(`${operationId} lists nothing: ${msg}`);
    return { id: row.id };
  };

const treeLeaf = async ({ call }: DialectClient): Promise<Ids> => {
  const { data } = await call('listDictionaryCategories');
  return { id: data.list[0].children[0].id };
};

/** Parameters that only the changing call has. */
const WHOLE_SERIES: Ids = { type: '3' };

/** Every call that changes what another one reads: the reading one, and which record it is tried with. */
const PAIRS: Readonly<Record<string, readonly [get: string, record: (client: DialectClient) => Promise<Ids>]>> = {
  updateBaseInfo: ['getBaseInfo', async () => ({})],
  updateNotice: ['getNotice', draft],
  updateMessageTemplate: ['getMessageTemplate', firstOf('listMessageTemplates')],
  updateDictionaryCategory: ['getDictionaryCategory', treeLeaf],
  updateDictionaryEntry: [
    'getDictionaryEntry',
    async (client) => firstOf('listDictionaryEntries', { ...(await treeLeaf(client)), isTree: '0' })(client),
  ],
  updateBillRule: ['getBillRule', firstOf('listBillRules')],
  updateArea: ['getArea', firstOf('listAreas', { id: '-1' })],
  updateSchedule: ['getSchedule', async (client) => ({ ...(await firstOf('listSchedules', MONTH)(client)), ...WHOLE_SERIES })],
  updateDataInterface: ['getDataInterface', firstOf('listDataInterfaces')],
  updateSystemConfig: ['getSystemConfig', async () => ({})],
  updateOrganization: ['getOrganization', firstOf('listOrganizations')],
  updateDepartment: ['getDepartment', async (client) => firstOf('listDepartments', await firstOf('listOrganizations')(client))(client)],
  updateGroup: ['getGroup', firstOf('listGroups')],
  updatePosition: ['getPosition', firstOf('listPositions')],
  updateRole: ['getRole', firstOf('listRoles')],
  updateUser: ['getUser', firstOf('listUsers')],
  updateModel: ['getModel', firstOf('listModels')],
  updateRecord: ['getRecord', async () => ({ id: '560001', recordId: '1' })],
  updatePrintTemplate: ['getPrintTemplate', firstOf('listPrintTemplates')],
  updateDelegation: ['getDelegation', delegation],
};

const MONTH: Ids = { startTime: String(Date.parse('2026-11-01')), endTime: String(Date.parse('2026-11-30')) };

async function draft(client: DialectClient): Promise<Ids> {
  const body = { title: '读写一致', category: '1', bodyText: '<p>正文</p>', toUserIds: '', files: '[]', enabledMark: 0 };
  await client.call('createNotice', {}, body);
  return firstOfDrafts(client);
}
const firstOfDrafts = async ({ call }: DialectClient): Promise<Ids> => {
  const { data } = await call('listNotices', {}, { currentPage: 1, pageSize: 20, keyword: '读写一致' });
  return { id: data.list[0].id };
};

async function delegation(client: DialectClient): Promise<Ids> {
  const { data } = await client.call('listDelegations', { myOrDelagateToMe: '1' });
  return { id: data.list[0].id };
}

describe.each(DIALECTS)('%s: what a call has answered', (dialect: DialectName) => {
  let sandbox: Sandbox;
  let client: DialectClient;
  beforeAll(async () => {
    sandbox = await startForTest({ dialect });
    client = await dialectClient(sandbox.url, dialect);
  });
  afterAll(() => sandbox.close());

  it.each(Object.keys(PAIRS))('%s takes back as it is', async (update) => {
    const [get, record] = PAIRS[update] ?? [];
    if (!get || !record) throw new Error(`no pair for ${update}`);
    const ids = await record(client);
    const { data: before, ...got } = await client.call(get, ids);
    expect(got).toMatchObject({ code: 200 });
    expect(await client.call(update, ids, before)).toMatchObject({ code: 200 });
    expect((await client.call(get, ids)).data).toEqual(before);
  });

  it('is tried with every call that changes a record', () => {
    const updates = operationsOf(dialect).filter(
      ({ method, id }) => method === 'PUT' && /^update(?!System(Theme|Language)$|Avatar$)/.test(id),
    );
    expect(updates.map(({ id }) => id).toSorted()).toEqual(Object.keys(PAIRS).toSorted());
  });
});
