import { namedWords } from '../../core/named-row.ts';
import type { FieldWords } from '../../core/words.ts';

/** @source admin §5 */
export const billRuleWords: FieldWords = {
  ...namedWords('业务名称', '业务编码'),
  category: { required: '请选择业务分类' },
  prefix: { required: '请输入流水前缀', tooLong: '流水前缀最多为50个字符！' },
  dateFormat: { required: '请选择流水日期', range: '流水日期只能为yyyyMMdd、yyyyMM、yyyy或no' },
  digit: {
    required: '请输入流水位数',
    pattern: '仅能输入正整数',
    type: '仅能输入正整数',
    tooLong: '流水位数最大长度为1',
    range: '流水位数应为1到9的正整数',
  },
  startNumber: {
    required: '请输入流水起始',
    pattern: '流水起始只能为数字，且不能全为0',
    range: '流水起始不能全为0',
    tooLong: '流水起始最多为50个字符！',
  },
};
