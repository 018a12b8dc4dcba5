import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { pageOf } from '../../core/paging.ts';
import { updateRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';
import { labelOf } from '../user-administration/labels.ts';
import { readProfile } from '../current-user/profile.ts';
import { enabledPerson, heldWork, userIdOf } from '../workflow/access.ts';
import { handleHandlers, rejectSteps } from '../workflow/handle-handlers.ts';
import { keepRecord, layWork } from '../workflow/moves.ts';
import { HANDLE, stepsOf, WORK_STATE } from '../workflow/tables.ts';
import { REFUSED } from '../workflow/words.ts';
import { launchable } from './launchable.ts';

type Operations = 'listFlowRejectSteps' | 'saveFlowTask' | 'listFlowCandidateUsers' | 'addFlowSigner' | 'handleFlowTasks';

const BEFORE = 1;
const BATCH = { approve: 0, reject: 1, transfer: 2 } as const;
type PersonRow = { id: string; realName: string; account: string; profile: string };

export function workHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const handling = handleHandlers(world);
  const held = (id: string, caller: Caller | null) => {
    const { task, work } = heldWork(world, id, caller);
    const step = stepsOf(store, task.id).find((each) => each.id === work.stepId);
    if (!step) throw new Refusal(REFUSED.gone);
    return { task, work, step };
  };

  return {
    listFlowRejectSteps: ({ path, caller }) => {
      const { task, step } = held(path.id, caller);
      const steps = rejectSteps(world, task.id, step).map(({ nodeCode, nodeName }) => ({ nodeCode, nodeName }));
      return { data: { list: [{ nodeCode: 'start', nodeName: '发起申请' }, ...steps], isLastAppro: steps.length > 0 } };
    },
    saveFlowTask: ({ path, body, caller }) => {
      const { work } = held(path.id, caller);
      updateRow(store, 'flow_work', work.id, { draft: JSON.stringify(body.formData ?? {}) });
      return { msg: '保存成功' };
    },
    /** Those a step names, else everybody who may work. */
    listFlowCandidateUsers: ({ path, body, caller }) => {
      const named =
        path.id === '0'
          ? launchable(store, body.flowId ?? '').nodes.find(({ code }) => code === body.nodeCode)?.by
          : (JSON.parse(
              stepsOf(store, held(path.id, caller).task.id).find(({ nodeCode }) => nodeCode === body.nodeCode)?.userIds ?? '[]',
            ) as string[]);
      const people = store
        .all<PersonRow>('SELECT id, realName, account, profile FROM user WHERE enabledMark = 1 ORDER BY sortCode, id')
        .filter(({ id }) => !named || named.length === 0 || named.includes(id))
        .filter(({ realName, account }) => matchesKeyword(body.keyword, realName, account))
        .map(({ id, profile, ...person }) => {
          const { headIcon = '', organizeName = '' } = readProfile(profile);
          return { id, fullName: labelOf(person), headIcon, organize: organizeName };
        });
      return { data: pageOf(people, body) };
    },
    addFlowSigner: ({ path, body, caller }) => {
      const { task, work, step } = held(path.id, caller);
      const toUserId = enabledPerson(store, body.freeApproverUserId, REFUSED.noPerson);
      if (toUserId === work.userId) throw new Refusal(REFUSED.samePerson);
      const handleId = userIdOf(caller);
      const said = {
        handleId,
        opinion: body.handleOpinion ?? '',
        signImg: body.signImg ?? '',
        files: body.fileList,
        step,
        workId: work.id,
      };
      const isBefore = (body.freeApproverType ?? BEFORE) === BEFORE;
      updateRow(store, 'flow_work', work.id, { state: isBefore ? WORK_STATE.closed : WORK_STATE.handled, handleTime: world.now() });
      if (!isBefore) keepRecord(world, task, { ...said, handleStatus: HANDLE.approved });
      keepRecord(world, task, { ...said, handleStatus: HANDLE.addSigner, operatorId: toUserId });
      layWork(world, task, step, toUserId, isBefore ? work.userId : null);
      return { msg: '加签成功' };
    },
    /** Of one flow and one step only: they are judged alike. What is refused is named, the others are done. @source shell §2 @reading R-852 */
    handleFlowTasks: (call) => {
      const { body, caller } = call;
      const tried = body.ids.map((id) => attempt(() => held(id, caller)));
      const works = tried.flatMap(({ done }) => (done ? [done] : []));
      if (new Set(works.map(({ task, step }) => `${task.flowId} ${step.nodeCode}`)).size > 1)
        throw new Refusal('所选流程的环节不同，无法批量处理');
      const { handleOpinion = '', freeApproverUserId = '', signImg = '', copyIds = '' } = body;
      // Said before anything is written: a copy is handed out after the act.
      for (const id of copyIds.split(',')) if (id !== '') enabledPerson(store, id, '抄送人不存在或已停用，请重新选择抄送人');
      const refused = body.ids.flatMap((id, at) => {
        const path = { id };
        const { why } = tried[at]?.done
          ? attempt(() => {
              if (body.batchType === BATCH.transfer)
                handling.transferFlowTask({ ...call, path, body: { freeApproverUserId, handleOpinion } });
              else if (body.batchType === BATCH.reject)
                handling.rejectFlowTask({ ...call, path, body: { handleOpinion, signImg, copyIds } });
              else {
                const answer = handling.approveFlowTask({ ...call, path, body: { handleOpinion, signImg, copyIds } });
                if ('data' in answer && answer.data) throw new Refusal('下一环节需要选择审批人，请单独处理');
              }
            })
          : (tried[at] ?? { why: REFUSED.gone });
        return why === undefined ? [] : [{ name: nameOf(store, id), why }];
      });
      const [first] = refused;
      if (first && refused.length === body.ids.length) throw new Refusal(first.why);
      const named = refused.map(({ name, why }) => `${name}（${why}）`).join('；');
      return { msg: first ? `已处理 ${body.ids.length - refused.length} 项，未处理 ${refused.length} 项：${named}` : '批量操作完成' };
    },
  };
}

/** Outcome of one piece of work among several: what was done, or the reason it was refused, before anything was written. */
function attempt<Done>(work: () => Done): { readonly done?: Done; readonly why?: string } {
  try {
    return { done: work() };
  } catch (error) {
    if (error instanceof Refusal) return { why: error.message };
    throw error;
  }
}

const nameOf = (store: Store, workId: string): string =>
  store.one<{ fullName: string }>('SELECT fullName FROM flow_task WHERE id = (SELECT taskId FROM flow_work WHERE id = ?)', workId)
    ?.fullName ?? workId;
