import { NotRun } from '../../model/stop.ts';
import { factsOf } from '../../model/facts.ts';
import { at, listOf, textOf } from '../../model/schema.ts';
import type { Role } from '../target/profile.ts';
import { idOf, rowsOf } from '../described/rows.ts';
import { findingUnless, type Proof, type Scenario, type Steps } from './steps.ts';

/** Code of a flow every sandbox has: launched by staff, decided by a second person, then by the administrator. */
const FLOW = 'damageClaim';
const HOUR_MS = 3_600_000;
const STATE = { waiting: 1, rejected: 3 } as const;

/** Actions of several people in one process. */
function createActions(steps: Steps) {
  const { probe, data, does, records } = steps;
  const form = () => ({ place: probe.name(), party: '周德海', happened: Date.now() - HOUR_MS, rescue: 5200, total: 5200, items: [] });
  const flow = (): Promise<string> =>
    records.lookup.first('pageFlowTemplates', { query: { pageSize: '100' } }, (row) => row['enCode'] === FLOW);
  const stateOf = async (id: string): Promise<unknown> =>
    at(await data('getFlowTask', { path: { id } }, 'staff'), 'flowTaskInfo', 'status');
  const workOf = async (who: Role, id: string): Promise<string> => {
    const list = rowsOf(
      factsOf('listFlowTasks'),
      await data('listFlowTasks', { path: { category: '1' }, query: { pageSize: '200' } }, who),
    );
    const operator = textOf(list.find(({ processId }) => processId === id)?.['taskOperatorId']);
    if (operator === '') throw new NotRun(`nothing waits for ${who} in the process ${id}`);
    probe.own(operator, null); // a step of a process of this run
    return operator;
  };
  return {
    form,
    flow,
    stateOf,
    workOf,
    launch: async (): Promise<string> => {
      const body = { flowId: await flow(), formData: form(), status: 0 };
      const answer = await does(
        'createFlowTask',
        { body },
        ({ data: made }) => findingUnless(textOf(made) !== '', 'data', 'the id of the process', made),
        'staff',
      );
      const id = textOf(answer.data);
      if (id === '') throw new NotRun('createFlowTask answered no id');
      probe.own(id, { operation: 'removeOwnFlow', path: { id } });
      return id;
    },
    act: async (who: Role, operation: string, id: string, more: object = {}, proof?: Proof): Promise<void> =>
      void (await does(operation, { path: { id: await workOf(who, id) }, body: { handleOpinion: '已阅', ...more } }, proof, who)),
    userOf: async (who: Role): Promise<string> => textOf(at(await data('getCurrentUser', {}, who), 'userInfo', 'userId')),
  };
}

const NONE = { candidateList: {}, copyIds: '', fileList: [], signImg: '', enCode: FLOW };

const flowDecisions: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const { launch, act, form, flow, stateOf, workOf, userOf } = createActions(steps);
  const id = await launch();
  await does('urgeFlowTask', { path: { id } }, undefined, 'staff');
  const comments = async () => rowsOf(factsOf('listFlowComments'), await data('listFlowComments', { query: { taskId: id } }));
  await does('createFlowComment', { body: { taskId: id, text: probe.tag, file: '[]', image: '[]' } }, async () =>
    findingUnless((await comments()).length === 1, 'data.list of listFlowComments', 'one remark', (await comments()).length),
  );
  for (const comment of (await comments()).map(idOf)) {
    probe.own(comment, { operation: 'removeFlowComment', path: { id: comment } });
    await does('removeFlowComment', { path: { id: comment } });
    probe.disown(comment);
  }
  await act('double', 'saveFlowTask', id, { formData: {} });
  await act('double', 'rejectFlowTask', id, NONE, async () =>
    findingUnless((await stateOf(id)) === STATE.rejected, 'flowTaskInfo.status', '3, rejected', await stateOf(id)),
  );
  const body = { flowId: await flow(), formData: form(), status: 0 };
  await does(
    'updateFlowTask',
    { path: { id }, body },
    async () => findingUnless((await stateOf(id)) === STATE.waiting, 'flowTaskInfo.status', '1, waiting', await stateOf(id)),
    'staff',
  );
  const freeApproverUserId = await userOf('novice');
  await act('double', 'addFlowSigner', id, { freeApproverUserId, freeApproverType: 1 }, async () =>
    findingUnless((await workOf('novice', id)) !== '', 'data.list of listFlowTasks', 'the step of the signer', 'nothing'),
  );
  await act('novice', 'approveFlowTask', id, NONE);
  await act('double', 'transferFlowTask', id, { freeApproverUserId }, async () =>
    findingUnless((await workOf('novice', id)) !== '', 'data.list of listFlowTasks', 'the step that was handed over', 'nothing'),
  );
  await does('cancelFlowTask', { path: { id }, body: { handleOpinion: '计划取消' } }, async () =>
    findingUnless((await stateOf(id)) !== STATE.waiting, 'flowTaskInfo.status', 'not 1', await stateOf(id)),
  );
};

const flowRecalls: Scenario = async (steps) => {
  const { does, data, probe } = steps;
  const { launch, act, stateOf, workOf, userOf } = createActions(steps);
  const own = async () => rowsOf(factsOf('listOwnFlows'), await data('listOwnFlows', { query: { pageSize: '200' } }, 'staff')).map(idOf);
  const first = await launch();
  await act('double', 'approveFlowTask', first, NONE);
  const done = rowsOf(
    factsOf('listFlowTasks'),
    await data('listFlowTasks', { path: { category: '2' }, query: { pageSize: '200' } }, 'double'),
  );
  const work = textOf(done.find(({ processId }) => processId === first)?.['id']);
  if (work === '') throw new NotRun('what was approved is not among what is done');
  probe.own(work, null); // a line of a process of this run
  await does(
    'recallFlowTask',
    { path: { id: work }, body: { handleOpinion: '附件有误' } },
    async () =>
      findingUnless((await workOf('double', first)) !== '', 'data.list of listFlowTasks', 'the step that was taken back', 'nothing'),
    'double',
  );
  const freeApproverUserId = await userOf('novice');
  const now = await data('getFlowTask', { path: { id: first } }, 'staff');
  const node = listOf(at(now, 'flowTaskNodeList')).find((each) => at(each, 'nodeName') === at(now, 'flowTaskInfo', 'thisStep'));
  const nodeCode = textOf(at(node, 'nodeCode'));
  await does('assignFlowTask', { path: { id: first }, body: { nodeCode, freeApproverUserId, handleOpinion: '改派' } }, async () =>
    findingUnless((await workOf('novice', first)) !== '', 'data.list of listFlowTasks', 'the step that was given to another', 'nothing'),
  );
  await probe.ask('cancelFlowTask', { path: { id: first }, body: { handleOpinion: '计划取消' } });

  const second = await launch();
  await does(
    'revokeFlowTask',
    { path: { id: second }, body: { handleOpinion: '时间有误' } },
    async () => findingUnless((await stateOf(second)) !== STATE.waiting, 'flowTaskInfo.status', 'not 1', await stateOf(second)),
    'staff',
  );
  await does(
    'removeOwnFlow',
    { path: { id: second } },
    async () => findingUnless(!(await own()).includes(second), 'data.list of listOwnFlows', `no id ${second}`, 'it is still listed'),
    'staff',
  );
  probe.disown(second);

  const both = [await launch(), await launch()];
  const ids = [await workOf('double', both[0] ?? ''), await workOf('double', both[1] ?? '')];
  await does('handleFlowTasks', { body: { ids, batchType: 0, handleOpinion: '同意' } }, undefined, 'double');
  for (const id of both) await probe.ask('cancelFlowTask', { path: { id }, body: { handleOpinion: '计划取消' } });
};

/** Scenarios of this file, by the name the plan knows them by. */
export const FLOWS = { flowDecisions, flowRecalls };
