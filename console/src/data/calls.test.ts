import type { Client } from '@milepost/openapi/client';
import description from '@milepost/openapi/openapi.json' with { type: 'json' };
import { QueryClient } from '@tanstack/react-query';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from './api/index.ts';
import { rightStepQuery, saveRoleRights } from './authority/rights.ts';
import { previewDataInterface, previewDraft } from './data-interface/calls.ts';
import { gradeQuery, removeGrade, saveGrade } from './grade/grades.ts';

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
  return (content?.['application/json']?.examples?.['good']?.value ?? { data: new Blob(['file']), msg: '' }) as {
    data: object | null;
    msg: string;
  };
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
const run = (query: object): Promise<unknown> => new QueryClient().fetchQuery(query as FetchQueryOptions);

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

test('rights and grades are their own calls, with the members the server knows', async () => {
  const { api, calls, asked } = aServer();
  const nothing = { systemIds: ['1'], menuIds: ['2'], buttonIds: [], columnIds: [], formIds: [], dataIds: [] };
  expect(await run(rightStepQuery(api, ['7'], 'menu', ['1', '2']))).toMatchObject({ nodes: [{ children: [expect.anything()] }] });
  await saveRoleRights(api).send({ roleId: '7', rights: nothing });
  expect(await run(gradeQuery(api, '7'))).toMatchObject({ organizations: [{ canEdit: true }] });
  await saveGrade(api).send({ userId: '7', managerGroup: '', organizations: [], systemIds: [], menuIds: [] });
  await removeGrade(api).send('7');
  expect(asked()).toEqual(['listRoleRights', 'setRoleRights', 'getGrade', 'saveGrade', 'removeGrade']);
  expect(calls.slice(0, 2).map(([, { body }]) => body)).toEqual([
    { type: 'module', moduleIds: '1,2' },
    { objectType: 'Role', systemIds: ['1'], module: ['2'], button: [], column: [], form: [], resource: [] },
  ]);
});
