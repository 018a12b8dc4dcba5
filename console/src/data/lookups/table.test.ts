import type { Client, Operation } from '@milepost/openapi/client';
import { allOperations } from '@milepost/openapi/all-operations';
import description from '@milepost/openapi/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { LOOKUPS } from './table.ts';

const operations: readonly Operation[] = Object.values(allOperations);
const operationNamed = (name: string) => operations.find(({ id }) => id === name);
const rows = Object.entries(LOOKUPS);

interface Described {
  readonly operationId: string;
  readonly responses: {
    readonly 200: { readonly content: Record<string, { readonly examples: Record<string, { readonly value: unknown }> }> };
  };
}
/** Answer the description shows for an operation: the envelope named "good". */
function goodAnswer(name: string) {
  const all = Object.values(description.paths).flatMap((methods) => Object.values(methods) as unknown as Described[]);
  const answer = all.find(({ operationId }) => operationId === name)?.responses[200].content['application/json']?.examples['good'];
  return answer?.value as { readonly data: unknown; readonly msg: string };
}
const describedServer: Client = { call: async ({ id }) => goodAnswer(id) as never };

/** @source shell §3 (cached lookups) */
const NAMED =
  'dictionary list, user list and tree, position list and tree, role list and tree, print flow tree, print form tree, message type list, company tree, department tree and list, group tree and list, dictionary tree, form item list, sub table, database, relation data, rule data';

test('every cached lookup of the specification is in the table', () => {
  const words = NAMED.split(', ').flatMap((one) =>
    one.replace('list and tree', 'list, $ tree').replace('tree and list', 'tree, $ list').split(', '),
  );
  let subject = '';
  const names = words.map((word) => {
    const whole = word.replace('$', subject);
    subject = whole.replace(/ (list|tree)$/, '');
    return whole.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
  });
  expect(Object.keys(LOOKUPS).toSorted()).toEqual(names.toSorted());
});

test.each(rows)('%s is served by a call of the contract that only reads', (_, { operation }) => {
  expect(operationNamed(operation)).toMatchObject({ effect: 'read' });
});

test.each(rows)('%s reads what the contract shows of its call', async (_, lookup) => {
  const load = lookup.load as (ask: object, ...of: string[]) => Promise<never>;
  const value = lookup.read(await load({ client: describedServer, signal: new AbortController().signal }, 'model', 'record'));
  const [first] = [value].flat();
  expect(Object.values(first ?? {}).filter((member) => typeof member === 'string' && member !== '').length).toBeGreaterThan(0);
});

const ALL = [...new Set(Object.values(LOOKUPS).map(({ cacheKey }) => cacheKey))].toSorted();
const cleared = (name: string) => {
  const operation = operationNamed(name);
  if (!operation) throw new Error(`the contract has no operation ${name}`);
  const { writes = [] } = operation;
  const old = Object.values(LOOKUPS).filter((lookup) => operationNamed(lookup.operation)?.reads?.some((tag) => writes.includes(tag)));
  return [...new Set(old.map(({ cacheKey }) => cacheKey))];
};

test.each<[write: string, lookups: readonly string[]]>([
  ['createDictionaryEntry', ['dictionaryList', 'groupTree', 'printFlowTree', 'printFormTree', 'ruleData']],
  ['removeDictionaryCategory', ['dictionaryList', 'dictionaryTree', 'groupTree', 'printFlowTree', 'printFormTree', 'ruleData']],
  ['importDictionary', ['dictionaryList', 'dictionaryTree', 'groupTree', 'printFlowTree', 'printFormTree', 'ruleData']],
  ['createUser', ['userList', 'userTree']],
  ['setMembers', ['userList', 'userTree']],
  ['setUserState', ['userList', 'userTree']],
  ['importUsers', ['userList', 'userTree']],
  ['updateAvatar', ['userList', 'userTree']],
  ['updateBaseInfo', ['userList', 'userTree']],
  ['createDepartment', ['companyTree', 'departmentTree', 'positionList', 'positionTree', 'roleTree', 'userList', 'userTree']],
  ['removeOrganization', ['companyTree', 'departmentTree', 'positionList', 'positionTree', 'roleTree', 'userList', 'userTree']],
  ['updatePosition', ['positionList', 'positionTree']],
  ['setRoleState', ['roleTree']],
  ['removeGroup', ['groupTree']],
  ['copyPrintTemplate', ['printFlowTree', 'printFormTree']],
  ['releaseModel', ['formItemList', 'relationData', 'subTable']],
  ['updateRecord', ['relationData']],
  ['importRecords', ['relationData']],
  ['createBillRule', ['ruleData']],
  ['importRows', ALL],
  ['switchMajor', ALL],
])('%s clears %j', (write, lookups) => {
  expect(cleared(write).toSorted()).toEqual(lookups);
});

test.each(['updateSystemLanguage', 'updateSystemTheme', 'createSignature', 'setDefaultSignature', 'uploadUserImportFile'])(
  '%s changes nothing a lookup shows',
  (write) => {
    expect(cleared(write)).toEqual([]);
  },
);

test('no call that only reads clears anything', () => {
  expect(operations.filter(({ effect, id }) => effect === 'read' && cleared(id).length > 0)).toEqual([]);
});

const OF_LOOKUPS =
  /^\/api\/(permission\/(Users|Organize|Position|Role|Group)|system\/(Dictionary|BillRule|printDev)|visualdev\/(Base|OnlineDev))(?!.*\/(Uploader|Current\/))/;
test('every write of what lookups show clears at least one of them', () => {
  const writes = operations.filter(({ effect, path }) => ['create', 'update', 'delete'].includes(effect) && OF_LOOKUPS.test(path));
  expect(writes.length).toBeGreaterThan(40);
  expect(writes.filter(({ id }) => cleared(id).length === 0)).toEqual([]);
});
