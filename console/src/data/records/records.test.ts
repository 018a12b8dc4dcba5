import type { Client } from '@milepost/openapi/client';
import type { SystemSettings } from '@milepost/openapi/domains/system-config';
import { systemConfigCodecs } from '@milepost/openapi/domains/system-config';
import description from '@milepost/openapi/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createApi } from '../api/index.ts';
import { giveRights, rightStepQuery, saveRoleRights } from '../authority/rights.ts';
import { previewDataInterface, previewDraft } from '../data-interface/calls.ts';
import { gradeQuery, gradesQuery, removeGrade, saveGrade } from '../grade/grades.ts';
import { exportMenu, importMenu, menuEntries, menuParentsQuery, menuSystems } from '../menu/records.ts';
import { dataSchemesQuery, menuButtons, menuColumns, menuForms } from '../menu/rights.ts';
import { changedSettings, saveSettings, systemSettingsQuery } from '../system-config/queries.ts';

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

/** Every kind of record, its question for a list, and the name its calls have. */
const KINDS = [
  [menuSystems, { systemId: '' }, 'System'],
  [menuEntries, { systemId: '1' }, 'Menu'],
  [menuButtons, { menuId: '1' }, 'MenuButton'],
  [menuColumns, { menuId: '1' }, 'MenuColumn'],
  [menuForms, { menuId: '1' }, 'MenuForm'],
] as unknown as readonly (readonly [typeof menuEntries, { readonly systemId: string }, string])[];

test.each(KINDS)('$2: is listed, loaded, made, changed and removed by its own calls', async (kind, ask, noun) => {
  const { api, calls, asked } = aServer();
  const page = (await run(kind.listQuery(api, ask))) as { rows?: readonly object[] } & readonly object[];
  expect((page.rows ?? page)[0]).toHaveProperty('id');
  const record = (await run(kind.recordQuery(api, '7'))) as never;
  expect(record).toMatchObject({ id: expect.any(String), lastModifyTime: expect.any(Number) });
  await kind.save(api).send({ id: null, draft: record });
  await kind.save(api).send({ id: '7', draft: record });
  await kind.remove(api).send('7');
  expect(asked()).toEqual([`list${noun}s`, `get${noun}`, `create${noun}`, `update${noun}`, `remove${noun}`]);
  expect(calls.slice(3).map(([, { path }]) => path)).toEqual([{ id: '7' }, { id: '7' }]);
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

test('rights, grades, and files of menus are their own calls, with the members the server knows', async () => {
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
  const rights = ['listRoleRights', 'setRoleRights', 'addRights', 'listGrades', 'getGrade', 'saveGrade', 'removeGrade'];
  const menus = ['listMenuParents', 'exportMenu', 'downloadFile', 'importMenu', 'listDataSchemes'];
  expect(asked()).toEqual([...rights, ...menus]);
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
