import { expect, test } from 'vitest';
import { stepSums } from './stepSums.ts';

const line = (nodeName: string, handleStatus: string, userName: string, handleOpinion = '') =>
  ({ nodeName, handleStatus, userName, handleOpinion }) as never;

test('steps stand once, in the order they were handled first, with who approved and who sent back, and the last words', () => {
  const records = [
    line('发起申请', 'initiated', '何俊杰', '请审'),
    line('审查', 'returned', '欧阳明轩', '缺图'),
    line('发起申请', 'changed', '何俊杰'),
    line('审查', 'approved', '欧阳明轩', '齐全'),
    line('审查', 'approved', '欧阳明轩'),
    line('审批', 'approved', '孙婉宁'),
  ];
  expect(stepSums(records)).toEqual([
    { name: '审查', approved: ['欧阳明轩'], returned: ['欧阳明轩'], opinion: '齐全' },
    { name: '审批', approved: ['孙婉宁'], returned: [], opinion: '' },
  ]);
});
