import { kept, readFrom } from './declare.ts';
import { nodesOfType } from './nodesOfType.ts';

const dictionaries = () => import('./loaders/dictionaries.ts');
const people = () => import('./loaders/people.ts');
const places = () => import('./loaders/organization.ts');
const designs = () => import('./loaders/designs.ts');

/** Names stand in these trees with the organisations above them, so a write of either clears them. */
const departmentTree = kept('departmentTree', {
  operation: 'listDepartmentOptions',
  clearedBy: ['organization'],
  load: async (ask) => (await places()).departmentTree(ask),
});
const roleTree = kept('roleTree', {
  operation: 'listRoleTree',
  clearedBy: ['role', 'organization'],
  load: async (ask) => (await people()).roleTree(ask),
});
const groupTree = kept('groupTree', {
  operation: 'listGroupTree',
  // Groups stand below their kinds, which are entries of the dictionary.
  clearedBy: ['group', 'dictionary'],
  load: async (ask) => (await people()).groupTree(ask),
});

/** A chosen record is asked for again when nobody has looked at it for so long: there are too many to keep. @reading R-301 */
const RELATION_CACHE_MS = 30 * 60_000;

/**
 * Every cached lookup: which call serves it, what clears it, and how it is read. What a lookup needs from the contract
 * arrives with its first fetch.
 * @source shell §3 (cached lookups), §4 (Logout); admin §4, §7
 * @reading R-301 which call serves which lookup
 */
export const LOOKUPS = {
  dictionaryList: kept('dictionaryList', {
    operation: 'listAllDictionaries',
    clearedBy: ['dictionary'],
    load: async (ask) => (await dictionaries()).dictionaryList(ask),
  }),
  dictionaryTree: kept('dictionaryTree', {
    operation: 'listDictionaryCategories',
    clearedBy: ['dictionary'],
    load: async (ask) => (await dictionaries()).dictionaryTree(ask),
  }),
  userList: kept('userList', {
    operation: 'listAllUsers',
    clearedBy: ['user', 'organization'],
    load: async (ask) => (await people()).userList(ask),
  }),
  userTree: kept('userTree', {
    operation: 'listUserOptions',
    clearedBy: ['user', 'organization'],
    load: async (ask) => (await people()).userTree(ask),
  }),
  positionList: kept('positionList', {
    operation: 'listAllPositions',
    clearedBy: ['position', 'organization'],
    load: async (ask) => (await people()).positionList(ask),
  }),
  positionTree: kept('positionTree', {
    operation: 'listPositionTree',
    clearedBy: ['position', 'organization'],
    load: async (ask) => (await people()).positionTree(ask),
  }),
  roleTree,
  roleList: readFrom(roleTree, (nodes) => nodesOfType(nodes, 'role')),
  groupTree,
  groupList: readFrom(groupTree, (nodes) => nodesOfType(nodes, 'group')),
  companyTree: kept('companyTree', {
    operation: 'listOrganizationOptions',
    clearedBy: ['organization'],
    load: async (ask) => (await places()).companyTree(ask),
  }),
  departmentTree,
  departmentList: readFrom(departmentTree, (nodes) => nodesOfType(nodes, 'department')),
  printFlowTree: kept('printFlowTree', {
    operation: 'listPrintTemplateTree',
    clearedBy: ['print', 'dictionary'],
    load: async (ask) => (await designs()).printTree(ask, 'flow'),
  }),
  printFormTree: kept('printFormTree', {
    operation: 'listPrintTemplateTree',
    clearedBy: ['print', 'dictionary'],
    load: async (ask) => (await designs()).printTree(ask, 'form'),
  }),
  // No call of the contract writes these.
  messageTypeList: kept('messageTypeList', {
    operation: 'listMessageTypes',
    clearedBy: [],
    load: async (ask) => (await designs()).messageTypeList(ask),
  }),
  formItemList: kept('formItemList', {
    operation: 'listModelFields',
    clearedBy: ['model'],
    load: async (ask, modelId: string) => (await designs()).formItemList(ask, modelId),
  }),
  subTable: kept('subTable', {
    operation: 'getModelConfig',
    clearedBy: ['model'],
    load: async (ask, modelId: string) => (await designs()).subTables(ask, modelId),
  }),
  relationData: kept('relationData', {
    operation: 'getRecordDisplay',
    clearedBy: ['record', 'model'],
    cacheMs: RELATION_CACHE_MS,
    load: async (ask, modelId: string, recordId: string) => (await designs()).relationData(ask, modelId, recordId),
  }),
  ruleData: kept('ruleData', {
    operation: 'listBillRuleOptions',
    clearedBy: ['billRule', 'dictionary'],
    load: async (ask) => (await dictionaries()).ruleData(ask),
  }),
  // No call of the contract writes these.
  database: kept('database', {
    operation: 'listDataSources',
    clearedBy: [],
    load: async (ask) => (await designs()).databases(ask),
  }),
} as const;

type Table = typeof LOOKUPS;
/** The name of a cached lookup. */
export type LookupName = keyof Table;
/** The ids that say of which record a lookup is, such as a model's; empty for most. */
export type LookupOf<Name extends LookupName> = Parameters<Table[Name]['load']> extends [unknown, ...infer Of extends string[]] ? Of : [];
/** Value a lookup gives. */
export type LookupValue<Name extends LookupName> = Table[Name]['read'] extends (kept: never) => infer Value ? Value : never;
