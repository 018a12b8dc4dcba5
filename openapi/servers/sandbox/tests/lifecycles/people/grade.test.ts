import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gradeCodecs, type GradeDraft, type GradeNode } from '../../../../../src/domains/grade/index.ts';
import { organizationCodecs } from '../../../../../src/domains/organization/index.ts';
import type { Sandbox } from '../../../index.ts';
import { flatten, startForTest } from '../../client.ts';
import { enter, only, read, refusal, refusals, told, type Api, type SignedIn } from '../client.ts';
import { NO_RIGHT } from '../../no-right.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'milepost-grade-'));
let sandbox: Sandbox;
let admin: SignedIn;
let staff: SignedIn;
let staffId: string;
beforeAll(async () => {
  sandbox = await startForTest({ data: folder });
  admin = await enter(sandbox.url, 'admin');
  staff = await enter(sandbox.url, 'staff');
  staffId = (await staff.api.getCurrentUser()).data?.userInfo.userId ?? '';
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async () => (await read(gradeCodecs.listGrades, admin.api.listGrades({ query: {} }))).rows;
const grade = (userId: string) => read(gradeCodecs.getGrade, admin.api.getGrade({ query: { userId } }));
const nodes = async (userId = ''): Promise<GradeNode[]> => flatten((await grade(userId)).organizations);
const organization = async (name: string) => only(await nodes(), name, ({ fullName }) => fullName === name).organizeId;
const save = (draft: GradeDraft) => admin.api.saveGrade({ body: gradeCodecs.saveGrade.body.encode(draft) });
const NONE = {
  canSelect: false,
  canAdd: false,
  canEdit: false,
  canRemove: false,
  canSelectBelow: false,
  canAddBelow: false,
  canEditBelow: false,
  canRemoveBelow: false,
};
const draftOf = (organizeId: string, marks: Partial<typeof NONE>, userId = staffId): GradeDraft => ({
  userId,
  managerGroup: '渝东片区',
  organizations: [{ organizeId, ...NONE, ...marks }],
  systemIds: [],
  menuIds: [],
});

/** Names of the organisations somebody may choose. */
async function choosable(api: Api): Promise<string[]> {
  const tree = await read(organizationCodecs.listAuthorizedOrganizations, api.listAuthorizedOrganizations({ path: { id: '0' } }));
  return flatten(tree)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ fullName }) => fullName);
}

it('a grade lets somebody choose organisations beside their own, itself or what stands below, over a restart, until it is taken', async () => {
  const own = await choosable(staff.api);
  const east = await organization('渝东高速公路有限公司');
  expect(own).not.toContain('渝东高速公路有限公司');
  expect(await told(save(draftOf(east, { canEdit: true })))).toBe('保存成功');
  expect((await choosable(staff.api)).filter((name) => !own.includes(name))).toEqual(['渝东高速公路有限公司']);
  expect(only(await nodes(staffId), 'the company', ({ organizeId }) => organizeId === east)).toMatchObject({
    canSelect: true,
    canEdit: true,
    canAdd: false,
  });

  await save(draftOf(east, { canAddBelow: true }));
  const below = (await choosable(staff.api)).filter((name) => !own.includes(name));
  expect(below).not.toContain('渝东高速公路有限公司');
  expect(below.length).toBeGreaterThan(0);
  await sandbox.close();
  sandbox = await startForTest({ data: folder });
  [admin, staff] = [await enter(sandbox.url, 'admin'), await enter(sandbox.url, 'staff')];
  expect(await rows()).toMatchObject([{ userId: staffId, realName: '何俊杰', managerGroup: '渝东片区' }]);
  expect(await choosable(staff.api)).toEqual(expect.arrayContaining(below));

  expect(await told(admin.api.removeGrade({ path: { userId: staffId } }))).toBe('删除成功');
  expect([await choosable(staff.api), await rows()]).toEqual([own, []]);
});

it('nobody grades themselves, an administrator, nobody, with nothing, or beyond what there is', async () => {
  const east = await organization('渝东高速公路有限公司');
  const adminId = (await admin.api.getCurrentUser()).data?.userInfo.userId ?? '';
  expect(await refusal(save(draftOf(east, { canSelect: true }, adminId)))).toContain('不能对自己的账户');
  expect(await refusal(save(draftOf(east, {})))).toBe('请选择可管理的组织');
  expect(await refusal(save(draftOf('nowhere', { canSelect: true })))).toBe('只能授予自己管理的组织，请刷新后重试');
  expect(await refusal(save({ ...draftOf(east, { canSelect: true }), menuIds: ['nowhere'] }))).toBe('不能授予自己没有的权限，请刷新后重试');
  expect(await refusal(admin.api.removeGrade({ path: { userId: staffId } }))).toContain('不存在');
  expect(await refusals(staff.api.listGrades({ query: {} }), staff.api.getGrade({ query: {} }))).toEqual([expect.stringMatching(NO_RIGHT)]);
});
