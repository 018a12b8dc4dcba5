import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleCodecs, type RoleDraft } from '../../../../src/domains/role/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { enter, gone, names, only, read, refusal, told, type Api } from './client.ts';

let sandbox: Sandbox;
let api: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
});
afterAll(() => sandbox.close());

const draft: RoleDraft = {
  fullName: '路产巡查长',
  enCode: 'patrol.chief',
  type: '业务角色',
  isEnabled: true,
  isGlobal: true,
  organizeIdsTree: [],
  sortCode: 7,
  description: '带班巡查路产',
};

const rows = async (keyword: string) => (await read(roleCodecs.listRoles, api.listRoles({ query: { keyword } }))).rows;
const pickers = async () => ({
  tree: names(await read(roleCodecs.listRoleTree, api.listRoleTree())),
  permitted: names(await read(roleCodecs.listPermittedRoleTree, api.listPermittedRoleTree())),
});

it('a role lives from its creation to its deletion', async () => {
  expect(await told(api.createRole({ body: roleCodecs.createRole.body.encode(draft) }))).toBe('新建成功');
  const { id } = only(await rows('patrol.chief'), 'the role', (row) => row.fullName === '路产巡查长');
});
