import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCodecs, type UploadedFile } from '../../../../src/domains/file/index.ts';
import { messageCodecs, openingOf } from '../../../../src/domains/message/index.ts';
import {
  decodeFlowConfig,
  DELEGATION_TYPES,
  FLOW_TASK_CATEGORIES,
  isStillWaiting,
  workflowCodecs,
  type DelegationDraft,
  type FlowHandling,
} from '../../../../src/domains/workflow/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { bytesOf, enter, gone, only, read, refusal, refusals, told, type Api, type SignedIn } from './client.ts';

/** A morning of the seed's November. */
const NOW_MS = Date.parse('2026-11-20T09:00:00+08:00');

let sandbox: Sandbox;
let admin: SignedIn;
let staff: SignedIn;
let double: SignedIn;
let novice: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  sandbox = await startForTest({ now: () => NOW_MS });
  const person = (account: string) => enter(sandbox.url, account);
  [admin, staff, double, novice, guest] = await Promise.all([
    person('admin'),
    person('staff'),
    person('double'),
    person('novice'),
    person('guest'),
  ]);
});
afterAll(() => sandbox.close());

const listed = async (api: Api, category: keyof typeof FLOW_TASK_CATEGORIES, keyword = '') =>
  (
    await read(
      workflowCodecs.listFlowTasks,
      api.listFlowTasks({ path: { category: FLOW_TASK_CATEGORIES[category] }, query: { keyword, pageSize: 500 } }),
    )
  ).rows;
const toDo = async (api: Api, number: string) => only(await listed(api, 'toDo', number), number, () => true);
const detail = (api: Api, id: string) => read(workflowCodecs.getFlowTask, api.getFlowTask({ path: { id } }));
const handling = (change: Partial<FlowHandling> = {}) =>
  workflowCodecs.approveFlowTask.body.encode({
    opinion: '同意',
    files: [],
    copyIds: [],
    signImg: '',
    enCode: '',
    candidates: {},
    branches: [],
    peopleOfEmptySteps: {},
    formData: null,
    rejectStep: '',
    rejectType: 'again',
    ...change,
  });
const approve = (api: Api, id: string | null, change?: Partial<FlowHandling>) =>
  told(api.approveFlowTask({ path: { id: id ?? '' }, body: handling(change) }));
const reason = (opinion: string) => workflowCodecs.recallFlowTask.body.encode({ opinion });
const handOver = (userId: string, nodeCode = '') => workflowCodecs.assignFlowTask.body.encode({ userId, opinion: '请处理', nodeCode });
/** Target of a person's newest flow message with this title. */
async function newsOf(api: Api, title: string) {
  const { rows } = await read(messageCodecs.listMessages, api.listMessages({ query: { type: '2', keyword: title } }));
  const message = await read(messageCodecs.readMessage, api.readMessage({ path: { id: rows[0]?.id ?? '' } }));
  const opening = openingOf(message);
  const search = new URL(opening.kind === 'page' ? opening.address : '/', 'http://console.invalid').searchParams;
  return decodeFlowConfig(search.get('config') ?? '');
}

describe('a flow message of the inbox', () => {
  it('opens a process that is there, at the step and with the work of who reads it', async () => {
    const config = await newsOf(admin.api, 'YH-2026-1118');
    expect(config).toMatchObject({ standing: 'toDo', enCode: 'maintenanceOrder' });
    const { task, form, steps } = await detail(admin.api, config?.processId ?? '');
    expect(task).toMatchObject({ enCode: 'YH-2026-1118', state: 'waiting', urgency: 'important', flowName: '养护工单' });
    expect(form?.design.kind).toBe('value');
    expect(steps.find(({ id }) => id === config?.taskNodeId)).toMatchObject({ nodeName: '验收审核', isComplete: false });
    const check = await admin.api.checkFlowTask({ path: { id: config?.taskOperatorId ?? '' } });
    expect(isStillWaiting(check.data && workflowCodecs.checkFlowTask.data.decode(check.data))).toBe(true);
  });

  it('of every account leads somewhere', async () => {
    for (const { api } of [admin, staff, double, novice]) {
      const { rows } = await read(messageCodecs.listMessages, api.listMessages({ query: { type: '2', pageSize: 500 } }));
      for (const { id } of rows) {
        const opening = openingOf(await read(messageCodecs.readMessage, api.readMessage({ path: { id } })));
        const address = new URL(opening.kind === 'page' ? opening.address : '', 'http://console.invalid');
        if (address.pathname === '/workFlow/entrust') continue;
        const config = decodeFlowConfig(address.searchParams.get('config') ?? '');
        expect((await detail(api, config?.processId ?? '')).task?.id).toBe(config?.processId);
      }
    }
  });

  it('about work that was handled says so', async () => {
    const config = await newsOf(admin.api, 'YH-2026-1021');
    expect(await refusal(admin.api.checkFlowTask({ path: { id: config?.taskOperatorId ?? '' } }))).toBe('该流程已被处理，请刷新后重试');
  });
});

describe('a process', () => {
  it('of the seed shows all five states and all ten handle statuses', async () => {
    const own = [...(await listed(admin.api, 'done')), ...(await listed(admin.api, 'toDo')), ...(await listed(admin.api, 'copied'))];
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['waiting', 'adopted', 'rejected', 'revoked', 'cancelled']));
    const { processId } = only(await listed(admin.api, 'done', 'YH-2026-1009'), 'the order', () => true);
    const id = processId ?? '';
    const trail = await read(workflowCodecs.listFlowRecords, staff.api.listFlowRecords({ path: { id } }));
    expect(new Set(trail.map(({ handleStatus }) => handleStatus)).size).toBe(10);
  });

  it('is shown to who has to do with it, and to nobody else', async () => {
    const id = (await toDo(admin.api, 'TQ-2026-0931')).processId ?? '';
    expect((await detail(novice.api, id)).task?.id).toBe(id);
    expect(await refusals(staff.api.getFlowTask({ path: { id } }), staff.api.listFlowRecords({ path: { id } }))).toEqual([
      '您没有权限查看此流程，只有发起人、处理人、抄送人和管理员可以查看',
    ]);
    expect(await refusal(admin.api.getFlowTask({ path: { id: '1' } }))).toBe('流程不存在或已被删除');
  });

  it('has attachments that can be fetched', async () => {
    const { processId } = await toDo(admin.api, 'ZD-2026-0316');
    const { formData } = await detail(admin.api, processId ?? '');
    const files = formData?.['files'] as UploadedFile[];
    expect(files.map(({ name }) => name)).toEqual([
      '施工组织方案.pdf',
      '控制区布置图.pdf',
      '夜间警示灯布设图 1.png',
      '夜间警示灯布设图 2.png',
    ]);
    for (const { fileId, fileSize } of files) {
      const { data } = await admin.api.createDownloadLink({ path: { type: 'workFlow', fileId } });
      expect((await bytesOf(admin.api, data && fileCodecs.createDownloadLink.data.decode(data))).byteLength).toBe(fileSize);
    }
  });

  it('that is approved goes on to the next step; after the last one it is adopted, and who launched it is told', async () => {
    const row = await toDo(admin.api, 'YH-2026-1118');
    expect(await refusal(staff.api.approveFlowTask({ path: { id: row.taskOperatorId ?? '' }, body: handling() }))).toBe(
      '您不是当前处理人，无法处理',
    );
    expect(await approve(admin.api, row.taskOperatorId, { opinion: '同意验收', copyIds: [guest.person.user.userId] })).toBe('审核成功');
    expect(await refusal(admin.api.approveFlowTask({ path: { id: row.taskOperatorId ?? '' }, body: handling() }))).toBe(
      '该流程已被处理，请刷新后重试',
    );
    expect(await listed(guest.api, 'copied', 'YH-2026-1118')).toMatchObject([{ processId: row.processId, isRead: false }]);
    const next = await toDo(staff.api, 'YH-2026-1118');
    expect(next).toMatchObject({ thisStep: '归档', completion: 67 });
    await approve(staff.api, next.taskOperatorId);
    const { task, steps, trail } = await detail(staff.api, row.processId ?? '');
    expect(task).toMatchObject({ state: 'adopted', completion: 100, thisStep: '', endTime: NOW_MS });
    expect(steps.map(({ isComplete }) => isComplete)).toEqual([true, true, true]);
    expect(trail.slice(-2).map(({ handleStatus, handleOpinion }) => [handleStatus, handleOpinion])).toEqual([
      ['approved', '同意验收'],
      ['approved', '同意'],
    ]);
    expect(await newsOf(staff.api, '已办结')).toMatchObject({ standing: 'launched', processId: row.processId });
  });

  it('whose next step asks for people goes to the chosen ones', async () => {
    const row = await toDo(admin.api, 'YZ-2026-0021');
    const path = { id: row.taskOperatorId ?? '' };
    const candidates = await read(workflowCodecs.listFlowCandidates, admin.api.listFlowCandidates({ path, body: handling() }));
    expect(candidates).toMatchObject({ choice: 'people', steps: [{ nodeName: '领用签收', isCandidates: true }] });
    await approve(admin.api, row.taskOperatorId, { candidates: { [candidates.steps[0]?.nodeId ?? '']: [guest.person.user.userId] } });
    expect([await listed(guest.api, 'toDo', 'YZ-2026-0021'), await listed(novice.api, 'toDo', 'YZ-2026-0021')]).toMatchObject([
      [{ processId: row.processId }],
      [],
    ]);
  });

  it('that is sent back is over, and who launched it is told', async () => {
    const row = await toDo(admin.api, 'TQ-2026-0931');
    expect(
      await told(admin.api.rejectFlowTask({ path: { id: row.taskOperatorId ?? '' }, body: handling({ opinion: '缺少车牌照片' }) })),
    ).toBe('退回成功');
    expect((await detail(novice.api, row.processId ?? '')).task).toMatchObject({ state: 'rejected' });
    expect(await newsOf(novice.api, '已退回')).toMatchObject({ processId: row.processId });
  });

  it('is taken back by who approved last, as long as nobody has gone on', async () => {
    const row = await toDo(staff.api, 'ZD-2026-0347');
    await approve(staff.api, row.taskOperatorId);
    const mine = (await detail(staff.api, row.processId ?? '')).trail.at(-1)?.id ?? '';
    // The line of what is done is that of the trail: its id takes it back.
    expect(await listed(staff.api, 'done', 'ZD-2026-0347')).toMatchObject([{ id: mine, processId: row.processId }]);
    expect(await refusal(admin.api.recallFlowTask({ path: { id: mine }, body: reason('') }))).toBe('只能撤回自己的发起或审批');
    expect(await told(staff.api.recallFlowTask({ path: { id: mine }, body: reason('附件有误') }))).toBe('撤回成功');
    expect(await toDo(staff.api, 'ZD-2026-0347')).toMatchObject({ thisStep: '路产复核' });
    expect(await refusal(staff.api.recallFlowTask({ path: { id: mine }, body: reason('') }))).toBe('当前流程被处理，无法撤回');
    expect((await detail(staff.api, row.processId ?? '')).trail.at(-1)).toMatchObject({
      handleStatus: 'withdrawn',
      handleOpinion: '附件有误',
    });
  });

  it('is handed over by who holds it, assigned by an administrator, and ended by who launched it', async () => {
    const row = await toDo(double.api, 'DD-2026-2391');
    const work = { id: row.taskOperatorId ?? '' };
    expect(await told(double.api.transferFlowTask({ path: work, body: handOver(guest.person.user.userId) }))).toBe('转办成功');
    expect([await listed(double.api, 'toDo', 'DD-2026-2391'), await listed(guest.api, 'toDo', 'DD-2026-2391')]).toMatchObject([
      [],
      [{ processId: row.processId }],
    ]);
    const process = { id: row.processId ?? '' };
    expect(await refusal(double.api.assignFlowTask({ path: process, body: handOver(double.person.user.userId, 'n1') }))).toBe(
      '只有管理员可以指派',
    );
    expect(await refusal(admin.api.assignFlowTask({ path: process, body: handOver(double.person.user.userId, 'n2') }))).toBe(
      '只能指派正在处理的环节',
    );
    expect(await told(admin.api.assignFlowTask({ path: process, body: handOver(double.person.user.userId, 'n1') }))).toBe('指派成功');
    expect(await listed(double.api, 'toDo', 'DD-2026-2391')).toHaveLength(1);
    expect(await refusal(double.api.cancelFlowTask({ path: process, body: reason('') }))).toBe('只有发起人或管理员可以终止流程');
    expect(await told(admin.api.cancelFlowTask({ path: process, body: reason('计划取消') }))).toBe('终止成功');
    const { task, trail } = await detail(admin.api, row.processId ?? '');
    expect([task?.state, trail.slice(-3).map(({ handleStatus }) => handleStatus)]).toEqual([
      'cancelled',
      ['transferred', 'assigned', 'terminated'],
    ]);
    expect([
      await refusal(admin.api.cancelFlowTask({ path: process, body: reason('') })),
      await refusal(admin.api.assignFlowTask({ path: process, body: handOver(double.person.user.userId, 'n1') })),
    ]).toEqual(['流程已结束，无法终止', '流程已结束，无法指派']);
  });
});

describe('a delegation', () => {
  const draftOf = (change: Partial<DelegationDraft>): DelegationDraft => ({
    toUserId: guest.person.user.userId,
    flowIds: [],
    flowName: '',
    description: '外出培训',
    userId: null,
    startTime: Date.parse('2027-03-01T08:00:00+08:00'),
    endTime: Date.parse('2027-03-05T18:00:00+08:00'),
    ...change,
  });
  const encode = (draft: DelegationDraft) => workflowCodecs.createDelegation.body.encode(draft);
  const of = async (api: Api, type: keyof typeof DELEGATION_TYPES, keyword = '') =>
    (await read(workflowCodecs.listDelegations, api.listDelegations({ query: { type: DELEGATION_TYPES[type], keyword } }))).rows;

  it('that was added is in both lists, is read as written, and who acts is told', async () => {
    expect(await told(novice.api.createDelegation({ body: encode(draftOf({})) }))).toBe('新建成功');
    const [row] = await of(novice.api, 'byMe');
    expect(row).toMatchObject({ ...draftOf({}), userId: novice.person.user.userId, flowName: '全部流程', toUserName: '林若彤/guest' });
    expect(await of(guest.api, 'toMe')).toEqual([row]);
    const { rows } = await read(messageCodecs.listMessages, guest.api.listMessages({ query: { type: '2', keyword: '委托您处理' } }));
    expect(openingOf(await read(messageCodecs.readMessage, guest.api.readMessage({ path: { id: rows[0]?.id ?? '' } })))).toEqual({
      kind: 'page',
      address: '/workFlow/entrust?config=2',
    });
    expect(await read(workflowCodecs.getDelegation, guest.api.getDelegation({ path: { id: row?.id ?? '' } }))).toEqual(row);
  });

  it('is refused to oneself, backwards, twice at one time, and for somebody else', async () => {
    await novice.api.createDelegation({ body: encode(draftOf({ startTime: 1_900_000_000_000, endTime: 1_900_000_100_000 })) });
    const refused = (draft: Partial<DelegationDraft>) => refusal(novice.api.createDelegation({ body: encode(draftOf(draft)) }));
    expect(await refused({ toUserId: novice.person.user.userId })).toBe('委托人和受托人不能相同');
    expect(await refused({ endTime: 1 })).toBe('结束时间应晚于开始时间');
    expect(await refused({ startTime: 1_900_000_050_000, endTime: 1_900_000_200_000 })).toBe('该时间段内已有相同流程的委托，请调整时间');
    expect(await refused({ userId: staff.person.user.userId })).toBe('只能委托自己的流程');
    expect(await refused({ toUserId: '1' })).toBe('受托人不存在或已停用，请重新选择受托人');
    expect(await refused({ flowIds: ['1'] })).toBe('流程不存在，可能已被删除，请重新选择流程');
  });

  it('is changed and ended by who delegated', async () => {
    const [row] = await of(novice.api, 'byMe');
    const path = { id: row?.id ?? '' };
    expect(await refusal(guest.api.removeDelegation({ path }))).toBe('只有委托人可以终止委托');
    const changed = draftOf({ description: '改期', startTime: 1_900_000_000_000, endTime: 1_900_000_200_000 });
    expect(await told(novice.api.updateDelegation({ path, body: encode(changed) }))).toBe('更新成功');
    expect(await of(guest.api, 'toMe', '唐诗雅')).toContainEqual(expect.objectContaining({ description: '改期' }));
    expect(await told(novice.api.removeDelegation({ path }))).toBe('删除成功');
    expect(
      await refusals(
        novice.api.getDelegation({ path }),
        novice.api.updateDelegation({ path, body: encode(draftOf({})) }),
        novice.api.removeDelegation({ path }),
      ),
    ).toEqual([gone('委托')]);
  });

  it('lets somebody handle the work of another, as long as it lasts', async () => {
    const row = await toDo(double.api, 'TZ-2026-0077');
    expect(await listed(admin.api, 'toDo', 'TZ-2026-0077')).toMatchObject([{ processId: row.processId }]);
    const [given] = await of(admin.api, 'byMe', '路产台账变更');
    await admin.api.removeDelegation({ path: { id: given?.id ?? '' } });
    expect(await listed(double.api, 'toDo', 'TZ-2026-0077')).toEqual([]);
    expect(await refusal(double.api.approveFlowTask({ path: { id: row.taskOperatorId ?? '' }, body: handling() }))).toBe(
      '您不是当前处理人，无法处理',
    );
  });
});
