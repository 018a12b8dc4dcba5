import { expect, it } from 'vitest';
import { factsOf } from '../model/facts.ts';
import { filtersOf } from './families/paging.ts';
import { requireClauses } from './filter.ts';
import type { Filter } from './filter.ts';
import { checkIds, familyChecks, FAMILY_NAMES, plannedOperations, planOf } from './plan.ts';

/** Checks of one operation in their order, cases of one check together: `P4:id,keyword`. */
function checksOf(id: string, filter: Filter = {}): string {
  const cases = new Map<string, string[]>();
  for (const { check, name } of planOf(filter, [factsOf(id)]).selected.get(factsOf(id)) ?? [])
    cases.set(check, [...(cases.get(check) ?? []), ...(name === undefined ? [] : [name])]);
  return [...cases].map(([check, names]) => (names.length > 0 ? `${check}:${names.join(',')}` : check)).join(' ');
}

const CALL = 'T1 T2 T3 E1 E2 E4 E5 E6 A5 S1 S2 S4';
const QUIET = `${CALL} S5 E3 T4 I4`;
const STRANGERS = 'A1 A2 A3';
const ID = 'P1:id P4:id P5:id';
const ROLE_TYPES = 'V2:fullName,enCode,type,enabledMark,description,sortCode,globalMark,organizeIdsTree';
const ROLE_WRONG = `V1:fullName,enCode,globalMark ${ROLE_TYPES} V3:fullName,enCode,type V4:fullName,enCode,enabledMark,sortCode,globalMark`;

it.each<[string, string, string]>([
  ['a record that is read', 'getRole', `${QUIET} ${ID} ${STRANGERS} N1 L3 L10`],
  [
    'a list in pages, with filters',
    'listUsers',
    `${QUIET} X1 G1 G2 G3 G4 G8 G5 G6 G7:sortCode,creatorTime G9:gender,enabledMark ` +
      'P2:organizeId,keyword,positionId,gender,enabledMark,currentPage,pageSize,sort,sidx ' +
      'P4:organizeId,keyword,positionId,sidx P5:organizeId,keyword,positionId,sidx P3:currentPage,pageSize ' +
      `${STRANGERS} N1 L2 L9`,
  ],
  [
    'a tree that is sorted',
    'listAreas',
    `${QUIET} X3 X5 X1 G9:enabledMark P1:id P4:id,keyword P5:id,keyword P2:keyword,enabledMark P3:enabledMark ${STRANGERS} N1 L2 L9`,
  ],
  ['a selector', 'getOrganizationTree', `${QUIET} X3 X2 ${STRANGERS} N1 N4 X7`],
  ['a list that leaves a trace', 'listNotices', `${CALL} S5 E3 X1 G1 G2 G3 G4 G8 G5 G6 G7:creatorTime ${STRANGERS} L2 L9`],
  ['an answer that differs from call to call', 'getServerState', `${CALL} S5 E3 T4 ${STRANGERS} N1 N4`],
  [
    'a link to a file',
    'exportUsers',
    `${CALL} S5 E3 T4 X6 P2:dataType,selectKey,organizeId,keyword,positionId,gender,enabledMark,currentPage,pageSize ` +
      'P4:selectKey,organizeId,keyword,positionId P5:selectKey,organizeId,keyword,positionId P3:currentPage,pageSize ' +
      `${STRANGERS} N1`,
  ],
  ['bytes without an envelope', 'getImage', 'T1 T3 T4 A6 X8 N1 P4:type,name P5:type,name P1:name'],
  ['bytes for a free text', 'getLoginCaptcha', 'T1 T3 T4 A6 X8 N1 P4:timestamp P5:timestamp'],
  ['a record that is made', 'createRole', `N1 N2 N3 N5 ${CALL} L1 A1 I2 A2 A4 A7 ${ROLE_WRONG} V5 V8`],
  ['a record that is changed', 'updateRole', `N1 N2 N3 N5 ${CALL} L4 L5 X4 I3 A1 V6 A2 A4 A7 ${ID} ${ROLE_WRONG} V8`],
  ['a record that is deleted', 'removeRole', `${CALL} L8 L13 I1 V8 A1 A2 A4 A7 ${ID} N1`],
  ['a state that is set', 'setRoleState', `${CALL} L6 L7 V8 A1 A2 A4 A7 ${ID} N1`],
  [
    'a command with a body',
    'setRoleRights',
    `${CALL} S5 A1 L12 A2 A4 A7 ${ID} N1 N2 N3 N5 V2:objectType,systemIds,module,button,column,form,resource V4:objectType ` +
      'V1:systemIds,module,button,column,form,resource',
  ],
  ['a command whose body names the records', 'signOutUsers', `${CALL} S5 A1 L12 A2 A4 A7`],
  ['a command on records of a container', 'removeRecords', `${CALL} S5 E3 A1 L12 A2 A4 A7 ${ID}`],
  ['a command that may be sent twice', 'readMessage', `${CALL} S5 E3 A1 L12 A2 ${ID} N1 I3`],
  ['a command that may be sent once', 'removeSignature', `${CALL} S5 A1 L12 A2 ${ID} N1 I1`],
  ['a command anybody may send', 'createLoginTicket', `${CALL} S5 E3 L12 N1`],
  ['the beginning of a session', 'login', `${CALL} S5 E3 L12`],
  ['the end of a session', 'logout', `${CALL} S5 A1 A3 L12 A2`],
  ['what is sent by strangers alone', 'drawBillNumber', 'T1 T2 T3 E1 E2 E4 E5 E6 A5 A1 A2'],
  ['the begin of an upload', 'checkChunk', `${CALL} S5 E3 A1 L12 A2 C1 C2 C3 C4 C21:nobody,invented C24`],
  ['a chunk', 'uploadChunk', `${CALL} S5 E3 A1 L12 A2 C6 C7 C11 C13:zero,negative,beyond C14 C21:nobody,invented`],
  [
    'a list in pages that are asked for in a body',
    'listDataInterfaceRows',
    `${QUIET} G1 G2 G3 G4 G8 G5 G6 ${ID} P7 ${STRANGERS} N1 N2 N3 N5`,
  ],
  ['a list without pages', 'listOwnRoles', `${QUIET} G2 ${STRANGERS} N1 N4`],
  ['what is read with a body', 'previewDataInterface', `${QUIET} ${ID} P7 ${STRANGERS} N1 N2 N3 N5`],
  ['a tree that is asked for in a body', 'findUsers', `${QUIET} X3 P7 ${STRANGERS} N1 N2 N3 N5 N4`],
  ['a selector that may offer what is disabled', 'listDictionaryCategoryOptions', `${QUIET} X3 P4:id P5:id ${STRANGERS} N1 X7`],
  ['a selector of what is below an entry', 'listDictionaryOptions', `${QUIET} X3 X2 P4:id P5:id ${STRANGERS} N1 X7`],
  ['a preview of an import', 'previewUserImport', `${CALL} S5 E3 A1 L12 A2 B2 B3 B4 B5 B6 B10 B11`],
  ['an import', 'importUsers', `${CALL} S5 E3 A1 L12 A2 A4 A7 N1 N2 N3 N5 B12 B13`],
])('of %s (%s) these checks are made', (_, id, checks) => expect(checksOf(id)).toBe(checks));

/** The same without those of its caller, its envelope and single wrong members. */
const ofTheRecord = (id: string): string =>
  checksOf(id, { families: ['L', 'X', 'I', 'V'] })
    .split(' ')
    .filter((each) => !/^V[1-4]:/.test(each))
    .join(' ');

it.each([
  ['can be read, and has no member of its own', 'createNotice', 'L1 V5 V8 V7:title'],
  ['can be read, and has no member of its own', 'updateNotice', 'L4 L5 X4 I3 V6 V8'],
  ['can be read, and has no member of its own', 'removeNotice', 'L8 L13 I1 V8'],
  ['can be read, and has no member for any text', 'updateDelegation', 'L4 L5 X4 I3 V8'],
  ['cannot be read', 'createSavedQuery', 'L1 V5 V8 V7:fullName'],
  ['cannot be read', 'updateSavedQuery', 'L4'],
  ['cannot be read', 'removeSavedQuery', 'L8 I1'],
])('of a record that %s, %s is asked for %s', (_, id, checks) => expect(ofTheRecord(id)).toBe(checks));

it.each<[Filter, string]>([
  [{ families: ['L'] }, 'L3 L10'],
  [{ families: ['L', 'P'] }, `${ID} L3 L10`],
  [{ families: [] }, `${QUIET} ${ID} ${STRANGERS} N1 L3 L10`],
  [{ operations: ['getRole'], families: ['N'] }, 'N1'],
  [{ operations: ['listRoles'], families: ['N'] }, ''],
  [{ tags: ['role'], families: ['N'] }, 'N1'],
  [{ tags: ['dictionary'], families: ['N'] }, ''],
  [{ shard: { index: 1, count: 1 }, families: ['N'] }, 'N1'],
  [{ clauses: ['shell §99'] }, ''],
  [{ clauses: ['shell §8'] }, 'T1 T2 T3 E1 E2 E4 E5 E6 A5 S4 E3 A1 A2 A3 N1'],
  [{ clauses: ['admin §7', 'shell §99'], families: ['L', 'N'] }, 'L3 L10'],
  [{ clauses: ['admin'], families: ['N'] }, ''],
])('of %j those of reading a role are %j', (filter, checks) => expect(checksOf('getRole', filter)).toBe(checks));

it('a plan has every operation it is given, whatever it selects, and the families of what it selects', () => {
  const facts = ['getRole', 'removeRole'].map(factsOf);
  const plan = planOf({ operations: ['getRole'] }, facts);
  expect([[...plan.operations.keys()], [...plan.selected.keys()].map(({ id }) => id)]).toEqual([['getRole', 'removeRole'], ['getRole']]);
  expect([...plan.families]).toEqual(['reading', 'parameters', 'access', 'misuse', 'lifecycle']);
  expect(familyChecks(plan, 'lifecycle', 'getRole')).toEqual([{ check: 'L3' }, { check: 'L10' }]);
  expect([familyChecks(plan, 'chunks', 'getRole'), familyChecks(plan, 'lifecycle', 'nobody')]).toEqual([[], []]);
  expect(plan.operations.get('removeRole')?.refusals.map(({ check }) => check)).toEqual(['A2', 'A4', 'A7', 'P1', 'P4', 'P5', 'N1']);
  expect(checkIds(planOf({ families: ['P'] }, facts))).toEqual(
    ['getRole', 'removeRole'].flatMap((id) => ['P1', 'P4', 'P5'].map((each) => `${each}@${id}:id`)),
  );
  expect(FAMILY_NAMES.indexOf('reading')).toBeLessThan(FAMILY_NAMES.indexOf('lifecycle'));
});

it('an operation that rests on a reading is chosen by it, but for what holds for every call', () =>
  expect(checksOf('getLoginCaptcha', { clauses: ['R-053'] })).toBe('X8 P4:timestamp P5:timestamp'));

it.each([[['ADMIN-2.8', 'shell §8', 'forms']], [['R-053']], [[]]])('the clauses %j are known', (clauses) =>
  expect(() => requireClauses({ clauses })).not.toThrow(),
);
it.each(['ADMIN-2.99', 'R-0530', 'shell §99', 'nothing'])('the clause %s is not, and is told', (clause) =>
  expect(() => requireClauses({ clauses: ['ADMIN-2.8', clause] })).toThrow(`There is no clause "${clause}"`),
);

it('a filter has the choices of a question that rows show, and none that stands for all', () => {
  const filtersIn = (id: string) => filtersOf(factsOf(id)).map(({ name, values }) => `${name}=${values.join('|')}`);
  expect(filtersIn('listUsers')).toEqual(['gender=1|2|3', 'enabledMark=0|1|2']);
  expect(filtersIn('getRole')).toEqual([]);
});

it('operations without any check are in no plan', () =>
  expect(
    plannedOperations(planOf({}, [factsOf('getRole')], Object.fromEntries(FAMILY_NAMES.map((name) => [name, () => []])) as never)),
  ).toEqual([]));
