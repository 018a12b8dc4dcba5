import { describe, expect, it } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { DELEGATION_TYPES, entrustTab, isStillWaiting, placeOf, workflowCodecs } from './index.ts';

describe('the entrust page opens', () => {
  it.each([
    ['1', 'byMe', '1'],
    ['2', 'toMe', '2'],
    ['3', 'toMe', '2'],
    ['', 'toMe', '2'],
    [null, 'toMe', '2'],
  ])('config %j: %s, delegations of type %s', (config, tab, type) => {
    expect(entrustTab(config)).toBe(tab);
    expect(DELEGATION_TYPES[entrustTab(config)]).toBe(type);
  });
});

it.each([
  ['good', true],
  ['later', true],
  ['over', false],
])('work still waits: %s %s', (name, isWaiting) => {
  const [, data] = goodData('checkFlowTask').find(([known]) => known === name) ?? [];
  expect(isStillWaiting(data ? workflowCodecs.checkFlowTask.data.decode(data) : null)).toBe(isWaiting);
});

const listed = (line: object) =>
  placeOf(workflowCodecs.listFlowTasks.data.decode({ list: [{ id: '7', ...line }], pagination: {} } as never).rows[0] as never);

it.each([
  ['by all names', { processId: '1', taskNodeId: 'n', taskOperatorId: 'w' }, ['1', 'n', 'w']],
  ['by the id of the work and another name of the step', { processId: '1', thisStepId: 'n' }, ['1', 'n', '7']],
  ['by the id of the process alone', {}, ['7', null, null]],
])('a line of a list leads to its process %s', (_, line, [processId, taskNodeId, taskOperatorId]) =>
  expect(listed(line)).toEqual({ processId, taskNodeId, taskOperatorId }),
);
