import type { FieldWords } from '../../core/words.ts';

/** @reading R-372 */
export const workflowWords: FieldWords = {
  toUserId: { required: '请选择受托人' },
  startTime: { required: '请选择开始时间', type: '开始时间不正确，请重新选择' },
  endTime: { required: '请选择结束时间', type: '结束时间不正确，请重新选择', range: '结束时间应晚于开始时间' },
  freeApproverUserId: { required: '请选择处理人' },
};

/** Reasons handling is refused. */
export const REFUSED = {
  gone: '流程不存在或已被删除',
  handled: '该流程已被处理，请刷新后重试',
  notYours: '您不是当前处理人，无法处理',
  notShown: '您没有权限查看此流程，只有发起人、处理人、抄送人和管理员可以查看',
  tooLate: '当前流程被处理，无法撤回',
  noRecall: '只能撤回自己的发起或审批',
  endOver: '流程已结束，无法终止',
  endNotYours: '只有发起人或管理员可以终止流程',
  assignOver: '流程已结束，无法指派',
  assignNotYours: '只有管理员可以指派',
  assignElsewhere: '只能指派正在处理的环节',
  noPerson: '处理人不存在或已停用，请重新选择处理人',
  samePerson: '处理人没有变化，请选择其他人',
} as const;
