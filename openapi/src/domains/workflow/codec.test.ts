import { describe, expect, it } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { flowState, flowUrgency, workflowCodecs } from './index.ts';

const dataOf = <Id extends Parameters<typeof goodData>[0]>(id: Id, name: string) => {
  const found = goodData<Id>(id).find(([known]) => known === name)?.[1];
  if (!found) throw new Error(`no example ${name} of ${id}`);
  return found;
};

describe('the state of a flow', () => {
  it.each([
    [1, 'waiting'],
    [2, 'adopted'],
    [3, 'rejected'],
    [4, 'revoked'],
    [5, 'cancelled'],
    ['3', 'rejected'],
    [0, 'unknown'],
    [6, 'unknown'],
    [null, 'unknown'],
  ])('%j is %s', (wire, name) => expect(flowState.decode(wire)).toBe(name));
});

describe('urgency', () => {
  it.each([
    [1, 'normal'],
    [2, 'important'],
    [3, 'urgent'],
    [null, 'normal'],
    [9, 'normal'],
  ])('%j is %s', (wire, name) => expect(flowUrgency.decode(wire)).toBe(name));
});

it('a list of tasks shows every state, and a server that says little still gives rows', () => {
  const { rows } = workflowCodecs.listFlowTasks.data.decode(dataOf('listFlowTasks', 'states'));
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'adopted', 'rejected', 'revoked', 'cancelled']);
  const [row] = workflowCodecs.listFlowTasks.data.decode(dataOf('listFlowTasks', 'sparse')).rows;
  expect(row).toMatchObject({ enCode: '', thisStep: '', startTime: null, isRead: false, taskOperatorId: null });
});

it('the trail names what was done, all ten statuses', () => {
  const trail = workflowCodecs.listFlowRecords.data.decode(dataOf('listFlowRecords', 'everyStatus'));
  expect(trail.map(({ handleStatus }) => handleStatus)).toEqual([
    'returned',
    'approved',
    'initiated',
    'withdrawn',
    'terminated',
    'assigned',
    'addSigner',
    'transferred',
    'changed',
    'revived',
  ]);
});

describe('the detail of a task', () => {
  it('holds the design of its form, the steps, the trail and what may be done with each field', () => {
    const detail = workflowCodecs.getFlowTask.data.decode(dataOf('getFlowTask', 'good'));
    const { form, steps, trail, rights, formData, draftData } = detail;
    expect(form?.design.kind === 'value' && form.design.value.fields.map(({ vModel }) => vModel)).toEqual(['reason', 'mileage']);
    expect(steps.map(({ isComplete }) => isComplete)).toEqual([true, false]);
    expect(trail.map(({ handleStatus }) => handleStatus)).toEqual(['initiated', 'approved']);
    expect(rights.map(({ id, write }) => [id, write])).toEqual([
      ['reason', false],
      ['mileage', true],
    ]);
    expect([formData?.['mileage'], draftData?.['mileage']]).toEqual(['K1234+500', 'K1234+800']);
  });

  it('of a page of the program has an address and nothing else', () => {
    const detail = workflowCodecs.getFlowTask.data.decode(dataOf('getFlowTask', 'bare'));
    expect(detail).toMatchObject({ formData: null, draftData: null, steps: [], trail: [], rights: [] });
    expect(detail.form).toMatchObject({ kind: 'page', urlAddress: 'extend/vehicleRequest', design: { kind: 'none' } });
  });

  it('of a server that sends nothing is empty', () => {
    expect(workflowCodecs.getFlowTask.data.decode({})).toMatchObject({ task: null, form: null, steps: [], trail: [] });
  });
});

it('copies and chosen people are sent as the server reads them', () => {
  const body = workflowCodecs.approveFlowTask.body.encode({
    opinion: '同意',
    files: [],
    copyIds: ['1', '2'],
    signImg: '',
    enCode: 'laneClosure',
    candidates: { n3: ['5', '7'] },
    branches: [],
    peopleOfEmptySteps: {},
    formData: null,
    rejectStep: '',
    rejectType: 'again',
  });
  expect(body).toMatchObject({ handleOpinion: '同意', copyIds: '1,2', candidateList: { n3: ['5', '7'] } });
});

it('a delegation without flows means every flow', () => {
  const { rows } = workflowCodecs.listDelegations.data.decode(dataOf('listDelegations', 'good'));
  expect(rows.map(({ flowIds }) => flowIds)).toEqual([['571001000000000011', '571001000000000012'], []]);
});
