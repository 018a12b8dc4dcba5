import { expect, test } from 'vitest';
import type { Io } from '../../../io.ts';
import { diskFiles, findProject } from '../../../workspace/index.ts';
import { newPageCommand } from '../index.ts';
import type { NewPageFlags } from '../input.ts';
import { pickersIn, readControl } from './controls.ts';

const REPO = findProject(import.meta.dirname);
const VALUES = [
  'yyyyMMdd=年月日,年月日,Year month day',
  'yyyyMM=年月,年月,Year month',
  'yyyy=年份,年份,Year alone',
  'no=无日期,無日期,Without a date',
];
const RULES: NewPageFlags = {
  resource: 'listBillRules',
  hide: 'example,outputNumber,nextNumber,digit,startNumber',
  fields: 'fullName,enCode,category,prefix,dateFormat,digit,startNumber,sortCode,isEnabled,description',
  search: 'categoryId,enabledMark',
  control: ['category=dictionary:businessType:id', 'categoryId=dictionary:businessType:id'],
  label: VALUES.map((one) => `dateFormat.${one}`),
};

/** Lines a run in this project would add to its files, and what it would say; nothing is written. */
async function planned(flags: NewPageFlags) {
  const lines: string[] = [];
  const io: Io = { out: (line) => void lines.push(line), err: () => undefined, stopRequested: () => Promise.resolve() };
  const world = { cwd: REPO, files: diskFiles, nowMs: () => 1 };
  await newPageCommand('trial', { type: '2', path: 'system/trial', zh: '试验', zhtw: '試驗', ...flags, diff: true, json: true }, io, world);
  const plan: { changes: { path: string; diff: string }[]; notes: string[] } = JSON.parse(lines.join(''));
  const added = (file: string): string => {
    const { diff = '' } = plan.changes.find(({ path }) => path.endsWith(file)) ?? {};
    return diff
      .split('\n')
      .flatMap((line) => (/^\+(?!\+\+)/.test(line) ? [line.slice(1)] : []))
      .join('\n');
  };
  return { text: added('trials.ts'), journeys: added('screens.e2e.ts'), notes: plan.notes };
}

test('a declaration is what a person would write: hand-checked', async () => {
  const { text, notes } = await planned(RULES);
  expect(text.slice(text.indexOf('const DATE_FORMATS')))
    .toBe(`const DATE_FORMATS = { yyyyMMdd: msg\`Year month day\`, yyyyMM: msg\`Year month\`, yyyy: msg\`Year alone\`, no: msg\`Without a date\` };

/** Screen of trials. @source admin §7 */
export const trials = defineResource({
  id: 'trial',
  source: 'admin §7',
  operations: billRuleOperations,
  codecs: billRuleCodecs,
  words: { many: msg\`Trials\`, add: msg\`New trial\`, edit: msg\`Edit trial\`, emptyText: msg\`No trials yet\` },
  list: {
    shape: 'paged',
    call: 'listBillRules',
    filters: [choice('categoryId', msg\`Category\`, dictionary('businessType', 'id')), stateFilter()],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      textColumn('category', msg\`Category\`),
      momentColumn('creatorTime', msg\`Created\`),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'dialog',
    load: 'getBillRule',
    create: 'createBillRule',
    update: 'updateBillRule',
    fields: [
      pair(name('fullName'), code('enCode')),
      pair(
        choice('category', msg\`Category\`, dictionary('businessType', 'id'), { required: true }),
        text('prefix', msg\`Prefix\`, { required: true, maxChars: 50 }),
      ),
      pair(
        choice('dateFormat', msg\`Date format\`, DATE_FORMATS, { required: true }),
        integer('digit', msg\`Digits\`, { min: 1, max: 9, required: true }),
      ),
      pair(text('startNumber', msg\`Start number\`, { required: true, maxChars: 50, pattern: /^0*[1-9][0-9]*$/u }), sortCode()),
      enabled('isEnabled'),
      description(),
    ],
  },
  actions: { toggle: 'setBillRuleState', remove: 'removeBillRule', export: 'exportBillRule' },
});`);
  expect(notes).toEqual([expect.stringContaining('Its menu entry is shown by a running "npm run dev" at once')]);
});

test('a form whose required members cannot all be filled in is not offered, and said', async () => {
  const { text, journeys, notes } = await planned({ ...RULES, fields: 'fullName,enCode,prefix' });
  expect(text).not.toMatch(/form: |toggle: '(?!set)/);
  expect(notes).toContainEqual(
    'No "new" and no edit: createBillRule needs category, dateFormat, digit, startNumber, and there is no control for it.',
  );
  expect(journeys).toContain("{ path: '/system/trial', title: '试验', add: null },");
});

test('an id gets the picker of its name, several of them a picker of several', async () => {
  const people = { resource: 'listUsers', fields: 'account,realName,organizeIds,managerId' };
  const { text } = await planned(people);
  expect(text).toContain("picks('organizeIds', msg`Organisation`, 'organizationId', { required: true })");
  expect(text).toMatch(/pick\('managerId', msg[^,]+, 'user'\)/);
});

test('a form begins with what has to be filled in', async () => {
  const { text } = await planned({ resource: 'listUsers' });
  const order = [...(text.split('fields:')[1] ?? '').matchAll(/\b\w+\('(\w+)', msg/g)].map(([, name]) => name);
  expect(order.slice(0, 3)).toEqual(['account', 'realName', 'organizeIds']);
});

test('a tree that loads as it is opened asks from its top, and a new record hangs below the chosen one', async () => {
  const { text } = await planned({ resource: 'listAreas' });
  expect(text).toContain("path: { id: parent ?? '-1' },\n      query: { ...(keyword && parent === null && { keyword }), ...filters },");
  expect(text).toContain('initial: ({ parent }) => ({ parentId: parent?.id ?? null }),');
  expect(text).toContain("more: [{ id: 'addBelow', label: msg`New below`, code: 'btn_add', addsBelow: true }],");
});

test('codes on the wire become choices of words, and ids what they are chosen with', async () => {
  const { text } = await planned({ resource: 'listMessageTemplates' });
  expect(text).toMatch(/const MESSAGE_TYPES = \{\s*'?1'?: msg`Site message`/);
  expect(text).toContain("choice('messageType', msg`Message type`, MESSAGE_TYPES, { required: true })");
  expect(text).toContain("choiceColumn('messageSource', msg`Message source`, MESSAGE_SOURCES)");
  expect((await planned({ resource: 'listModels' })).text).toContain("dictionary('webDesign', 'id')");
  expect((await planned({ resource: 'listOwnFlows' })).text).toMatch(/waiting: msg[^]*choiceColumn\('state', msg`State`, STATES\)/);
});

test('a record that has to hang below another is asked for it', async () => {
  const { text } = await planned({ resource: 'listDepartments' });
  expect(text).toMatch(/pick\('parentId', msg`[^`]+`, 'organizationId', \{ required: true \}\)/);
});

test.each([
  ['listDepartments', true, "editableWhen: ({ category }) => category === 'department'"],
  ['listOrganizations', true, "editableWhen: ({ category }) => category === 'company', remove: 'removeOrganization'"],
  [
    'listMessageTemplates',
    true,
    "editableWhen: ({ kind }) => kind === 'own', remove: { call: 'removeMessageTemplate', when: ({ kind }) => kind === 'own' }",
  ],
  ['listOwnFlows', false, "remove: { call: 'removeOwnFlow', when: ({ state }) => state === 'draft' || state === 'revoked' }"],
  ['listOpinionPhrases', true, "remove: { call: 'removeOpinionPhrase', when: ({ owner }) => owner === 'caller' }"],
])('%s has rows of several kinds: what a form cannot load or a call refuses is not offered on them', async (resource, isRead, said) => {
  const { text, journeys } = await planned({ resource });
  expect(text.replaceAll(/\s+/g, ' ').replaceAll(', }', ' }')).toContain(said);
  expect(journeys.includes('isRead: true')).toBe(isRead);
});

test('what only rows of its own can hold is not offered', async () => {
  const { text, notes } = await planned({ resource: 'listSendMessageConfigs' });
  expect(text).not.toContain('form:');
  expect(notes).toContainEqual(
    expect.stringContaining('createSendMessageConfig needs channels, and no control of a declared form holds it'),
  );
});

test('controls by what is typed', () => {
  const pickers = pickersIn(
    'export const PICKERS: Readonly<Record<string, Make>> = {\n  user: (feeds) => 1,\n  /** x */\n  areaId: (feeds) => {\n    return 1;\n  },\n};\n',
  );
  expect(pickers).toEqual(['user', 'areaId']);
  expect(readControl('a', 'user', pickers)).toEqual({ kind: 'picker', picker: 'user' });
  expect(readControl('a', 'dictionary:asset.type:id', pickers)).toEqual({ kind: 'dictionary', enCode: 'asset.type', keeps: 'id' });
  expect(readControl('a', 'dictionary:sex', pickers)).toEqual({ kind: 'dictionary', enCode: 'sex', keeps: 'code' });
  expect(readControl('a', 'longText', pickers)).toEqual({ kind: 'longText' });
  expect(readControl('a', 'dictionary:sex:word', pickers)).toContain(
    '--control a=dictionary:sex:word names no picker. There are user, areaId',
  );
});
