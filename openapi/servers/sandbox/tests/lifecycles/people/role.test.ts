import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleCodecs, type RoleDraft } from '../../../../../src/domains/role/index.ts';
import type { Sandbox } from '../../../index.ts';
import { startForTest } from '../../client.ts';
import { enter, gone, offering, only, read, readRecord, refusals, told, type Api } from '../client.ts';
import { pathTo } from './organization-paths.ts';

let sandbox: Sandbox;
let api: Api;
let maintenance: string[];
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
  maintenance = await pathTo(api, '养护工程部');
});
afterAll(() => sandbox.close());

const draftOf = (enCode: string, fullName: string): RoleDraft => ({
  fullName,
  enCode,
  type: '业务角色',
  isEnabled: true,
  isGlobal: false,
  organizeIdsTree: [maintenance],
  sortCode: 7,
  description: '带班巡查桥隧',
});
const rows = async (keyword: string) => (await read(roleCodecs.listRoles, api.listRoles({ query: { keyword } }))).rows;
const record = (id: string) => readRecord(roleCodecs.getRole, api.getRole({ path: { id } }));

const EVERYWHERE = ['tree', 'permitted', 'of the organisation'];
const offered = (fullName: string) =>
  offering(
    {
      tree: () => read(roleCodecs.listRoleTree, api.listRoleTree()),
      permitted: () => read(roleCodecs.listPermittedRoleTree, api.listPermittedRoleTree()),
      'of the organisation': () => {
        const body = roleCodecs.listRolesByOrganizations.body.encode({ organizeIds: maintenance.slice(-1) });
        return read(roleCodecs.listRolesByOrganizations, api.listRolesByOrganizations({ body }));
      },
    },
    fullName,
  );

async function made(draft: RoleDraft): Promise<string> {
  expect(await told(api.createRole({ body: roleCodecs.createRole.body.encode(draft) }))).toBe('新建成功');
  return only(await rows(draft.enCode), 'the role', (row) => row.enCode === draft.enCode).id;
}

it('a role that was added is in the list and in every selector, and is read as it was written', async () => {
  const draft = draftOf('bridge.chief', '桥隧巡查长');
  const id = await made(draft);
  expect(await rows('桥隧巡查长')).toMatchObject([{ id, isEnabled: true, organizeInfo: expect.stringMatching(/养护工程部$/) }]);
  expect(await offered('桥隧巡查长')).toEqual(EVERYWHERE);
  expect(await record(id)).toEqual({ id, ...draft });
});

it('a role that was changed is changed in list, selectors and record', async () => {
  const id = await made(draftOf('slope.chief', '边坡巡查长'));
  const changed = { ...(await record(id)), fullName: '边坡监测长', isGlobal: true, organizeIdsTree: [], sortCode: null };
  expect(await told(api.updateRole({ path: { id }, body: roleCodecs.updateRole.body.encode(changed) }))).toBe('更新成功');
  expect(await rows('slope.chief')).toMatchObject([{ id, fullName: '边坡监测长', organizeInfo: '' }]);
  expect([await offered('边坡监测长'), await offered('边坡巡查长')]).toEqual([EVERYWHERE, []]);
  expect(await record(id)).toEqual({ ...changed, sortCode: 0 });
});

it('a role that was disabled leaves the selectors and stays in the list, until it is enabled', async () => {
  const id = await made(draftOf('tunnel.chief', '隧道巡查长'));
  expect(await told(api.setRoleState({ path: { id } }))).toBe('操作成功');
  expect(await rows('tunnel.chief')).toMatchObject([{ id, isEnabled: false }]);
  expect(await offered('隧道巡查长')).toEqual([]);
  await api.setRoleState({ path: { id } });
  expect(await offered('隧道巡查长')).toEqual(EVERYWHERE);
});

it('a role that was deleted is gone from list and selectors, and asking for it is refused', async () => {
  const id = await made(draftOf('culvert.chief', '涵洞巡查长'));
  expect(await told(api.removeRole({ path: { id } }))).toBe('删除成功');
  expect([await rows('culvert.chief'), await offered('涵洞巡查长')]).toEqual([[], []]);
  expect(await refusals(api.getRole({ path: { id } }), api.setRoleState({ path: { id } }), api.removeRole({ path: { id } }))).toEqual([
    gone('角色'),
  ]);
});
