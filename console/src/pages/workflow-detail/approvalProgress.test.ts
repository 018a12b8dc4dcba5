import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import { describe, expect, test } from 'vitest';
import { initiatorsOf, peopleOf, targetsOf, wayOf } from './approvalProgress.ts';

const record = (handleStatus: number, nodeName: string) => ({
  id: nodeName,
  handleStatus,
  nodeName,
  handleTime: 5,
  userName: '何俊杰/staff',
});
const step = (id: string, completion: 0 | 1) => ({ id, nodeName: id, completion, type: '9', userName: '孙婉宁/admin' });

function way(status: number, thisStep: string, steps: readonly object[], trail: readonly object[]) {
  const detail = workflowCodecs.getFlowTask.data.decode({
    flowTaskInfo: { id: '1', status, thisStep },
    flowTaskNodeList: [...steps] as never,
    flowTaskOperatorRecordList: [...trail] as never,
  });
  return wayOf(detail).map((node) =>
    node.kind === 'done' ? `${node.isTurn ? '!' : ''}${node.record.nodeName}` : `${node.kind} ${node.step.id}`,
  );
}

describe('the way of a process', () => {
  const trail = [record(2, '发起'), record(1, '复核'), record(0, '审查')];
  const steps = [step('复核', 1), step('审查', 0), step('审批', 0), step('备案', 0)];
  test('is what was done, what is at hand, and what lies ahead', () =>
    expect(way(1, '审查', steps, trail)).toEqual(['发起', '复核', '!审查', 'atHand 审查', 'ahead 审批', 'ahead 备案']));
  test('has several steps at hand where the process stands at several', () =>
    expect(way(1, '审查,审批', steps, [])).toEqual(['atHand 审查', 'atHand 审批', 'ahead 备案']));
  test('stands at the first open step where the process does not say', () =>
    expect(way(1, '', steps, [])).toEqual(['atHand 审查', 'ahead 审批', 'ahead 备案']));
  test.each([2, 3, 4, 5, 9])('that is over (%i) has nothing at hand and nothing ahead', (status) =>
    expect(way(status, '审查', steps, trail)).toEqual(['发起', '复核', '!审查']),
  );
});

test('names stand without accounts; whom something went to is never an id', () => {
  expect(peopleOf('何俊杰/staff,欧阳明轩/double')).toEqual(['何俊杰', '欧阳明轩']);
  expect([targetsOf(null), targetsOf('549001000000000005'), targetsOf('林若彤/guest')]).toEqual([[], [], ['林若彤']]);
  expect(initiatorsOf(workflowCodecs.getFlowTask.data.decode({}))).toEqual([]);
});
