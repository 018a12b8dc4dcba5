import { spokenDialect } from './dialect.ts';
import type { Json } from './schema.ts';

/** Source of the ids a new record refers to. */
export interface Lookup {
  /** Id of the first row or node of a list for which `fits` is true. @throws NotRun when there is none */
  readonly first: (
    operation: string,
    sent?: { path?: Record<string, string>; query?: Record<string, string>; body?: unknown },
    fits?: (row: Json) => boolean,
  ) => Promise<string>;
  /** Id of the record of another resource that this run has created. @throws NotRun when there is none */
  readonly createdId: (resource: string) => string;
}

/** Operations that work on the same kind of record. */
export interface Resource {
  readonly name: string;
  readonly create: string;
  readonly list: string | null;
  readonly read: string | null;
  readonly update: string | null;
  readonly remove: string | null;
  readonly state: string | null;
  readonly copy: string | null;
  readonly selectors: readonly string[];
  /** Members that carry the mark of the run, in the body and in the list alike; the first is the name people read. */
  readonly marks: readonly string[];
  /** Member that must be unique; null where the specification names none. */
  readonly unique: string | null;
  /** Members of a body that replace those of the example. */
  readonly body: (lookup: Lookup) => Promise<Json>;
  /** Members that differ from record to record. */
  readonly fresh: (mark: string) => Json;
  /** Members the server answers in another form than they were sent. */
  readonly reshaped: readonly string[];
  /** Path parameters other than the id of the record. */
  readonly paths: (lookup: Lookup) => Readonly<Record<string, string>>;
  /** Name of the record's id in the path. */
  readonly idName: string;
  /** Parameters of the list call with which it contains the record. */
  readonly listed: (lookup: Lookup, mark: string) => { path?: Record<string, string>; query?: Record<string, string>; body?: unknown };
  /** Calls for which the id stands in the path as `id`. */
  readonly others: readonly string[];
}

const nothing = async (): Promise<Json> => ({});

/** @param stem the word the operations share: `BillRule` → createBillRule, getBillRule … */
function resource(stem: string, list: string | null, more: Partial<Resource> = {}): Resource {
  const name = stem[0]?.toLowerCase() + stem.slice(1);
  return {
    name,
    create: `create${stem}`,
    list,
    read: `get${stem}`,
    update: `update${stem}`,
    remove: `remove${stem}`,
    state: null,
    copy: null,
    selectors: [],
    marks: ['fullName', 'enCode'],
    unique: 'enCode',
    body: nothing,
    fresh: () => ({}),
    reshaped: [],
    paths: () => ({}),
    idName: 'id',
    listed: (_, mark) => ({ query: { keyword: mark, pageSize: '500' } }),
    others: [],
    ...more,
  };
}

const DAY_MS = 86_400_000;
const dictionary = (lookup: Lookup, code: string): Promise<string> => lookup.first('listDictionaryOptions', { path: { id: code } });

/** Every resource of the description; parents come before their children. */
export const RESOURCES: readonly Resource[] = [
  resource('DictionaryCategory', 'listDictionaryCategories', {
    body: async () => ({ parentId: '-1', isTree: 1 }),
    listed: () => ({}),
    selectors: ['listDictionaryCategoryOptions'],
  }),
  resource('DictionaryEntry', 'listDictionaryEntries', {
    body: async ({ createdId }) => ({ dictionaryTypeId: createdId('dictionaryCategory'), parentId: '0' }),
    listed: ({ createdId }) => ({ path: { id: createdId('dictionaryCategory') } }),
    state: 'setDictionaryEntryState',
    selectors: ['listDictionaryOptions', 'listDictionaryEntryParents'],
  }),
  resource('BillRule', 'listBillRules', {
    // Servers from 3.6 on write the date of a number in capitals. @reading R-422
    body: async (lookup) => ({
      category: await dictionary(lookup, 'businessType'),
      ...(spokenDialect() === '3.4' ? {} : { dateFormat: 'YYYYMMDD' }),
    }),
    state: 'setBillRuleState',
    selectors: ['listBillRuleOptions'],
  }),
  resource('Area', 'listAreas', {
    body: async () => ({ parentId: '-1' }),
    listed: (_, mark) => ({ path: { id: '-1' }, query: { keyword: mark } }),
    state: 'setAreaState',
    selectors: ['listAreaOptions'],
  }),
  resource('System', 'listSystems', { listed: (_, mark) => ({ query: { keyword: mark } }) }),
  resource('Menu', 'listMenus', {
    body: async ({ createdId }) => ({ systemId: createdId('system'), parentId: '-1', type: 2, propertyJson: '{}' }),
    reshaped: ['propertyJson'],
    fresh: (mark) => ({ urlAddress: `contract/${mark}` }),
    listed: ({ createdId }, mark) => ({ path: { systemId: createdId('system') }, query: { keyword: mark, category: 'Web' } }),
  }),
  ...(['Button', 'Column', 'Form'] as const).map((kind) =>
    resource(`Menu${kind}`, `listMenu${kind}s`, {
      body: async ({ createdId }) => ({ moduleId: createdId('menu'), parentId: '-1' }),
      listed: ({ createdId }) => ({ path: { id: createdId('menu') } }),
    }),
  ),
  resource('DataInterface', 'listDataInterfaces', {
    body: async (lookup) => ({
      categoryId: await dictionary(lookup, 'DataInterfaceType').catch(() => lookup.first('listDataInterfaceTree')),
    }),
    state: 'setDataInterfaceState',
    copy: 'copyDataInterface',
    selectors: ['listDataInterfaceTree', 'listDataInterfaceChoices'],
  }),
  resource('MessageTemplate', 'listMessageTemplates', { copy: 'copyMessageTemplate' }),
  resource('MessageAccount', 'listMessageAccounts', {
    copy: 'copyMessageAccount',
    listed: (_, mark) => ({ query: { type: '2', keyword: mark, pageSize: '500' } }),
  }),
  resource('SendMessageConfig', 'listSendMessageConfigs', {
    body: async ({ createdId }) => ({
      templateType: '0',
      sendConfigTemplateList: [
        {
          id: '',
          messageType: '1',
          templateId: createdId('messageTemplate'),
          accountConfigId: '',
          enabledMark: 1,
          sortCode: 1,
          description: '',
        },
      ],
    }),
    copy: 'copySendMessageConfig',
    selectors: ['listSendMessageConfigOptions'],
  }),
  resource('Notice', 'listNotices', {
    marks: ['title'],
    unique: null,
    body: async (lookup) => ({ files: '', toUserIds: await lookup.first('listUsers'), sendConfigId: '' }),
    listed: (_, mark) => ({ body: { keyword: mark, currentPage: 1, pageSize: 20, sort: 'desc', sidx: '' } }),
  }),
  resource('Organization', 'listOrganizations', {
    body: async () => ({ parentId: '-1' }),
    listed: (_, mark) => ({ query: { keyword: mark } }),
    selectors: ['listOrganizationOptions', 'listAuthorizedOrganizations', 'getOrganizationTree'],
  }),
  resource('Department', 'listDepartments', {
    body: async (lookup) => ({ parentId: lookup.createdId('organization'), managerId: await lookup.first('listUsers') }),
    listed: ({ createdId }, mark) => ({ path: { id: createdId('organization') }, query: { keyword: mark, pageSize: '500' } }),
    remove: 'removeOrganization',
    selectors: ['listDepartmentOptions', 'listAuthorizedDepartments'],
  }),
  resource('Group', 'listGroups', { selectors: ['listGroupTree'] }),
  resource('Position', 'listPositions', {
    body: async ({ createdId }) => ({ organizeId: createdId('organization') }),
    listed: ({ createdId }, mark) => ({ query: { organizeId: createdId('organization'), keyword: mark, pageSize: '500' } }),
    selectors: ['listPositionTree', 'listAllPositions'],
  }),
  resource('Role', 'listRoles', {
    body: async ({ createdId }) => ({ globalMark: 0, organizeIdsTree: [[createdId('organization')]] }),
    listed: (_, mark) => ({ query: { keyword: mark, pageSize: '500' } }),
    state: 'setRoleState',
    selectors: ['listRoleTree', 'listPermittedRoleTree'],
  }),
  resource('User', 'listUsers', {
    marks: ['realName', 'account'],
    unique: 'account',
    body: async ({ createdId }) => ({
      organizeId: createdId('organization'),
      managerId: '',
      positionId: createdId('position'),
      roleId: createdId('role'),
      groupId: createdId('group'),
    }),
    listed: ({ createdId }, mark) => ({ query: { organizeId: createdId('organization'), keyword: mark, pageSize: '500' } }),
    state: 'setUserState',
    selectors: ['listAllUsers'],
  }),
  resource('Schedule', 'listSchedules', {
    marks: ['title'],
    unique: null,
    body: async () => ({ startDay: Date.now() + DAY_MS, endDay: Date.now() + 2 * DAY_MS, toUserIds: [], files: '', repetition: 1 }),
    paths: () => ({ type: '1' }),
    listed: () => ({ query: { startTime: String(Date.now() - DAY_MS), endTime: String(Date.now() + 5 * DAY_MS) } }),
  }),
  resource('Model', 'listModels', {
    body: async (lookup) => ({ category: await dictionary(lookup, 'businessType') }),
    listed: (_, mark) => ({ query: { type: '1', keyword: mark, pageSize: '500' } }),
    copy: 'copyModel',
    selectors: ['listModelOptions'],
  }),
  resource('PrintTemplate', 'listPrintTemplates', {
    body: async (lookup) => ({
      category: await lookup.first('listDictionaryOptions', { path: { id: 'printDev' } }).catch(() => dictionary(lookup, 'businessType')),
    }),
    copy: 'copyPrintTemplate',
    selectors: ['listPrintTemplateTree'],
  }),
  resource('OpinionPhrase', 'listOpinionPhrases', {
    marks: ['commonWordsText'],
    unique: null,
    read: null,
    listed: () => ({ query: { type: '1' } }),
  }),
  resource('SavedQuery', 'listSavedQueries', {
    unique: null,
    read: null,
    marks: ['fullName'],
    body: async ({ createdId }) => ({ moduleId: createdId('menu') }),
    listed: ({ createdId }) => ({ path: { id: createdId('menu') } }),
  }),
  resource('Delegation', 'listDelegations', {
    marks: ['description'],
    unique: null,
    body: async (lookup) => ({
      userId: await lookup.first('listUsers'),
      toUserId: lookup.createdId('user'),
      flowId: await lookup.first('pageFlowTemplates'),
    }),
    // Delegations of one flow may not overlap.
    fresh: (mark) => {
      const startTime = Date.now() + DAY_MS * (1 + Number(mark.split('x').at(-1)));
      return { startTime, endTime: startTime + DAY_MS / 2 };
    },
    listed: () => ({ query: { type: '1', pageSize: '500' } }),
  }),
];

/** Resource an operation belongs to; null where it belongs to none. */
export function resourceOf(operation: string): Resource | null {
  return (
    RESOURCES.find((each) =>
      [each.create, each.list, each.read, each.update, each.remove, each.state, each.copy, ...each.selectors, ...each.others].includes(
        operation,
      ),
    ) ?? null
  );
}
