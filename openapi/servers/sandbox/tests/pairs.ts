import type { DialectClient } from './dialect-client.ts';

/** Parameters of a call. */
export type Ids = Readonly<Record<string, string>>;

interface Row {
  id: string;
  enabledMark?: unknown;
  category?: unknown;
  creatorUserId?: unknown;
  templateType?: unknown;
}

/** Ids of the first rows of a page that this person may change. */
const pageOf =
  (operationId: string, fill: Ids = {}, body?: object, isMine: (row: Row) => boolean = () => true) =>
  async ({ call }: DialectClient): Promise<Ids[]> => {
    const { data, msg } = await call(operationId, fill, body);
    const rows: Row[] = (data.list ?? data).filter((row: Row) => String(row.enabledMark) !== '0' && isMine(row));
    if (rows.length === 0) throw new Error(`${operationId} lists nothing: ${msg}`);
    return rows.slice(0, RECORDS).map(({ id }) => ({ id }));
  };
/** So many records of each kind are tried. */
const RECORDS = 5;

const allOf = async ({ call }: DialectClient): Promise<Ids[]> => {
  type Node = { id: string; children: Node[] | null };
  const flat = (nodes: Node[] | null): Ids[] => (nodes ?? []).flatMap(({ id, children }) => [{ id }, ...flat(children)]);
  return flat((await call('listDictionaryCategories')).data.list).slice(0, RECORDS);
};

/** Parameters that only the changing call has. */
const WHOLE_SERIES: Ids = { type: '3' };

/** Every call that changes what another one reads: the reading one, and which records it is tried with. */
export const PAIRS: Readonly<Record<string, readonly [get: string, records: (client: DialectClient) => Promise<Ids[]>]>> = {
  updateBaseInfo: ['getBaseInfo', async () => [{}]],
  updateNotice: ['getNotice', drafts],
  updateMessageTemplate: ['getMessageTemplate', pageOf('listMessageTemplates', {}, undefined, ({ templateType }) => templateType === '0')],
  updateMessageAccount: ['getMessageAccount', pageOf('listMessageAccounts')],
  updateSendMessageConfig: [
    'getSendMessageConfig',
    pageOf('listSendMessageConfigs', {}, undefined, ({ templateType }) => templateType === '0'),
  ],
  updateSystem: ['getSystem', pageOf('listSystems')],
  updateMenu: ['getMenu', entriesOfMenu],
  updateMenuButton: ['getMenuButton', rightsOf('listMenuButtons')],
  updateMenuColumn: ['getMenuColumn', rightsOf('listMenuColumns')],
  updateMenuForm: ['getMenuForm', rightsOf('listMenuForms')],
  updateDictionaryCategory: ['getDictionaryCategory', allOf],
  updateDictionaryEntry: [
    'getDictionaryEntry',
    async (client) => {
      const [, leaf] = await allOf(client);
      return pageOf('listDictionaryEntries', { ...leaf, isTree: '0' })(client);
    },
  ],
  updateBillRule: ['getBillRule', pageOf('listBillRules')],
  updateArea: ['getArea', pageOf('listAreas', { id: '-1' })],
  updateSchedule: [
    'getSchedule',
    async (client) => {
      const { userId } = (await client.call('getCurrentUser')).data.userInfo;
      const own = await pageOf('listSchedules', MONTH, undefined, ({ creatorUserId }) => creatorUserId === userId)(client);
      return own.map((ids) => ({ ...ids, ...WHOLE_SERIES }));
    },
  ],
  updateDataInterface: ['getDataInterface', pageOf('listDataInterfaces')],
  updateSystemConfig: ['getSystemConfig', async () => [{}]],
  updateOrganization: ['getOrganization', pageOf('listOrganizations')],
  updateDepartment: [
    'getDepartment',
    async (client) => {
      const [top] = await pageOf('listOrganizations')(client);
      return pageOf('listDepartments', top, undefined, ({ category }) => category === 'department')(client);
    },
  ],
  updateGroup: ['getGroup', pageOf('listGroups')],
  updatePosition: ['getPosition', pageOf('listPositions')],
  updateRole: ['getRole', pageOf('listRoles')],
  updateUser: ['getUser', pageOf('listUsers')],
  updateModel: ['getModel', pageOf('listModels')],
  updateRecord: ['getRecord', recordsOfModels],
  updatePrintTemplate: ['getPrintTemplate', pageOf('listPrintTemplates')],
  updateDelegation: ['getDelegation', pageOf('listDelegations', { type: '1' })],
};

const MONTH: Ids = { startTime: String(Date.parse('2026-11-01')), endTime: String(Date.parse('2026-11-30')) };

async function entriesOfMenu({ call }: DialectClient): Promise<Ids[]> {
  type Node = { id: string; type: number; enCode: string; children: Node[] | null };
  const flat = (nodes: Node[] | null): Node[] => (nodes ?? []).flatMap((node) => [node, ...flat(node.children)]);
  const nodes: Node[] = [];
  for (const { id: systemId } of (await call('listSystems')).data.list)
    nodes.push(...flat((await call('listMenus', { systemId })).data.list));
  return [...new Map(nodes.map((node) => [node.type, node])).values()].map(({ id }) => ({ id }));
}

/** Rights of the page with most of them; a form right is made first, as the seed has none. */
function rightsOf(operationId: string) {
  return async (client: DialectClient): Promise<Ids[]> => {
    const { data: user } = await client.call('getCurrentUser');
    const page = user.permissionList.find(({ column }: { column: unknown[] }) => column.length > 0);
    await client.call('createMenuForm', {}, { moduleId: page.modelId, fullName: '备注', enCode: 'remark' });
    return pageOf(operationId, { id: page.modelId })(client);
  };
}

/** A record of a model that has some. */
async function recordsOfModels({ call }: DialectClient): Promise<Ids[]> {
  const { data } = await call('listModels', { keyword: 'roadPatrol' });
  const [{ id }] = data.list;
  const { data: page } = await call('listRecords', { id }, { currentPage: 1, pageSize: 1 });
  return page.list.map((row: { id: string }) => ({ id, recordId: row.id }));
}

async function drafts(client: DialectClient): Promise<Ids[]> {
  const body = { title: '读写一致', category: '1', bodyText: '<p>正文</p>', toUserIds: '', files: '[]', enabledMark: 0 };
  await client.call('createNotice', {}, body);
  const { data } = await client.call('listNotices', {}, { currentPage: 1, pageSize: 20, keyword: '读写一致' });
  return [{ id: data.list[0].id }];
}
