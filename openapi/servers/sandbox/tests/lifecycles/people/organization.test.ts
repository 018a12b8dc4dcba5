import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organizationCodecs, type CompanyDraft, type DepartmentDraft } from '../../../../../src/domains/organization/index.ts';
import type { Sandbox } from '../../../index.ts';
import { flatten, startForTest } from '../../client.ts';
import { enter, gone, offering, only, read, readRecord, refusal, refusals, told, type Api } from '../client.ts';
import { pathTo } from './organization-paths.ts';

let sandbox: Sandbox;
let api: Api;
let adminId: string;
let group: string;
beforeAll(async () => {
  sandbox = await startForTest();
  const admin = await enter(sandbox.url, 'admin');
  api = admin.api;
  adminId = admin.person.user.userId;
  group = (await pathTo(api, '云望高速物流集团'))[0] ?? '';
});
afterAll(() => sandbox.close());

const found = async (keyword: string) =>
  flatten(await read(organizationCodecs.listOrganizations, api.listOrganizations({ query: { keyword } }))).filter(
    (node) => node.enCode === keyword,
  );

/** Nothing is left out: '0' is no organisation. */
const NOBODY = '0';
const EVERYWHERE = ['options', 'authorised', 'tree', 'allowed', 'of departments', 'authorised of departments', 'below the group'];
const offered = (id: string, fullName: string, omitted = NOBODY) => {
  const path = { id: omitted };
  const allowed = organizationCodecs.listAllowedOrganizations.body.encode({ departIds: [id], keyword: '' });
  return offering(
    {
      options: () => read(organizationCodecs.listOrganizationOptions, api.listOrganizationOptions({ path })),
      authorised: () => read(organizationCodecs.listAuthorizedOrganizations, api.listAuthorizedOrganizations({ path })),
      tree: () => read(organizationCodecs.getOrganizationTree, api.getOrganizationTree()),
      allowed: async () => {
        const nodes = await read(organizationCodecs.listAllowedOrganizations, api.listAllowedOrganizations({ body: allowed }));
        return nodes.map((node) => ({ fullName: node.lastFullName }));
      },
      'of departments': () => read(organizationCodecs.listDepartmentOptions, api.listDepartmentOptions({ path })),
      'authorised of departments': () => read(organizationCodecs.listAuthorizedDepartments, api.listAuthorizedDepartments({ path })),
      'below the group': async () =>
        (
          await read(
            organizationCodecs.listDepartments,
            api.listDepartments({ path: { id: group }, query: { enabledMark: 1, pageSize: 500 } }),
          )
        ).rows,
    },
    fullName,
  );
};

describe('a company', () => {
  const draftOf = (enCode: string, fullName: string): CompanyDraft => ({
    parentId: group,
    fullName,
    enCode,
    isEnabled: true,
    sortCode: 8,
    description: '筹建',
    details: { kind: 'value', value: { shortName: '检测', telePhone: '023-55160070' } },
  });
  const record = (id: string) => readRecord(organizationCodecs.getOrganization, api.getOrganization({ path: { id } }));
  const update = (id: string, draft: CompanyDraft) =>
    told(api.updateOrganization({ path: { id }, body: organizationCodecs.updateOrganization.body.encode(draft) }));
  async function made(draft: CompanyDraft): Promise<string> {
    expect(await told(api.createOrganization({ body: organizationCodecs.createOrganization.body.encode(draft) }))).toBe('新建成功');
    return only(await found(draft.enCode), 'the company', () => true).id;
  }

  it('that was added is in the list and in every selector, and is read as it was written', async () => {
    const draft = draftOf('yw.test', '云望检测有限公司');
    const id = await made(draft);
    expect(await found('yw.test')).toMatchObject([{ id, parentId: group, type: 'company', organize: '云望高速物流集团/云望检测有限公司' }]);
    expect(await offered(id, '云望检测有限公司')).toEqual(EVERYWHERE);
    expect(await record(id)).toEqual({ id, ...draft, organizeIdTree: [group, id] });
  });

  it('that moved to the top stands there, and is not offered as a parent of itself', async () => {
    const id = await made(draftOf('yw.design', '云望设计有限公司'));
    const { organizeIdTree: _path, ...before } = await record(id);
    expect(await update(id, { ...before, parentId: null, fullName: '云望设计院有限公司' })).toBe('更新成功');
    expect(await found('yw.design')).toMatchObject([{ id, parentId: null, organize: '云望设计院有限公司' }]);
    expect(await record(id)).toMatchObject({ parentId: null, organizeIdTree: [id] });
    expect(await offered(id, '云望设计院有限公司', id)).toEqual(['tree', 'allowed']);
  });

  it('that was disabled leaves the selectors and stays in the list, until it is enabled', async () => {
    const draft = draftOf('yw.media', '云望传媒有限公司');
    const id = await made(draft);
    await update(id, { ...draft, isEnabled: false });
    expect([await found('yw.media'), await offered(id, '云望传媒有限公司')]).toMatchObject([[{ id, isEnabled: false }], []]);
    await update(id, draft);
    expect(await offered(id, '云望传媒有限公司')).toEqual(EVERYWHERE);
  });

  it('that was deleted is gone from list and selectors, and asking for it is refused', async () => {
    const id = await made(draftOf('yw.hotel', '云望酒店有限公司'));
    expect(await told(api.removeOrganization({ path: { id } }))).toBe('删除成功');
    expect([await found('yw.hotel'), await offered(id, '云望酒店有限公司')]).toEqual([[], []]);
    expect(await refusals(api.getOrganization({ path: { id } }), api.removeOrganization({ path: { id } }))).toEqual([gone('组织')]);
  });
});

describe('a department', () => {
  const draftOf = (enCode: string, fullName: string): DepartmentDraft => ({
    parentId: group,
    fullName,
    enCode,
    isEnabled: true,
    managerId: adminId,
    sortCode: 12,
    description: '',
  });
  const record = (id: string) => readRecord(organizationCodecs.getDepartment, api.getDepartment({ path: { id } }));
  const update = (id: string, draft: DepartmentDraft) =>
    told(api.updateDepartment({ path: { id }, body: organizationCodecs.updateDepartment.body.encode(draft) }));
  async function made(draft: DepartmentDraft): Promise<string> {
    expect(await told(api.createDepartment({ body: organizationCodecs.createDepartment.body.encode(draft) }))).toBe('新建成功');
    return only(await found(draft.enCode), 'the department', () => true).id;
  }

  it('that was added is in the list and in every selector, and is read as it was written', async () => {
    const draft = draftOf('yw.legal', '法务部');
    const id = await made(draft);
    expect(await found('yw.legal')).toMatchObject([{ id, type: 'department', parentId: group }]);
    expect(await offered(id, '法务部')).toEqual(EVERYWHERE);
    expect(await record(id)).toEqual({ id, ...draft, organizeIdTree: [group, id] });
  });

  it('that was changed is changed in list, selectors and record', async () => {
    const id = await made(draftOf('yw.archive', '档案室'));
    const { organizeIdTree: _path, ...before } = await record(id);
    const changed = { ...before, fullName: '档案馆', managerId: null };
    expect(await update(id, changed)).toBe('更新成功');
    expect(await found('yw.archive')).toMatchObject([{ id, fullName: '档案馆' }]);
    expect([await offered(id, '档案馆'), await offered(id, '档案室')]).toEqual([EVERYWHERE, []]);
    expect(await record(id)).toMatchObject(changed);
  });

  it('takes what stands below it out of the selectors when it is disabled', async () => {
    const draft = draftOf('yw.press', '宣传部');
    const id = await made(draft);
    const below = await made({ ...draftOf('yw.press.video', '视频组'), parentId: id });
    await update(id, { ...draft, isEnabled: false });
    expect([await offered(id, '宣传部'), await offered(below, '视频组')]).toEqual([[], []]);
    expect(await found('yw.press.video')).toMatchObject([{ id: below, isEnabled: true, organize: '云望高速物流集团/宣传部/视频组' }]);
  });

  it('is deleted once nothing stands below it, and is then gone for its own company too', async () => {
    const id = await made(draftOf('yw.union', '工会办'));
    const below = await made({ ...draftOf('yw.union.club', '文体组'), parentId: id });
    expect(await refusal(api.removeOrganization({ path: { id } }))).toBe('该组织下有下级组织，无法删除，请先删除下级组织');
    for (const each of [below, id]) await api.removeOrganization({ path: { id: each } });
    expect([await found('yw.union'), await offered(id, '工会办'), await offered(below, '文体组')]).toEqual([[], [], []]);
    expect(await refusal(api.getDepartment({ path: { id } }))).toBe(gone('组织'));
  });
});
