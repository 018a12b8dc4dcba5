import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupCodecs } from '../../../../src/domains/group/index.ts';
import { memberCodecs } from '../../../../src/domains/member/index.ts';
import { messageAccountCodecs } from '../../../../src/domains/message-account/index.ts';
import { monitorCodecs, type LogRecord } from '../../../../src/domains/monitor/index.ts';
import { roleCodecs } from '../../../../src/domains/role/index.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { UNWATCHED, WATCHED } from '../../resources/monitor/watched.ts';
import { startOver } from '../../start.ts';
import { personWith } from '../client.ts';
import { enter, gone, only, read, refusal, refusals, told, type SignedIn } from './client.ts';
import { NO_RIGHT } from '../no-right.ts';

let sandbox: Sandbox;
let store: Store;
let admin: SignedIn;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY, validateAnswers: true });
  admin = await enter(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const CHANGES = 3;
type Query = NonNullable<Parameters<SignedIn['api']['listLogs']>[0]>['query'];
const rows = async (query: Query = {}) =>
  (await read(monitorCodecs.listLogs, admin.api.listLogs({ query: { category: CHANGES, ...query } }))).rows;
const log = (id: string) => read(monitorCodecs.getLog, admin.api.getLog({ path: { id } }));
const latest = async (): Promise<LogRecord> => log((await rows())[0]?.id ?? '');
const roleOf = async (keyword: string) => {
  const found = await read(roleCodecs.listRoles, admin.api.listRoles({ query: { keyword } }));
  return only(found.rows, keyword, ({ enCode }) => enCode === keyword);
};
const draft = (enCode: string, fullName: string) =>
  roleCodecs.createRole.body.encode({
    fullName,
    enCode,
    type: '业务角色',
    isEnabled: true,
    isGlobal: true,
    organizeIdsTree: [],
    sortCode: 7,
    description: '',
  });

describe('a write leaves who, when, the record and what was changed', () => {
  it('for a record that is added, changed, switched and deleted', async () => {
    await admin.api.createRole({ body: draft('weigh.chief', '称重班长') });
    expect((await rows())[0]).toMatchObject({
      userName: '孙婉宁/admin',
      moduleName: '角色管理',
      requestMethod: 'POST',
      abstracts: '新增角色「称重班长」',
    });
    const { id } = await roleOf('weigh.chief');
    await admin.api.updateRole({ path: { id }, body: { ...draft('weigh.chief', '称重长'), sortCode: 8 } });
    expect((await latest()).changes).toEqual([
      {
        action: 'update',
        kind: '角色',
        recordId: id,
        name: '称重长',
        members: [
          { member: 'fullName', before: '称重班长', after: '称重长', isHidden: false },
          { member: 'sortCode', before: '7', after: '8', isHidden: false },
        ],
      },
    ]);
    await admin.api.setRoleState({ path: { id } });
    await admin.api.removeRole({ path: { id } });
    expect((await rows({ recordId: id })).map(({ abstracts }) => abstracts)).toEqual([
      '删除角色「称重长」',
      '修改角色「称重长」',
      '修改角色「称重长」',
      '新增角色「称重班长」',
    ]);
  });

  it('for links by the names of both ends; what is written as it was has not changed', async () => {
    const { id } = await roleOf('flowApprover');
    const userId = admin.person.user.userId;
    const body = memberCodecs.setMembers.body.encode({ holder: 'role', userIds: [userId] });
    await admin.api.setMembers({ path: { id }, body });
    expect((await latest()).changes.map(({ kind, name }) => `${kind} ${name}`)).toContain('用户角色 孙婉宁 → 流程审批人');
    const before = (await rows()).length;
    await admin.api.setMembers({ path: { id }, body });
    expect(await rows()).toHaveLength(before);
    await admin.api.setMembers({ path: { id }, body: { ...body, userIds: [] } });
  });

  it('under the page of what was changed, where one call is open to several pages', async () => {
    const [group] = (await read(groupCodecs.listGroups, admin.api.listGroups({ query: {} }))).rows;
    await admin.api.setMembers({
      path: { id: group?.id ?? '' },
      body: memberCodecs.setMembers.body.encode({ holder: 'group', userIds: [admin.person.user.userId] }),
    });
    expect(await latest()).toMatchObject({ moduleName: '分组管理' });
  });

  it('also where no record is changed, but somebody loses their session or the messages that were sent their trace', async () => {
    const said = async () => (({ moduleName, abstracts }) => [moduleName, abstracts])(await latest());
    const { person } = await enter(sandbox.url, 'staff');
    await admin.api.signOutUser({ path: { id: person.user.userId } });
    expect(await said()).toEqual(['在线用户', '强制用户下线']);
    await admin.api.clearSentMessages();
    expect(await said()).toEqual(['消息监控', '清空消息记录']);
  });

  it('but no secret: that it was changed is said, and not what it is', async () => {
    const { body } = messageAccountCodecs.createMessageAccount;
    const account = { ...body.decode({ type: '4', fullName: '钉钉值班', enCode: 'ding.duty' }), appId: 'ding', agentId: '7' };
    await admin.api.createMessageAccount({ body: body.encode({ ...account, appSecret: 'top-secret-one' }) });
    await admin.api.updateSystemConfig({ body: { emailPassword: 'top-secret-two', sysName: '夜班平台' } });
    const settings = (await latest()).changes.flatMap(({ name, members }) => members.map(({ after, isHidden }) => [name, after, isHidden]));
    expect(settings).toEqual(
      expect.arrayContaining([
        ['emailPassword', null, true],
        ['sysName', '"夜班平台"', false],
      ]),
    );
    const staff = await enter(sandbox.url, 'staff');
    await staff.api.createSchedule({
      body: {
        type: 1,
        urgent: 1,
        title: '私事私谈',
        content: '',
        allDay: 1,
        startDay: 1795190400000,
        endDay: 1795190400000,
        duration: -1,
        repetition: 1,
      } as never,
    });
    const kept = JSON.stringify(store.all('SELECT * FROM audit_log'));
    expect(kept).toContain('settings.appSecret');
    expect(kept).not.toMatch(/top-secret|私事私谈/);
    expect(kept).not.toContain(admin.token.split(' ')[1]);
  });

  it('and nothing where it was refused', async () => {
    const before = (await rows()).length;
    expect(await refusal(admin.api.createRole({ body: draft('roadStaff', '重码') }))).toContain('编码已存在');
    expect(await rows()).toHaveLength(before);
  });
});

it('rows are deleted by id and by category, which is told; who may not read the log may not do that either', async () => {
  const [first, second] = await rows();
  expect(await told(admin.api.removeLogs({ body: { ids: [first?.id ?? '', second?.id ?? ''] } }))).toBe('删除成功');
  expect(await refusal(admin.api.getLog({ path: { id: first?.id ?? '' } }))).toBe(gone('日志'));
  expect((await rows())[0]?.abstracts).toBe('删除日志');
  expect(await told(admin.api.clearLogs({ path: { id: '3' } }))).toBe('删除成功');
  expect((await rows()).map(({ abstracts }) => abstracts)).toEqual(['清空日志']);
  expect(await read(monitorCodecs.listLogs, admin.api.listLogs({ query: { category: 1 } }))).toMatchObject({ total: expect.any(Number) });
  const { api } = await enter(sandbox.url, 'staff');
  const refused = await refusals(
    api.listLogs({ query: { category: CHANGES } }),
    api.getLog({ path: { id: '1' } }),
    api.removeLogs({ body: { ids: ['1'] } }),
    api.clearLogs({ path: { id: '3' } }),
  );
  expect(refused).toEqual([expect.stringMatching(NO_RIGHT)]);
  expect((await personWith(sandbox.url, admin.token).call('clearLogs', { path: { id: '2' } })).code).toBe(400);
});

it('every table is watched, or named as one that is not', () => {
  const names = store.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  expect(names.map(({ name }) => name).toSorted()).toEqual([...Object.keys(WATCHED), ...Object.keys(UNWATCHED)].toSorted());
});
