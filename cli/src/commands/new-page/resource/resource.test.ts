import { describe, expect, test } from 'vitest';
import document from '@milepost/openapi/openapi.json' with { type: 'json' };
import { CommandFailure } from '../../../failure.ts';
import { resourceOf } from '../index.ts';
import { readCalls } from './description.ts';
import type { Domain } from './domain.ts';
import { readResource } from './readResource.ts';

const read = (resource: string) => resourceOf({ resource });
const refusal = (resource: string) =>
  read(resource).then(
    () => '',
    (error: unknown) => (error instanceof CommandFailure ? error.message : `not a refusal: ${String(error)}`),
  );

describe('what a page is made of comes out of the description and its domain', () => {
  test('areas are a tree that loads as it is opened', async () => {
    const area = await read('listAreas');
    expect(area).toMatchObject({
      domain: 'area',
      noun: 'Area',
      shape: 'lazyTree',
      rootId: '-1',
      labelField: 'fullName',
      isRootNull: true,
      create: 'createArea',
      update: 'updateArea',
      remove: 'removeArea',
      setState: 'setAreaState',
      notes: [],
    });
    expect(area.columns.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'fullName text',
      'enCode text',
      'isEnabled status',
      'sortCode number',
    ]);
    expect(area.form?.fields.map(({ name, kind, isRequired }) => `${name} ${kind}${isRequired ? ' required' : ''}`)).toEqual([
      'parentId parent required',
      'fullName text required',
      'enCode text required',
      'isEnabled status',
      'sortCode integer',
      'description longText',
    ]);
    expect(area.form?.rule).toBe('areaProblems');
  });

  test('serial-number rules are pages that the server orders, with a choice and a number that must be there', async () => {
    const rule = await read('listBillRules');
    expect(rule).toMatchObject({ shape: 'paged', list: { canSort: true, hasKeyword: true }, form: { rule: 'billRuleProblems' } });
    const field = (name: string) => rule.form?.fields.find((each) => each.name === name);
    expect(field('dateFormat')).toMatchObject({ kind: 'choice', choices: ['yyyyMMdd', 'yyyyMM', 'yyyy', 'no'], isLoaded: true });
    expect(field('digit')).toMatchObject({ kind: 'integer', isRequired: true, min: 1, max: 9 });
    expect(field('category')).toMatchObject({ isReference: true, isRequired: true });
    expect(rule).toMatchObject({ setState: 'setBillRuleState', exports: 'exportBillRule', notes: [] });
    expect(rule.list.filters).toEqual([
      { name: 'categoryId', choices: [] },
      { name: 'enabledMark', choices: ['0', '1'] },
    ]);
  });

  test('a domain without rules gets those of the description', async () => {
    expect(await read('listGroups')).toMatchObject({
      domain: 'group',
      noun: 'Group',
      shape: 'paged',
      setState: null,
      form: { rule: null },
    });
    const print = await read('listPrintTemplates');
    expect(print.columns.find(({ name }) => name === 'kind')).toMatchObject({ kind: 'choice', choices: ['flow', 'form'] });
  });

  test('what a resource cannot do is left out, and said', async () => {
    expect(await read('listMessages')).toMatchObject({
      create: null,
      update: null,
      remove: null,
      form: null,
      notes: [expect.stringContaining('has no createMessage')],
    });
    expect((await read('listUsers')).form?.fields.find(({ name }) => name === 'organizeIds')).toMatchObject({
      kind: 'ids',
      isReference: true,
      isRequired: true,
    });
    expect((await read('listSchedules')).notes).toEqual([expect.stringContaining('No edit: it needs getSchedule, and an updateSchedule')]);
  });
});

test.each([
  ['listArea', 'Did you mean listAreas'],
  ['nothingLikeIt', '"npx milepost list resources" has them all'],
  ['constructor', 'the description does not know'],
  ['createArea', 'it is a POST that creates'],
  ['listAreaOptions', 'its address needs id and currId, which the page has no place to choose. Other lists of this domain: listAreas.'],
  ['listUsersByPosition', 'it is asked with positionId, which the page has no place to choose'],
  ['listFlowComments', 'it is asked with taskId'],
  ['listPrintLogs', 'its address needs id'],
  ['getArea', 'it does not answer a list of records'],
])('%s is refused, with what to do instead', async (id, words) => expect(await refusal(id)).toContain(words));

test('a list without codecs is refused with what to write next', async () => {
  const [list] = readCalls(document).filter(({ id }) => id === 'listAreas');
  if (!list) throw new Error('no areas');
  const refused = (domain: Domain | null) => () => readResource(list, [list], domain);
  expect(refused(null)).toThrow(/its domain has no codecs yet: write openapi\/src\/domains\/area/);
  expect(refused({ codecsName: 'areaCodecs', codecs: {}, rules: new Map() })).toThrow(
    /it has no codec yet: add listAreas to openapi\/src\/domains\/area\/codec\.ts/,
  );
});

test('a call that takes some rows alone is left out where the rows do not say which they are', async () => {
  const calls = readCalls(document).map((call) => (call.id === 'updateArea' ? { ...call, rows: { kind: ['own'] } } : call));
  const list = calls.find(({ id }) => id === 'listAreas');
  if (!list) throw new Error('no areas');
  const { areaCodecs } = await import('@milepost/openapi/domains/area');
  const { update, remove, notes } = readResource(list, calls, {
    codecsName: 'areaCodecs',
    codecs: areaCodecs as Domain['codecs'],
    rules: new Map(),
  });
  expect([update, remove]).toEqual([null, 'removeArea']);
  expect(notes).toEqual([expect.stringContaining('the rows of listAreas do not tell which')]);
});

test('every list of the description is a page, or is refused with a reason', async () => {
  const lists = readCalls(document)
    .map(({ id }) => id)
    .filter((id) => id.startsWith('list'));
  const said = await Promise.all(lists.map(async (id) => [id, await refusal(id)] as const));
  expect(said.filter(([, words]) => words !== '' && !/cannot be a list page: .+\. (Other lists|Name another)/.test(words))).toEqual([]);
  const pages = said.filter(([, words]) => words === '').map(([id]) => id);
  expect(pages).toEqual(
    expect.arrayContaining([
      'listAreas',
      'listBillRules',
      'listGroups',
      'listPositions',
      'listRoles',
      'listDataInterfaces',
      'listOrganizations',
    ]),
  );
});
