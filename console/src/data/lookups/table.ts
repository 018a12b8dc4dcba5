import { kept, readFrom } from './declare.ts';
import { companyTree, departmentTree as readDepartments } from './loaders/organization.ts';
import { nodesOfType } from './nodesOfType.ts';

const dictionaries = () => import('./loaders/dictionaries.ts');
const people = () => import('./loaders/people.ts');
const designs = () => import('./loaders/designs.ts');

const departmentTree = kept('departmentTree', {
  operation: 'listDepartmentOptions',
  load: readDepartments,
});
const roleTree = kept('roleTree', {
  operation: 'listRoleTree',
  load: async (ask) => (await people()).roleTree(ask),
});
const groupTree = kept('groupTree', {
  operation: 'listGroupTree',
  load: async (ask) => (await people()).groupTree(ask),
});

/** A chosen record is asked for again when nobody has looked at it for so long: there are too many to keep. @reading R-301 */
const RELATION_CACHE_MS = 30 * 60_000;

/**
 * Every cached lookup: which call serves it, and how it is read; a write of what the call reads clears it. What a lookup needs from the contract
 * arrives with its first fetch, where it is much.
 * @source shell §3 (cached lookups), §4 (Logout); admin §4, §7
 * @reading R-301 which call serves which lookup
 */
export const LOOKUPS = {
  dictionaryList: kept('dictionaryList', {
    operation: 'listAllDictionaries',
    load: async (ask) => (await dictionaries()).dictionaryList(ask),
  }),
  dictionaryTree: kept('dictionaryTree', {
    operation: 'listDictionaryCategories',
    load: async (ask) => (await dictionaries()).dictionaryTree(ask),
  }),
  userList: kept('userList', {
    operation: 'listAllUsers',
    load: async (ask) => (await people()).userList(ask),
  }),
  userTree: kept('userTree', {
    operation: 'listUserOptions',
    load: async (ask) => (await people()).userTree(ask),
  }),
  positionList: kept('positionList', {
    operation: 'listAllPositions',
    load: async (ask) => (await people()).positionList(ask),
  }),
  positionTree: kept('positionTree', {
    operation: 'listPositionTree',
    load: async (ask) => (await people()).positionTree(ask),
  }),
  roleTree,
  roleList: readFrom(roleTree, (nodes) => nodesOfType(nodes, 'role')),
  groupTree,
  groupList: readFrom(groupTree, (nodes) => nodesOfType(nodes, 'group')),
  companyTree: kept('companyTree', {
    operation: 'listOrganizationOptions',
    load: companyTree,
  }),
  departmentTree,
  departmentList: readFrom(departmentTree, (nodes) => nodesOfType(nodes, 'department')),
  printFlowTree: kept('printFlowTree', {
    operation: 'listPrintTemplateTree',
    load: async (ask) => (await designs()).printTree(ask, 'flow'),
  }),
  printFormTree: kept('printFormTree', {
    operation: 'listPrintTemplateTree',
    load: async (ask) => (await designs()).printTree(ask, 'form'),
  }),
  messageTypeList: kept('messageTypeList', {
    operation: 'listMessageTypes',
    load: async (ask) => (await designs()).messageTypeList(ask),
  }),
  formItemList: kept('formItemList', {
    operation: 'listModelFields',
    load: async (ask, modelId: string) => (await designs()).formItemList(ask, modelId),
  }),
  subTable: kept('subTable', {
    operation: 'getModelConfig',
    load: async (ask, modelId: string) => (await designs()).subTables(ask, modelId),
  }),
  relationData: kept('relationData', {
    operation: 'getRecordDisplay',
    cacheMs: RELATION_CACHE_MS,
    load: async (ask, modelId: string, recordId: string) => (await designs()).relationData(ask, modelId, recordId),
  }),
  ruleData: kept('ruleData', {
    operation: 'listBillRuleOptions',
    load: async (ask) => (await dictionaries()).ruleData(ask),
  }),
  database: kept('database', {
    operation: 'listDataSources',
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
