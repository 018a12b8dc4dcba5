import { officeDay } from '../../../../src/wire/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';
import { modelOf } from '../model/lay-out.ts';
import { readDesign } from '../record/design.ts';
import { workedOut } from '../record/worked-out.ts';
import { insertRecord, updateRecord } from '../record/write.ts';
import type { RecordStored } from '../model/tables.ts';
import { enabledPerson, userIdOf } from '../workflow/access.ts';
import { arrive, copyTo, keepRecord } from '../workflow/moves.ts';
import { findTask, HANDLE, STEP_STATE, TASK_STATE, type StepRow, type TaskRow } from '../workflow/tables.ts';
import { REFUSED } from '../workflow/words.ts';
import type { LaunchableFlow } from './launchable.ts';
import type { FlowNode } from './tables.ts';

/** Choices of who launches. */
export interface LaunchInput {
  readonly values: Readonly<Record<string, unknown>>;
  readonly flowUrgent: number;
  readonly candidates: Readonly<Record<string, readonly string[]>>;
  readonly peopleOfEmptySteps: Readonly<Record<string, readonly string[]>>;
  readonly branches: readonly string[];
  readonly copyIds: readonly string[];
}

/** Does a node hold for these values? */
export function holds({ when }: FlowNode, values: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true;
  const own = values[when.field];
  if (when.symbol === '==') return String(own) === String(when.value);
  return when.symbol === '>' ? Number(own ?? 0) > Number(when.value) : Number(own ?? 0) <= Number(when.value);
}

/** Steps of a launch with their people: those whose condition holds; of branches those that are chosen, later or now. */
export function stepsFor(flow: LaunchableFlow, said: LaunchInput, userId: string) {
  return flow.nodes
    .filter((node) => holds(node, said.values))
    .map((node) => {
      const chosen = said.peopleOfEmptySteps[node.code] ?? said.candidates[node.code] ?? [];
      const usual = node.by.map((id) => (id === '@initiator' ? userId : id));
      return { node, people: chosen.length > 0 ? chosen : usual };
    });
}

/** A launch with what its form works out, whatever was sent: its steps may go by it. */
export function workedOutLaunch(world: World, flow: LaunchableFlow, said: LaunchInput, caller: Caller | null): LaunchInput {
  if (flow.modelId === null) return said;
  return { ...said, values: workedOut(world, readDesign(modelOf(world, flow.modelId)), said.values, null, caller) };
}

/** The first step, where it would wait for nobody; later ones are asked about once they come next. */
export function emptySteps(steps: ReturnType<typeof stepsFor>): { nodeCode: string; nodeName: string }[] {
  const first = steps.find(({ node }) => node.kind === 'approver');
  if (!first || first.people.length > 0 || first.node.isCandidates === true || first.node.isBranch === true) return [];
  return [{ nodeCode: first.node.code, nodeName: first.node.name }];
}

/** Launches a flow: its record, its steps, and the first of them. @reading R-697 @throws Refusal */
export function launch(world: World, flow: LaunchableFlow, said: LaunchInput, caller: Caller | null, id: string): void {
  const { store } = world;
  const userId = userIdOf(caller);
  const time = world.now();
  const before = findTask(store, id);
  const recordId = writeForm(world, flow, said, caller, before ?? null);
  const person = store.one<{ realName: string }>('SELECT realName FROM user WHERE id = ?', userId)?.realName ?? '';
  const values = JSON.stringify(said.values);
  if (before) {
    updateRow(store, 'flow_task', id, {
      status: TASK_STATE.waiting,
      endTime: null,
      formData: values,
      flowUrgent: said.flowUrgent,
      recordId,
    });
    store.run('DELETE FROM flow_step WHERE taskId = ? AND NOT EXISTS (SELECT 1 FROM flow_record WHERE stepId = flow_step.id)', id);
  } else
    insertRow(store, 'flow_task', {
      id,
      flowId: flow.id,
      enCode: numberOf(store, flow.enCode, time),
      fullName: `${person}的${flow.fullName}`,
      flowUrgent: said.flowUrgent,
      status: TASK_STATE.waiting,
      userId,
      startTime: time,
      endTime: null,
      formData: values,
      modelId: flow.modelId,
      recordId,
    });
  if (recordId !== null) updateRow(store, 'model_record', recordId, { flowId: flow.id, flowTaskId: id });
  layOutSteps(world, flow, said, userId, id);
  const task = findTask(store, id);
  if (!task) throw new Refusal(REFUSED.gone);
  keepRecord(world, task, { handleStatus: before ? HANDLE.changed : HANDLE.initiated, handleId: userId });
  copyTo(
    world,
    task,
    said.copyIds.map((each) => enabledPerson(store, each, '抄送人不存在或已停用，请重新选择抄送人')),
  );
  arrive(world, task, said.candidates, said.branches);
}

/** Steps are kept where the trail names them; their places are taken anew. */
function layOutSteps({ store, nextId }: World, flow: LaunchableFlow, said: LaunchInput, userId: string, taskId: string): void {
  const kept = store.all<StepRow>('SELECT * FROM flow_step WHERE taskId = ? ORDER BY place', taskId);
  kept.forEach((step, index) => updateRow(store, 'flow_step', step.id, { place: -1000 - index }));
  stepsFor(flow, said, userId).forEach(({ node, people }, index) => {
    const values = {
      place: index + 1,
      nodeName: node.name,
      userIds: JSON.stringify(people.map((each) => enabledPerson(store, each, REFUSED.noPerson))),
      isCandidates: node.isCandidates === true ? 1 : 0,
      state: STEP_STATE.ahead,
      kind: node.kind,
      mode: node.mode,
      branch: node.isBranch === true ? node.code : '',
      writable: JSON.stringify(node.writable ?? []),
    };
    const known = kept.find(({ nodeCode }) => nodeCode === node.code);
    if (known) updateRow(store, 'flow_step', known.id, values);
    else insertRow(store, 'flow_step', { ...values, id: nextId(), taskId, nodeCode: node.code });
  });
}

function writeForm(world: World, flow: LaunchableFlow, said: LaunchInput, caller: Caller | null, before: TaskRow | null): string | null {
  if (flow.modelId === null) return null;
  const model = modelOf(world, flow.modelId);
  const design = readDesign(model);
  const stored = before?.recordId ? world.store.one<RecordStored>('SELECT * FROM model_record WHERE id = ?', before.recordId) : undefined;
  if (!stored) return insertRecord(world, model, design, said.values, caller, flow.id);
  updateRecord(world, stored, design, said.values, caller);
  return stored.id;
}

/** The number of a process on paper: its flow, the day, and which one of that day it is. */
function numberOf(store: Store, enCode: string, timeMs: number): string {
  const head = `${enCode}-${officeDay(timeMs).replaceAll('-', '')}-`;
  const { count } = store.one<{ count: number }>(
    'SELECT count(*) AS count FROM flow_task WHERE substr(enCode, 1, ?) = ?',
    head.length,
    head,
  ) ?? { count: 0 };
  for (let number = count + 1; ; number += 1) {
    const text = head + String(number).padStart(3, '0');
    if (!store.one('SELECT 1 AS found FROM flow_task WHERE enCode = ?', text)) return text;
  }
}
