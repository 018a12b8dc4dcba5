import { MAX_REPETITIONS } from '../../../../src/domains/schedule/index.ts';
import type { FieldWords } from '../../core/words.ts';

/** @reading R-126 */
export const scheduleWords: FieldWords = {
  title: { required: '请输入日程标题', tooLong: '日程标题最多为200个字符！' },
  startDay: { required: '请选择开始时间', type: '开始时间不正确，请重新选择' },
  startTime: { pattern: '开始时间应为时:分' },
  endDay: { required: '请选择结束时间', type: '结束时间不正确，请重新选择', range: '结束时间不能早于开始时间' },
  endTime: { pattern: '结束时间应为时:分' },
  urgent: { range: '紧急程度只能为普通、重要或紧急' },
  repetition: { range: '重复方式不正确，请重新选择' },
  repeatTime: {
    required: '请选择结束重复的日期',
    range: '结束重复的日期不能早于开始时间',
    tooLong: `重复次数不能超过${MAX_REPETITIONS}次，请提前结束重复的日期`,
  },
  type: { range: '请选择修改或删除的范围' },
};

/** Names of the urgencies in the detail. @reading R-128 */
export const URGENCY_NAMES: Readonly<Record<'1' | '2' | '3', string>> = { 1: '普通', 2: '重要', 3: '紧急' };
/** Names of the types in the detail. @reading R-128 */
export const TYPE_NAMES: ReadonlyMap<number, string> = new Map([
  [1, '日程'],
  [2, '会议'],
  [3, '值班'],
]);
