import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../../generated/operations.gen.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

const NOW_MS = Date.parse('2026-11-20T09:00:00+08:00');

let sandbox: Sandbox;
let admin: Person;
let staff: Person;
let double: Person;
let novice: Person;
let guest: Person;
const flows = new Map<string, string>();
beforeAll(async () => {
  sandbox = await startForTest({ now: () => NOW_MS });
  const people = await Promise.all(['admin', 'staff', 'double', 'novice', 'guest'].map((account) => signIn(sandbox.url, account)));
  [admin, staff, double, novice, guest] = people as [Person, Person, Person, Person, Person];
  const page = await staff.data('pageFlowTemplates', { query: { pageSize: '100' } });
  for (const { id, enCode } of page?.list ?? []) flows.set(enCode ?? '', id);
});
afterAll(() => sandbox.close());

const flowId = (enCode: string): string => flows.get(enCode) ?? '';
/** Id of the process a launch has made; empty where it asks for people. */
async function made(person: Person, body: object): Promise<string> {
  const id = await person.data('createFlowTask', { body });
  return typeof id === 'string' ? id : '';
}
const launched = (person: Person, enCode: string, formData: object): Promise<string> =>
  made(person, { flowId: flowId(enCode), formData, status: 0 });
const detail = async (person: Person, id: string) => (await person.data('getFlowTask', { path: { id } })) ?? {};
const stateOf = async (person: Person, id: string) => (await detail(person, id)).flowTaskInfo?.status;
const stepOf = async (person: Person, id: string) => (await detail(person, id)).flowTaskInfo?.thisStep;
/** Id of the work of a person in a process; empty where nothing waits for them. */
async function work(person: Person, id: string): Promise<string> {
  const page = await person.data('listFlowTasks', { path: { category: '1' }, query: { pageSize: '200' } });
  return page?.list.find(({ processId }) => processId === id)?.taskOperatorId ?? '';
}
const act = async (person: Person, operation: OperationId, id: string, body: object = {}) =>
  person.call(operation, { path: { id: await work(person, id) }, body: { handleOpinion: '已阅', ...body } });
const approve = (person: Person, id: string, body: object = {}) => act(person, 'approveFlowTask', id, body);
const trail = async (person: Person, id: string) =>
  ((await detail(person, id)).flowTaskOperatorRecordList ?? []).map(({ handleStatus }) => handleStatus);

const CLAIM = { place: 'K98+500 下行', party: '周德海', happened: NOW_MS - 3_600_000, rescue: 5200, items: [] };

/** A closure without its place and who is responsible. */
const CLOSURE = { route: 'S26', lane: 'lane2', work: '标线', plan: [NOW_MS, NOW_MS] };

describe('a claim', () => {
  it('is launched with its record, rejected to the start, changed, approved by one after the other, and its trail says so', async () => {
    const id = await launched(staff, 'damageClaim', CLAIM);
    expect([await stateOf(staff, id), await stepOf(staff, id)]).toEqual([1, '案件会审']);
    const model = (await admin.data('listModels', { query: { keyword: 'damageClaim' } }))?.list[0]?.id ?? '';
    const { list } = await admin.data('listRecords', { path: { id: model }, body: { keyword: 'K98+500 下行' } });
    expect(list).toMatchObject([{ flowTaskId: id, flowState: 1, flowState_name: '等待审核', number: expect.stringMatching(/^LZPC/) }]);
    expect(await admin.call('removeRecord', { path: { id: model, recordId: String(list[0]?.id) } })).toMatchObject({ code: 400 });
    const filledIn = { number: list[0]?.['number'], creator: expect.stringMatching(/^\d+$/), createdAt: NOW_MS, party: '周德海' };
    expect((await detail(double, id)).formData, 'what the server has filled in is there for who approves').toMatchObject(filledIn);

    expect(await act(double, 'rejectFlowTask', id, { handleOpinion: '请补充照片' })).toMatchObject({ code: 200 });
    expect(await stateOf(staff, id)).toBe(3);
    const body = { flowId: flowId('damageClaim'), formData: { ...CLAIM, party: '周德海（更正）' }, status: 0 };
    expect(await staff.call('updateFlowTask', { path: { id }, body })).toMatchObject({ code: 200, data: id });
    expect(await approve(double, id)).toMatchObject({ code: 200 });
    expect(await stepOf(staff, id)).toBe('分管领导审批');
    expect(await approve(admin, id)).toMatchObject({ code: 200 });
    expect(await stateOf(staff, id)).toBe(2);
    expect(await trail(staff, id)).toEqual([2, 0, 8, 1, 1]);
    const shown = await admin.data('getRecordDisplay', { path: { id: model, recordId: String(list[0]?.id) } });
    expect(JSON.parse(shown?.data ?? '{}')).toMatchObject({ party: '周德海（更正）', flowState_name: '审核通过' });
    const template = (await detail(staff, id)).approversProperties?.printId ?? '';
    expect(template, 'its page prints it, too').toBe('533001000000000011');
    const query = { id: template, formId: String(list[0]?.id) };
    const printed = await admin.data('getPrintData', { query });
    expect(printed, 'its sheet, printed from the list').toMatchObject({ printData: { party: '周德海（更正）' } });
    expect(printed?.operatorRecordList?.map(({ handleStatus }) => handleStatus)).toEqual([2, 0, 8, 1, 1]);
  });

  it('whose amount is small skips the step of large ones', async () => {
    const id = await launched(staff, 'damageClaim', { ...CLAIM, rescue: 300 });
    await approve(double, id);
    expect(await stateOf(staff, id)).toBe(2);
  });

  it('goes by the amount its form comes to, whatever is sent', async () => {
    const id = await launched(staff, 'damageClaim', { ...CLAIM, total: 1 });
    expect((await detail(double, id)).formData).toMatchObject({ total: 5200 });
    await approve(double, id);
    expect(await stepOf(staff, id)).toBe('分管领导审批');
  });

  it('tells the next approver and who launched it', async () => {
    const id = await launched(staff, 'damageClaim', CLAIM);
    const titles = async (person: Person) =>
      (await person.data('listMessages', { query: { type: '2', pageSize: '100' } }))?.list.map(({ title }) => title ?? '') ?? [];
    const before = (await titles(double)).filter((title) => title.includes('请尽快审批')).length;
    await staff.call('urgeFlowTask', { path: { id } });
    expect((await titles(double)).filter((title) => title.includes('请尽快审批'))).toHaveLength(before + 1);
    await act(double, 'rejectFlowTask', id);
    expect(await titles(staff)).toContain('何俊杰的赔补偿案件 已退回');
  });
});

describe('a step', () => {
  it('of all waits for everybody; of ways goes the chosen one; copies are handed out; in turn goes one after the other', async () => {
    const id = await launched(staff, 'evasionCase', { place: 'K1', party: '某公司', happened: NOW_MS });
    const early = await novice.data('listFlowCandidates', { path: { id: await work(novice, id) }, body: {} });
    expect(early).toEqual({ type: 3, list: [], countersignOver: false });
    await approve(novice, id);
    expect(await stepOf(staff, id)).toBe('会签');
    const choice = await double.data('listFlowCandidates', { path: { id: await work(double, id) }, body: {} });
    expect(choice).toMatchObject({ type: 1, countersignOver: true, list: [{ nodeId: 'n2', isBranchFlow: true }, { nodeId: 'n3' }] });
    await approve(double, id, { branchList: ['n3'] });
    expect(await stepOf(staff, id)).toBe('移交司法');
    await approve(admin, id);
    const copies = await staff.data('listFlowTasks', { path: { category: '3' }, query: { pageSize: '200' } });
    expect(copies?.list.some(({ processId }) => processId === id)).toBe(true);
    expect([await work(novice, id), await work(admin, id)]).toEqual([expect.stringMatching(/\d/), '']);
    await approve(novice, id);
    expect(await stateOf(staff, id)).toBe(1);
    await approve(admin, id);
    expect(await stateOf(staff, id)).toBe(2);
  });

  it('in turn asks those who have signed once more when it is reached again, and a revoked process is told to who holds it', async () => {
    const body = { flowId: flowId('evasionCase'), formData: { place: 'K3', party: '某公司', happened: NOW_MS }, status: 0 };
    const id = await made(staff, body);
    const toTheTurn = async () => {
      await approve(novice, id);
      await approve(double, id, { branchList: ['n3'] });
      await approve(admin, id);
    };
    await toTheTurn();
    await approve(novice, id);
    await act(admin, 'rejectFlowTask', id);
    expect(await staff.call('updateFlowTask', { path: { id }, body })).toMatchObject({ code: 200 });
    await toTheTurn();
    expect([await work(novice, id), await work(admin, id)]).toEqual([expect.stringMatching(/\d/), '']);
    await approve(novice, id);
    expect([await stateOf(staff, id), await work(admin, id)]).toEqual([1, expect.stringMatching(/\d/)]);
    await approve(admin, id);
    expect(await stateOf(staff, id)).toBe(2);
    const revoked = await launched(staff, 'damageClaim', CLAIM);
    await staff.call('revokeFlowTask', { path: { id: revoked }, body: { handleOpinion: '填错了' } });
    const page = await double.data('listMessages', { query: { type: '2', pageSize: '100' } });
    expect(page?.list.map(({ title }) => title)).toContain('何俊杰的赔补偿案件 已撤回，无需审批');
  });

  it('that sends back what is to come straight back gets it again, though it was handed over', async () => {
    const id = await launched(staff, 'evasionCase', { place: 'K2', party: '某公司', happened: NOW_MS });
    await approve(novice, id);
    await approve(double, id, { branchList: ['n3'] });
    await approve(admin, id);
    const { userInfo } = (await double.data('getCurrentUser')) as { userInfo: { userId: string } };
    await act(novice, 'transferFlowTask', id, { freeApproverUserId: userInfo.userId });
    await act(double, 'rejectFlowTask', id, { rejectStep: 'n1', rejectType: 2 });
    await approve(novice, id);
    const choice = await double.data('listFlowCandidates', { path: { id: await work(double, id) }, body: {} });
    expect(choice).toEqual({ type: 3, list: [], countersignOver: true });
    await approve(double, id);
    expect([await stepOf(staff, id), await work(novice, id)]).toEqual(['依次归档', '']);
    await approve(double, id);
    expect(await work(admin, id)).not.toBe('');
  });

  it('of all that one takes back waits for the others as before', async () => {
    const id = await launched(staff, 'evasionCase', { place: 'K5', party: '某公司', happened: NOW_MS });
    await approve(double, id);
    const recordId = (await detail(double, id)).flowTaskOperatorRecordList?.at(-1)?.id ?? '';
    await double.call('recallFlowTask', { path: { id: recordId }, body: { handleOpinion: '再核' } });
    expect([await work(double, id), await work(novice, id)]).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/\d/)]);
    await approve(double, id);
    await approve(novice, id, { branchList: ['n2'] });
    expect(await stepOf(staff, id)).toBe('当面追缴');
  });

  it('that wants a signature says so to who holds it; one with nobody asks for its people when it comes next', async () => {
    const id = await launched(staff, 'evasionCase', { place: 'K3', party: '某公司', happened: NOW_MS });
    await approve(novice, id);
    expect((await detail(double, id)).approversProperties?.hasSign).toBe(false);
    await approve(double, id, { branchList: ['n2'] });
    expect((await detail(double, id)).approversProperties?.hasSign).toBe(true);
    const special = await launched(staff, 'specialPassage', { place: 'K4', party: '某公司', happened: NOW_MS });
    expect(await approve(admin, special)).toMatchObject({ data: [{ nodeCode: 'n2', nodeName: '专人跟办' }] });
    const { userInfo } = (await novice.data('getCurrentUser')) as { userInfo: { userId: string } };
    await approve(admin, special, { errorRuleUserList: { n2: [userInfo.userId] } });
    await approve(novice, special);
    expect(await stateOf(staff, special)).toBe(2);
  });

  it('asks for its people where they are candidates, and takes those that are chosen', async () => {
    const id = await launched(staff, 'laneClosure', { ...CLOSURE, stakes: 'K1+000', safety: '何俊杰' });
    const candidates = await guest.data('listFlowCandidates', { path: { id: await work(guest, id) }, body: {} });
    expect(candidates).toMatchObject({ type: 2, list: [{ nodeId: 'n2', isCandidates: true }] });
    const people = await guest.data('listFlowCandidateUsers', { path: { id: await work(guest, id) }, body: { nodeCode: 'n2' } });
    expect(people?.list.map(({ fullName }) => fullName)).toEqual(['欧阳明轩/double']);
    const { userInfo } = (await novice.data('getCurrentUser')) as { userInfo: { userId: string } };
    // Nobody chosen: it is asked once more, and nothing is done until it is said.
    expect(await approve(guest, id, { candidateList: { n2: [] } })).toMatchObject({ data: [{ nodeCode: 'n2', nodeName: '安全审查' }] });
    expect(await stepOf(staff, id)).toBe('路产复核');
    await approve(guest, id, { candidateList: { n2: [] }, errorRuleUserList: { n2: [userInfo.userId] } });
    expect(await work(novice, id)).not.toBe('');
  });

  it('lets be changed what it says, and keeps what was filled in without being handled', async () => {
    const id = await launched(staff, 'laneClosure', { ...CLOSURE, stakes: 'K2+000', safety: '甲' });
    const rights = (await detail(guest, id)).formOperates ?? [];
    expect(rights.filter(({ write }) => write).map((right) => right.id)).toEqual(['safety']);
    await act(guest, 'saveFlowTask', id, { formData: { safety: '乙' } });
    expect((await detail(guest, id)).draftData).toEqual({ safety: '乙' });
    expect((await detail(staff, id)).formData).toMatchObject({ safety: '甲' });
    await approve(guest, id, { formData: { safety: '丙', route: '改写' } });
    expect((await detail(staff, id)).formData).toMatchObject({ safety: '丙', route: 'S26' });
  });

  it('goes back to one that was approved, and from there straight back or step by step', async () => {
    for (const [rejectType, after] of [
      [2, '部门审批'],
      [1, '安全审查'],
    ] as const) {
      const id = await launched(staff, 'laneClosure', { ...CLOSURE, stakes: 'K3+000', safety: '甲' });
      await approve(guest, id);
      await approve(double, id);
      const steps = await admin.data('listFlowRejectSteps', { path: { id: await work(admin, id) } });
      expect(steps?.list.map(({ nodeCode }) => nodeCode)).toEqual(['start', 'n1', 'n2']);
      expect(await act(admin, 'rejectFlowTask', id, { rejectStep: 'n4' })).toMatchObject({ code: 400 });
      await act(admin, 'rejectFlowTask', id, { rejectStep: 'n1', rejectType });
      expect(await stepOf(staff, id)).toBe('路产复核');
      await approve(guest, id);
      expect(await stepOf(staff, id)).toBe(after);
    }
  });

  it('is signed by another person before, who hands it back, or after', async () => {
    const { userInfo } = (await novice.data('getCurrentUser')) as { userInfo: { userId: string } };
    const signer = { freeApproverUserId: userInfo.userId };
    const id = await launched(staff, 'damageClaim', CLAIM);
    await act(double, 'addFlowSigner', id, { ...signer, freeApproverType: 1 });
    expect(await work(double, id)).toBe('');
    await approve(novice, id);
    expect(await work(double, id)).not.toBe('');
    await act(double, 'addFlowSigner', id, { ...signer, freeApproverType: 2 });
    expect(await stepOf(staff, id)).toBe('案件会审');
    await approve(novice, id);
    expect(await stepOf(staff, id)).toBe('分管领导审批');
    expect(await trail(staff, id)).toEqual([2, 6, 1, 1, 6, 1]);
  });
});

it('files that go with an opinion stand in the trail, whatever was decided', async () => {
  const file = {
    name: '现场照片.png',
    fileId: 'a.png',
    fileSize: 12,
    fileExtension: 'png',
    fileVersionId: null,
    url: '/api/file/Image/annex/a.png',
  };
  const id = await launched(staff, 'damageClaim', CLAIM);
  await approve(double, id, { fileList: [file] });
  await act(admin, 'rejectFlowTask', id, { fileList: [{ ...file, name: '意见.png' }] });
  expect(((await detail(staff, id)).flowTaskOperatorRecordList ?? []).map(({ fileList }) => fileList)).toEqual([
    [],
    [file],
    [{ ...file, name: '意见.png' }],
  ]);
});

describe('a flow of the own', () => {
  it('is a draft until it is launched, and may be deleted as one', async () => {
    const body = { flowId: flowId('damageClaim'), formData: { place: '草稿地点' }, status: 1 };
    const id = await made(staff, body);
    const rows = async (status: string) => (await staff.data('listOwnFlows', { query: { status, pageSize: '200' } }))?.list ?? [];
    expect(await rows('0')).toMatchObject([{ id, status: 0 }]);
    expect((await detail(staff, id)).formData).toEqual({ place: '草稿地点' });
    expect(await guest.call('removeOwnFlow', { path: { id } })).toMatchObject({ code: 400 });
    await staff.call('updateFlowTask', { path: { id }, body: { ...body, formData: CLAIM, status: 0 } });
    expect(await rows('0')).toEqual([]);
    expect((await rows('1')).map((row) => row.id)).toContain(id);
    expect(await staff.call('removeOwnFlow', { path: { id } })).toMatchObject({ code: 400, msg: '流程正在审批中，不能删除' });
  });

  it('is revoked while nobody has handled it, then deleted with its record', async () => {
    const id = await launched(staff, 'damageClaim', CLAIM);
    expect((await detail(staff, id)).approversProperties).toMatchObject({ hasRevokeBtn: true, hasPressBtn: true, hasAuditBtn: false });
    expect(await staff.call('revokeFlowTask', { path: { id }, body: { handleOpinion: '时间有误' } })).toMatchObject({ code: 200 });
    expect(await work(double, id)).toBe('');
    expect(await staff.call('removeOwnFlow', { path: { id } })).toMatchObject({ code: 200 });
    const other = await launched(staff, 'damageClaim', CLAIM);
    await approve(double, other);
    expect(await staff.call('revokeFlowTask', { path: { id: other }, body: {} })).toMatchObject({ code: 400 });
  });

  it('begins with an empty form of its model', async () => {
    const { flowFormInfo, formOperates } =
      (await staff.data('getFlowTask', { path: { id: '0' }, query: { flowId: flowId('damageClaim') } })) ?? {};
    expect(JSON.parse(flowFormInfo?.propertyJson ?? '{}').fields.length).toBeGreaterThan(2);
    expect(formOperates?.find(({ id }) => id === 'place')).toMatchObject({ write: true, required: true });
    const model = (await admin.data('listModels', { query: { keyword: 'damageClaim' } }))?.list[0]?.id ?? '';
    expect(await staff.data('listFlowVersions', { path: { id: model } })).toMatchObject([{ id: flowId('damageClaim') }]);
  });
});

it('several pieces of work of one step are handled alike, of several steps none', async () => {
  const claims = [await launched(staff, 'damageClaim', CLAIM), await launched(staff, 'damageClaim', CLAIM)];
  const ids = await Promise.all(claims.map((id) => work(double, id)));
  const other = await work(double, await launched(staff, 'maintenanceOrder', { title: '一件工单', section: 'S26.1', due: NOW_MS }));
  const body = { batchType: 0, handleOpinion: '同意' };
  expect(await double.call('handleFlowTasks', { body: { ...body, ids: [...ids, other] } })).toMatchObject({ code: 400 });
  expect(await double.call('handleFlowTasks', { body: { ...body, ids } })).toMatchObject({ code: 200 });
  for (const id of claims) expect(await stepOf(staff, id)).toBe('分管领导审批');
});

it('of several pieces of work the one that is refused is named with the reason, and the others are done', async () => {
  const claims = [
    await launched(staff, 'damageClaim', CLAIM),
    await launched(novice, 'damageClaim', CLAIM),
    await launched(staff, 'damageClaim', CLAIM),
  ];
  const ids = await Promise.all(claims.map((id) => work(double, id)));
  await approve(double, claims[1] ?? '');
  const body = { batchType: 0, handleOpinion: '同意', ids };
  expect(await double.call('handleFlowTasks', { body })).toMatchObject({
    code: 200,
    msg: '已处理 2 项，未处理 1 项：唐诗雅的赔补偿案件（该流程已被处理，请刷新后重试）',
  });
  for (const id of [claims[0] ?? '', claims[2] ?? '']) expect(await stepOf(staff, id)).toBe('分管领导审批');
  expect(await double.call('handleFlowTasks', { body })).toMatchObject({ code: 400, msg: '该流程已被处理，请刷新后重试' });
});

it('remarks are for who may see the process, and taken back by who made them', async () => {
  const id = await launched(staff, 'damageClaim', CLAIM);
  const body = { taskId: id, text: '请补充照片' };
  expect(await guest.call('createFlowComment', { body })).toMatchObject({ code: 400 });
  expect(await double.call('createFlowComment', { body })).toMatchObject({ code: 200 });
  const { list } = await staff.data('listFlowComments', { query: { taskId: id } });
  expect(list).toMatchObject([{ text: '请补充照片', creatorUser: '欧阳明轩/double', isDel: false }]);
  expect(await staff.call('removeFlowComment', { path: { id: list[0]?.id ?? '' } })).toMatchObject({ code: 400 });
  expect(await double.call('removeFlowComment', { path: { id: list[0]?.id ?? '' } })).toMatchObject({ code: 200 });
});

it('phrases and kept conditions are the own ones of a person', async () => {
  await staff.call('createOpinionPhrase', { body: { commonWordsText: '现场已核' } });
  const phrases = async (person: Person) => (await person.data('listOpinionPhrases'))?.list.map(({ commonWordsText }) => commonWordsText);
  expect(await phrases(staff)).toEqual(['现场已核', '同意', '同意，请按计划实施', '请补充材料后再报', '不同意']);
  expect(await phrases(guest)).not.toContain('现场已核');
  const body = {
    fullName: '紧急',
    moduleId: 'entry',
    matchLogic: 'AND',
    conditionJson: '[{"field":"urgency","symbol":"==","fieldValue":"3"}]',
  };
  expect(await staff.call('createSavedQuery', { body })).toMatchObject({ code: 200 });
  expect(await staff.call('createSavedQuery', { body })).toMatchObject({ code: 400, msg: '方案名称已存在，请修改后重试' });
  const kept = await staff.data('listSavedQueries', { path: { id: 'entry' } });
  expect(kept?.list).toMatchObject([body]);
  expect((await guest.data('listSavedQueries', { path: { id: 'entry' } }))?.list).toEqual([]);
  expect(await guest.call('removeSavedQuery', { path: { id: kept?.list[0]?.id ?? '' } })).toMatchObject({ code: 400 });
  expect(await staff.call('removeSavedQuery', { path: { id: kept?.list[0]?.id ?? '' } })).toMatchObject({ code: 200 });
});
