import type { CallInput } from '../wire/exchange.ts';
import { NotRun } from '../../model/stop.ts';
import type { Facts, Parameter } from '../../model/facts.ts';
import { RESOURCES, resourceOf, type Lookup } from '../../model/resources.ts';
import { at, isJson, listOf, textOf, wordOf, type Json } from '../../model/schema.ts';
import type { Probe } from './probe.ts';
import type { Records } from './records.ts';

interface Sources extends Lookup {
  readonly sample: (resource: string) => Promise<string>;
  /** `data` of a call. */
  readonly data: (operation: string, sent?: CallInput) => Promise<unknown>;
  /** Opens the form of this run's model under a short link, where the run may. */
  readonly opened: () => Promise<unknown>;
  /** `data` of an upload this run has made. @throws NotRun in read mode */
  readonly uploaded: () => Promise<unknown>;
}
type Input = (from: Sources) => Promise<CallInput>;

const path =
  (make: (from: Sources) => Promise<Record<string, string>>): Input =>
  async (from) => ({ path: await make(from) });
const query =
  (make: (from: Sources) => Promise<Record<string, string>>): Input =>
  async (from) => ({ query: await make(from) });
const body =
  (make: (from: Sources) => Promise<Json>): Input =>
  async (from) => ({ body: await make(from) });
const idOf = (resource: string): Input => path(async ({ sample }) => ({ id: await sample(resource) }));

const released = (row: Json): boolean => row['isRelease'] === 1 && row['webType'] === 2;
const model = ({ first }: Sources): Promise<string> => first('listModels', { query: { type: '1', pageSize: '500' } }, released);
const record = async (from: Sources): Promise<string> => {
  const id = await model(from);
  return from.first('listRecords', { path: { id }, body: { currentPage: 1, pageSize: 20 } });
};
const organization = ({ first }: Sources): Promise<string> => first('listOrganizations');
const user = ({ first }: Sources): Promise<string> => first('listUsers');
const role = ({ first }: Sources): Promise<string> => first('listRoles');
const TODO = { path: { category: '1' } };
/** The process behind the first piece of work. */
const task = async (from: Sources): Promise<string> => {
  const row = at(listOf(at(await from.data('listFlowTasks', TODO), 'list')), 0);
  const id = textOf(at(row, 'processId')) || textOf(at(row, 'id'));
  if (id === '') throw new NotRun('nothing waits for the account that runs the harness');
  return id;
};
/** Id of the pending step of a task, which calls about handling it take. */
const step = async (from: Sources): Promise<string> =>
  textOf(at(listOf(at(await from.data('listFlowTasks', TODO), 'list')), 0, 'taskOperatorId'));
const existingInterface = ({ first }: Sources): Promise<string> => first('listDataInterfaces', {}, (row) => row['dataType'] === 1);
const people = async (from: Sources): Promise<Json> => ({
  ids: [await user(from)],
  userIds: [await user(from)],
  pagination: { currentPage: 1, pageSize: 20, keyword: '' },
});

/** Inputs of operations where the description's own examples do not name a record every server has. */
const INPUTS: Readonly<Record<string, Input>> = {
  getImage: path(async ({ data }) => imagePath(at(await data('getCurrentUser'), 'userInfo', 'headIcon'))),
  downloadFile: query(async ({ data }) => linkQuery(await data('downloadUserTemplate'))),
  getAccountConfig: path(async () => ({ account: 'admin' })),
  getLoginTicketStatus: path(async ({ data }) => ({
    ticket: textOf(at(await data('createLoginTicket'), 'ticket')) || String(await data('createLoginTicket')),
  })),
  getPasswordCaptcha: path(async () => ({ timestamp: '0.5' })),
  getLoginCaptcha: path(async () => ({ length: '4', timestamp: '0.5' })),
  getSpokenCaptcha: path(async () => ({ timestamp: '0.5' })),
  listOwnSubordinates: path(async () => ({ id: '0' })),
  listSystemLogs: query(async () => ({ category: '1' })),
  listSchedules: async ({ createdId }) =>
    RESOURCES.find(({ name }) => name === 'schedule')?.listed({ first: async () => '', createdId }, '') ?? {},
  getScheduleDetail: query(async ({ sample }) => ({ id: await sample('schedule'), groupId: '' })),
  listMessageTypes: path(async () => ({ id: '1' })),
  getSendMessageTest: idOf('sendMessageConfig'),
  getSentMessage: path(async ({ first }) => ({ id: await first('listSentMessages') })),
  listDatabaseTables: path(async () => ({ linkId: '0' })),
  previewDataInterface: async (from) => ({ path: { id: await existingInterface(from) }, body: {} }),
  listDataInterfaceParameters: path(async (from) => ({ id: await existingInterface(from) })),
  listDataInterfaceFields: async (from) => ({ path: { id: await existingInterface(from) }, body: {} }),
  listDataInterfaceLogs: path(async (from) => ({ id: await existingInterface(from) })),
  listDataInterfaceRows: async (from) => ({ path: { id: await existingInterface(from) }, body: { currentPage: 1, pageSize: 20 } }),
  findDataInterfaceRows: async (from) => ({ path: { id: await existingInterface(from) }, body: { ids: [] } }),
  // Lists are asked for what the server already has: a record or two of the run cannot disprove an order.
  listPositions: async () => ({}),
  listUsers: async () => ({}),
  listDictionaryEntries: path(async ({ first }) => ({
    id: await first('listDictionaryCategories', {}, (row) => row['enCode'] === 'businessType').catch(() =>
      first('listDictionaryCategories'),
    ),
  })),
  listDictionaryOptions: path(async () => ({ id: 'businessType' })),
  listAreas: path(async () => ({ id: '-1' })),
  listAreaOptions: path(async () => ({ id: '-1', currId: '0' })),
  findAreaNames: body(async ({ first }) => ({ idsList: [[await first('listAreas', { path: { id: '-1' } })]] })),
  listSyncTotals: path(async () => ({ type: '1' })),
  listDepartments: path(async (from) => ({ id: await organization(from) })),
  listAllowedOrganizations: body(async (from) => ({ departIds: [await organization(from)], ids: [await organization(from)] })),
  listPositionsByOrganizations: body(async (from) => ({ organizeIds: [await organization(from)], ids: [await organization(from)] })),
  listRolesByOrganizations: body(async (from) => ({ organizeIds: [await organization(from)], ids: [await organization(from)] })),
  listAllowedPositions: body(async ({ first }) => ({ ids: [await first('listPositions')] })),
  listAllowedRoles: body(async (from) => ({ ids: [await role(from)] })),
  listAllowedGroups: body(async ({ first }) => ({ ids: [await first('listGroups')] })),
  listUserTree: async () => ({ path: { id: '0' }, body: { keyword: '', pagination: { currentPage: 1, pageSize: 20 } } }),
  listAuthorizedUsers: async () => ({ path: { id: '0' }, body: { keyword: '' } }),
  findUsers: body(people),
  listSelectedUsers: body(people),
  pageSelectedUsers: body(people),
  listUsersByOrganization: query(async (from) => ({ organizeId: await organization(from) })),
  listUsersByPosition: query(async ({ first }) => ({ positionId: await first('listPositions') })),
  listUsersByRole: query(async (from) => ({ roleId: await role(from), organizeId: await organization(from) })),
  exportUsers: query(async () => ({ dataType: '0', selectKey: 'account,realName' })),
  listRoleRights: async ({ first }) => ({
    path: { id: await first('listRoles', {}, (row) => row['enCode'] !== 'administrator') },
    body: { type: 'system', objectType: 'Role', moduleIds: '' },
  }),
  drawBillNumber: path(async ({ data, sample }) => ({
    enCode: textOf(at(await data('getBillRule', { path: { id: await sample('billRule') } }), 'enCode')),
  })),
  listChildRecords: async (from) => ({
    path: { id: await model(from), parentId: await record(from) },
    body: { currentPage: 1, pageSize: 20, sidx: '' },
  }),
  createDownloadLink: async ({ uploaded }) => ({ path: { type: 'annex', fileId: textOf(at(await uploaded(), 'name')) } }),
  packFiles: async ({ uploaded }) => ({
    path: { type: 'annex' },
    body: [{ fileId: textOf(at(await uploaded(), 'name')), fileName: 'a.txt' }],
  }),
  getPreviewAddress: query(async ({ uploaded }) => ({
    fileName: textOf(at(await uploaded(), 'name')),
    fileVersionId: '',
    fileDownloadUrl: textOf(at(await uploaded(), 'url')),
  })),
  listPrintFields: body(async ({ data, first }) => ({
    dbLinkId: '0',
    sqlTemplate: at(await data('getPrintTemplate', { path: { id: await first('listPrintTemplates') } }), 'sqlTemplate'),
  })),
  getGrade: query(async (from) => ({ userId: await user(from) })),
  listMembers: path(async (from) => ({ id: await role(from) })),
  listMenus: path(async ({ first }) => ({ systemId: await first('listSystems') })),
  listMenuParents: path(async ({ first }) => ({ id: '0', systemId: await first('listSystems') })),
  listDataSchemes: idOf('menu'),
  exportMenu: idOf('menu'),
  getColumnSettings: idOf('menu'),
  exportBillRule: idOf('billRule'),
  exportDataInterface: idOf('dataInterface'),
  listDataInterfaceUsages: idOf('dataInterface'),
  listGroupUsages: idOf('group'),
  listMessageTemplateUsages: idOf('messageTemplate'),
  listMessageAccountUsages: idOf('messageAccount'),
  exportPrintTemplate: idOf('printTemplate'),
  exportDictionaryCategory: idOf('dictionaryCategory'),
  listModelFields: path(async (from) => ({ id: await model(from) })),
  listRelatedRecords: async (from) => ({
    path: { id: await model(from) },
    query: { relationField: await titleField(from), columnOptions: await titleField(from) },
  }),
  downloadModelCode: idOfModel(),
  previewModelCode: idOfModel(),
  getModelConfig: path(async (from) => ({ id: await model(from) })),
  exportModelDesign: path(async (from) => ({ id: await model(from) })),
  downloadModelTemplate: path(async (from) => ({ id: await model(from) })),
  getShortLink: path(async (from) => ({ id: await model(from) })),
  updateShortLink: idOf('model'),
  getShortLinkForm: path(async (from) => {
    await from.opened();
    const key = textOf(at(await from.data('getShortLink', { path: { id: await from.sample('model') } }), 'key'));
    if (key === '') throw new NotRun('no form is open under a short link');
    return { key };
  }),
  listRecords: async (from) => ({ path: { id: await model(from) }, body: { currentPage: 1, pageSize: 20, sidx: '' } }),
  exportRecords: async (from) => ({
    path: { id: await model(from) },
    body: { currentPage: 1, pageSize: 20, sidx: '', dataType: '0', selectKey: await titleField(from) },
  }),
  getRecord: path(async (from) => ({ id: await model(from), recordId: await record(from) })),
  getRecordDisplay: path(async (from) => ({ id: await model(from), recordId: await record(from) })),
  listPrintTemplateOptions: body(async ({ first }) => ({ ids: [await first('listPrintTemplates')] })),
  getPrintData: query(async ({ first }) => ({ id: await first('listPrintTemplates'), formId: '1' })),
  getBatchPrintData: query(async ({ first }) => ({ id: await first('listPrintTemplates'), formId: '1' })),
  listPrintTemplateVersions: path(async ({ first }) => ({ id: await first('listPrintTemplates') })),
  getPrintTemplateVersion: path(async ({ first }) => ({
    id: await first('listPrintTemplateVersions', { path: { id: await first('listPrintTemplates') } }),
  })),
  listModelUses: path(async (from) => ({ id: await model(from) })),
  listModelVersions: path(async (from) => ({ id: await model(from) })),
  getModelVersion: path(async (from) => ({ id: await from.first('listModelVersions', { path: { id: await model(from) } }) })),
  listPrintLogs: path(async ({ first }) => ({ id: await first('listPrintTemplates') })),
  getPortal: path(async ({ first }) => ({ id: await first('listPortals', {}, (row) => row['hasChildren'] === false) })),
  getEmail: path(async ({ first }) => ({ id: await first('listDashboardEmails') })),
  listFlowTasks: path(async () => ({ category: '1' })),
  getFlowTask: path(async (from) => ({ id: await task(from) })),
  checkFlowTask: path(async (from) => ({ id: await step(from) })),
  listFlowRecords: path(async (from) => ({ id: await task(from) })),
  listFlowRejectSteps: path(async (from) => ({ id: await step(from) })),
  listFlowCandidates: async (from) => ({ path: { id: await step(from) }, body: { handleOpinion: '', candidateList: {}, copyIds: '' } }),
  listFlowCandidateUsers: async (from) => ({ path: { id: await step(from) }, body: { nodeCode: 'n3', currentPage: 1, pageSize: 20 } }),
  listWaitingFlowTasks: path(async (from) => ({ id: await user(from) })),
  listFlowComments: query(async (from) => ({ taskId: await task(from) })),
  listFlowVersions: path(async ({ first }) => ({ id: await first('pageFlowTemplates') })),
  listMessageAccounts: query(async () => ({ type: '2' })),
  listDelegations: query(async () => ({ type: '1' })),
  listModels: query(async () => ({ type: '1' })),
  getLog: path(async ({ first }) => ({ id: await first('listLogs', { query: { category: '1' } }) })),
  listLogs: query(async () => ({ category: '1' })),
};

/** Type and name out of the address of a picture. @throws NotRun where it is none */
function imagePath(address: unknown): Record<string, string> {
  const [, type, name] = /\/Image\/([^/?]+)\/([^/?]+)/i.exec(textOf(address)) ?? [];
  if (type === undefined || name === undefined) throw new NotRun('the person who is signed in has no picture');
  return { type: decodeURIComponent(type), name: decodeURIComponent(name) };
}

/** The query of a link to a file. */
const linkQuery = (link: unknown): Record<string, string> =>
  Object.fromEntries(new URL(textOf(at(link, 'url')), 'http://path.invalid').searchParams);

function idOfModel(): Input {
  return async (from) => ({ path: { id: await model(from) }, body: {} });
}

async function titleField(from: Sources): Promise<string> {
  const fields = await from.data('listModelFields', { path: { id: await model(from) } });
  const [field] = listOf(at(fields, 'list'));
  return textOf(at(field, 'vmodel')) || textOf(at(field, '__vModel__')) || textOf(at(field, 'id'));
}

/** Asks an operation the way a page does. */
export type InputOf = (facts: Facts) => Promise<CallInput>;

/** @throws NotRun where the server has nothing the operation could be asked about */
export function createInputs(probe: Probe, records: Records): InputOf {
  let upload: Promise<unknown> | null = null;
  const uploadOnce = async (): Promise<unknown> => {
    if (probe.mode === 'read') throw new NotRun('read mode: it needs a file of this run');
    const file = { name: `${probe.tag}.gif`, text: `GIF89a\u0001\0\u0001\0\0\0\0;${probe.tag}` };
    return (await probe.ask('uploadFile', { path: { type: 'annex' }, file })).data;
  };
  let opening: Promise<unknown> | null = null;
  const openForm = async (): Promise<unknown> => {
    if (probe.mode !== 'full') return null;
    const id = await from.sample('model');
    await probe.ask('releaseModel', { path: { id }, body: { pc: 0, app: 0, pcModuleParentId: null, appModuleParentId: null } });
    return probe.ask('updateShortLink', { path: { id }, body: { enabledMark: 1, isRenewed: 0 } });
  };
  const from: Sources = {
    opened: () => (opening ??= openForm()),
    uploaded: () => (upload ??= uploadOnce()),
    ...records.lookup,
    sample: async (name) => {
      const resource = RESOURCES.find((each) => each.name === name);
      if (!resource) throw new NotRun(`nothing is known of ${name}`);
      return records.sample(resource);
    },
    data: async (operation, sent) => (await probe.ask(operation, sent)).data,
  };
  return async (facts) => {
    const special = await INPUTS[facts.id]?.(from);
    const resource = resourceOf(facts.id);
    const own = special || resource === null ? {} : await resourceInput(facts, resource, records);
    const sent = { ...own, ...special };
    const path = { ...defaults(facts, 'path'), ...sent.path };
    const missing = facts.parameters.find(({ in: place, name }) => place === 'path' && path[name] === undefined);
    if (missing) throw new NotRun(`no table says what "${missing.name}" in its path could be`);
    return {
      ...sent,
      path,
      query: { ...defaults(facts, 'query'), ...sent.query },
      body: sent.body === undefined ? bodyOf(facts) : withExample(facts, sent.body),
    };
  };
}

async function resourceInput(facts: Facts, resource: (typeof RESOURCES)[number], records: Records): Promise<CallInput> {
  if (facts.id === resource.list) return resource.listed(records.lookup, '');
  if (facts.id === resource.create) return { body: await records.body(resource, '') };
  const hasId = facts.parameters.some(({ name, in: place }) => place === 'path' && name === resource.idName);
  if (resource.selectors.includes(facts.id))
    return {
      path: hasId ? { id: '0', typeId: resource.name === 'dictionaryEntry' ? records.lookup.createdId('dictionaryCategory') : '0' } : {},
    };
  return hasId ? { path: records.path(resource, await records.sample(resource)) } : {};
}

/** Values the description itself shows. */
const defaults = ({ parameters }: Facts, place: Parameter['in']): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((each) => each.in === place && (each.isRequired || place === 'path'))
      .flatMap(({ name, example, shape }) => {
        const value = example ?? listOf(shape.keywords['enum'])[0];
        return value === undefined ? [] : [[name, wordOf(value)]];
      }),
  );

const bodyOf = ({ body: shape, requests }: Facts): Json | undefined => (shape === null ? undefined : (requests[0] ?? {}));
const withExample = ({ requests }: Facts, given: unknown): unknown =>
  isJson(given) && isJson(requests[0]) ? { ...requests[0], ...given } : given;
