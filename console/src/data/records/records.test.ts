import type { Client } from '@milepost/openapi/client';
import type { SystemSettings } from '@milepost/openapi/domains/system-config';
import { systemConfigCodecs } from '@milepost/openapi/domains/system-config';
import description from '@milepost/openapi/openapi.json' with { type: 'json' };
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../api/index.ts';
import { giveRights, rightStepQuery, saveRoleRights } from '../authority/rights.ts';
import { billRules, exportBillRule, importBillRule } from '../bill-rule/records.ts';
import { dataInterfaceLogsQuery, dataInterfaceQuery, importDataInterface, previewDataInterface, previewDraft } from '../data-interface/calls.ts';
import { departments } from '../department/records.ts';
import { gradeQuery, gradesQuery, removeGrade, saveGrade } from '../grade/grades.ts';
import { groups } from '../group/records.ts';
import { invalidate } from '../invalidation.ts';
import { exportMenu, importMenu, menuEntries, menuParentsQuery, menuSystems } from '../menu/records.ts';
import { dataSchemesQuery, menuButtons, menuColumns, menuForms } from '../menu/rights.ts';
import { clearLogs, logQuery, logsQuery, onlineUsersQuery, removeLogs, signOutUser, signOutUsers } from '../monitor/queries.ts';
import { notices, releaseNotice } from '../notice/records.ts';
import { organizations } from '../organization/records.ts';
import { positions } from '../position/records.ts';
import { roles } from '../role/records.ts';
import { administratorsQuery, changedSettings, saveSettings, systemSettingsQuery } from '../system-config/queries.ts';
import { unlockUser, users, resetUserPassword } from '../user/records.ts';
import { exportUsers, importUsers, previewUserImport } from '../user/transfer.ts';

interface Described {
  readonly operationId: string;
  readonly responses: {
    readonly 200: { readonly content: Record<string, { readonly examples?: Record<string, { readonly value: unknown }> }> };
  };
}
const OPERATIONS = Object.values(description.paths).flatMap((methods) => Object.values(methods) as unknown as Described[]);
/** Envelope the description shows for an operation. */
const goodAnswer = (name: string) => {
  const { content } = OPERATIONS.find(({ operationId }) => operationId === name)?.responses[200] ?? {};
  return (content?.['application/json']?.examples?.['good']?.value ?? { data: new Blob(['file']), msg: '' }) as { data: object | null; msg: string };
};

/** A server that answers as the description shows, or as the test says, and keeps what it was asked. */
function aServer(answers: Readonly<Record<string, object>> = {}) {
  const calls: [id: string, args: { path?: unknown; query?: unknown; body?: object }][] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      calls.push([id, args ?? {}]);
      return (answers[id] ? { data: answers[id], msg: '' } : goodAnswer(id)) as never;
    },
  };
  return { api: createApi(client), calls, asked: () => calls.map(([id]) => id) };
}
const run = async (query: { queryFn?: unknown }): Promise<unknown> =>
  (query.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal });

const ANY = { categories: [], state: 'all', creatorIds: [], releaserIds: [], createdSpan: null, releasedSpan: null, expiringSpan: null };
const NOTICES = { keyword: '', currentPage: 1, pageSize: 20, sort: 'desc', sidx: '', ...ANY } as const;
/** Every kind of record, its question for a list, and the name its calls have. */
const KINDS = [
  [billRules, { categoryId: '1' }, 'BillRule'],
  [organizations, { keyword: '渝' }, 'Organization'],
  [departments, { organizeId: '-1', enabledMark: 0 }, 'Department'],
  [positions, { type: '管理岗' }, 'Position'],
  [roles, { globalMark: 1 }, 'Role'],
  [groups, { type: '应急' }, 'Group'],
  [users, { gender: '1' }, 'User'],
  [notices, NOTICES, 'Notice'],
  [menuSystems, {}, 'System'],
  [menuEntries, { systemId: '1' }, 'Menu'],
  [menuButtons, { menuId: '1' }, 'MenuButton'],
  [menuColumns, { menuId: '1' }, 'MenuColumn'],
  [menuForms, { menuId: '1' }, 'MenuForm'],
] as unknown as readonly (readonly [typeof groups, object, string])[];

test.each(KINDS)('$2: is listed, loaded, made, changed and removed by its own calls', async (kind, ask, noun) => {
  const { api, calls, asked } = aServer();
  const page = (await run(kind.listQuery(api, ask))) as { rows?: readonly object[] } & readonly object[];
  expect((page.rows ?? page)[0]).toHaveProperty('id');
  const record = (await run(kind.recordQuery(api, '7'))) as never;
  expect(record).toMatchObject({ id: expect.any(String), lastModifyTime: expect.any(Number) });
  await kind.save(api).send({ id: null, draft: record });
  await kind.save(api).send({ id: '7', draft: record });
  await kind.remove(api).send('7');
  const removed = noun === 'Department' ? 'Organization' : noun;
  expect(asked()).toEqual([`list${noun}s`, `get${noun}`, `create${noun}`, `update${noun}`, `remove${removed}`]);
  expect(calls.slice(3).map(([, { path }]) => path)).toEqual([{ id: '7' }, { id: '7' }]);
});

test('a list asks what it was asked, and a department below which organisation', async () => {
  const { api, calls } = aServer();
  await run(billRules.listQuery(api, { categoryId: '1', currentPage: 2, pageSize: 50 }));
  await run(departments.listQuery(api, { organizeId: '9', category: 'department' }));
  expect(calls.map(([, { path, query }]) => [path, query])).toEqual([
    [undefined, { categoryId: '1', currentPage: 2, pageSize: 50 }],
    [{ id: '9' }, { category: 'department' }],
  ]);
});

test('what was written makes its lists stale, and those that show its name; a record that was opened is read afresh', async () => {
  const { api } = aServer();
  const queries = new QueryClient();
  const page = positions.listQuery(api, {});
  queries.setQueryData(page.queryKey, { rows: [], total: 0, currentPage: 1, pageSize: 20 });
  queries.setQueryData(users.keys.list({}), {});
  queries.setQueryData(roles.keys.list({}), {});
  await invalidate(queries, positions.remove(api).invalidates);
  expect([page.queryKey, users.keys.list({}), roles.keys.list({})].map((key) => queries.getQueryData(key) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
  expect(positions.recordQuery(api, '7').gcTime).toBe(0);
});

test('a record somebody else has changed meanwhile is not written over', async () => {
  const record = goodAnswer('getGroup').data ?? {};
  const { api, asked } = aServer({ getGroup: { ...record, fullName: '改名组', lastModifyTime: 2000 } });
  const draft = await groups.calls(api).load('7');
  if (!draft) throw new Error('[test] a record was expected');
  const save = (since: number | null) => groups.saveUnlessChanged(api).send({ id: '7', draft, since });
  expect(await save(1000)).toMatchObject({ kind: 'conflict', theirs: { fullName: '改名组' } });
  expect(asked()).toEqual(['getGroup', 'getGroup']);
  expect(await save(2000)).toMatchObject({ kind: 'saved', msg: expect.stringMatching(/./) });
  expect(await save(null)).toMatchObject({ kind: 'saved' });
  expect(asked().slice(2)).toEqual(['getGroup', 'updateGroup', 'updateGroup']);
});

test('a state is set, not turned: where it is so already nothing is sent, and kinds without a call of their own are written', async () => {
  const { api, calls, asked } = aServer({
    getRole: { ...goodAnswer('getRole').data, enabledMark: 1 },
    getPosition: { ...goodAnswer('getPosition').data, enabledMark: 1 },
  });
  expect(await roles.switchTo(api).send({ id: '7', isEnabled: true })).toBeNull();
  await roles.switchTo(api).send({ id: '7', isEnabled: false });
  await positions.switchTo(api).send({ id: '7', isEnabled: false });
  expect(asked()).toEqual(['getRole', 'getRole', 'setRoleState', 'getPosition', 'updatePosition']);
  expect(calls.at(-1)?.[1].body).toMatchObject({ enabledMark: 0, fullName: expect.any(String) });
});

test.each([
  [2, true, 'unlockUser'],
  [2, false, 'setUserState'],
  [0, true, 'setUserState'],
  [1, false, 'setUserState'],
  [1, true, undefined],
])('of a person in state %i, enabled %s asks for %s', async (enabledMark, isEnabled, call) => {
  const { api, asked } = aServer({ getUser: { ...goodAnswer('getUser').data, enabledMark } });
  await users.switchTo(api).send({ id: '7', isEnabled });
  expect(asked()[1]).toBe(call);
});

test('a rule is fetched as a file, a rule and a data interface are read from one', async () => {
  const { api, calls, asked } = aServer();
  expect((await exportBillRule(api, '7')).name).toMatch(/\.bb$/);
  await exportUsers(api, { dataType: '1', selectKey: 'account' });
  await importBillRule(api).send(new File(['{}'], 'a.bb'));
  const made = ['exportBillRule', 'exportUsers'].flatMap((id) => [id, 'downloadFile']);
  await importDataInterface(api).send(new File(['{}'], 'a.bd'));
  expect(asked()).toEqual([...made, 'importBillRule', 'importDataInterface']);
  for (const [, { body }] of calls.slice(-2)) expect(body).toHaveProperty('file');
});

test('people from a spreadsheet are looked at before they are added, and the refused rows come back', async () => {
  const { api, asked } = aServer();
  const rows = await previewUserImport(api, new File([''], 'people.xlsx'));
  expect(rows?.[0]).toHaveProperty('account');
  expect(await importUsers(api).send(rows ?? [])).toMatchObject({ addedCount: expect.any(Number), failedRows: expect.any(Array) });
  expect(asked()).toEqual(['uploadUserImportFile', 'previewUserImport', 'importUsers']);
});

test('a password is sent as the digest of it, never as it was typed', async () => {
  const { api, calls } = aServer();
  await resetUserPassword(api).send({ id: '7', password: 'abc123' });
  await unlockUser(api).send('7');
  expect(calls[0]?.[1].body).toMatchObject({ userPassword: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(JSON.stringify(calls[0])).not.toContain('abc123');
});

test('a data interface is tried by its id, a draft of one by what its rows depend on', async () => {
  const { api, calls } = aServer();
  const { signal } = new AbortController();
  const value = { field: 'kind', relationField: '', defaultValue: '清障车', dataType: 'varchar' };
  expect(await previewDataInterface(api, '7', [value], signal)).not.toHaveLength(0);
  const draft = { source: 'fixed', dbLinkId: '0', query: '[]', path: '', parameters: { kind: 'none' }, paramList: [value] } as const;
  await previewDraft(api, { ...draft, paramList: [value] }, signal);
  const paramList = [{ field: 'kind', defaultValue: '清障车', dataType: 'varchar' }];
  expect(calls).toMatchObject([
    ['previewDataInterface', { path: { id: '7' }, body: { paramList } }],
    ['previewDataInterfaceDraft', { body: { dataType: 2, query: '[]', paramList } }],
  ]);
});

test('every other list and write of administration is its own call', async () => {
  const { api, asked } = aServer();
  await run(dataInterfaceQuery(api, '7'));
  await run(dataInterfaceLogsQuery(api, '7', {}));
  await releaseNotice(api).send('7');
  await run(onlineUsersQuery(api, {}));
  await run(logsQuery(api, { category: 1 }));
  await signOutUser(api).send('7');
  await signOutUsers(api).send(['7', '8']);
  await run(logQuery(api, '7'));
  await removeLogs(api).send(['7']);
  await clearLogs(api).send('1');
  await run(administratorsQuery(api));
  expect(asked()).toEqual([
    'getDataInterface',
    'listDataInterfaceLogs',
    'releaseNotice',
    'listOnlineUsers',
    'listLogs',
    'signOutUser',
    'signOutUsers',
    'getLog',
    'removeLogs',
    'clearLogs',
    'listAdministrators',
  ]);
});

test('rights, grades, files of menus and rows of the log are their own calls, with the members the server knows', async () => {
  const { api, calls, asked } = aServer();
  const nothing = { systemIds: ['1'], menuIds: ['2'], buttonIds: [], columnIds: [], formIds: [], dataIds: [] };
  expect(await run(rightStepQuery(api, '7', 'menu', ['1', '2']))).toMatchObject({ nodes: [{ children: [expect.anything()] }] });
  await saveRoleRights(api).send({ roleId: '7', rights: nothing });
  await giveRights(api).send({ ...nothing, roleIds: ['7'], positionIds: [], userIds: [] });
  expect(await run(gradesQuery(api, {}))).toMatchObject({ rows: [{ userId: expect.any(String) }] });
  expect(await run(gradeQuery(api, '7'))).toMatchObject({ organizations: [{ canEdit: true }] });
  await saveGrade(api).send({ userId: '7', managerGroup: '', organizations: [], systemIds: [], menuIds: [] });
  await removeGrade(api).send('7');
  await run(menuParentsQuery(api, { id: '0', systemId: '1' }));
  expect((await exportMenu(api, '7')).name).toMatch(/\.bm$/);
  await importMenu(api).send({ systemId: '1', file: new File(['{}'], 'a.bm') });
  await run(dataSchemesQuery(api, '7'));
  expect(await run(logQuery(api, '7'))).toMatchObject({ changes: [{ action: 'update', members: [{ isHidden: false }] }] });
  await removeLogs(api).send(['7']);
  await clearLogs(api).send('3');
  const rights = ['listRoleRights', 'setRoleRights', 'addRights', 'listGrades', 'getGrade', 'saveGrade', 'removeGrade'];
  const menus = ['listMenuParents', 'exportMenu', 'downloadFile', 'importMenu', 'listDataSchemes'];
  expect(asked()).toEqual([...rights, ...menus, 'getLog', 'removeLogs', 'clearLogs']);
  expect(calls.slice(0, 2).map(([, { body }]) => body)).toEqual([
    { type: 'module', moduleIds: '1,2' },
    { objectType: 'Role', systemIds: ['1'], module: ['2'], button: [], column: [], form: [], resource: [] },
  ]);
});

test('only the settings that differ are saved', async () => {
  const { api, calls } = aServer();
  const before = (await run(systemSettingsQuery(api))) as SystemSettings;
  expect(changedSettings(before, { ...before })).toEqual({});
  await saveSettings(api).send({ before, after: { ...before, sysName: '新名', tokenTimeout: 30 } });
  const sent = systemConfigCodecs.updateSystemConfig.body.encode({ ...before, tokenTimeout: 30 });
  expect(calls.at(-1)?.[1].body).toEqual({ sysName: '新名', tokenTimeout: sent.tokenTimeout });
});
