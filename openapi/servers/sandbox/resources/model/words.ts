import type { FieldWords } from '../../core/words.ts';

/** Words for the members of a model. @source admin §7 */
export const modelWords: FieldWords = {
  fullName: { required: '请输入名称', tooLong: '名称最多为50个字符！' },
  enCode: { required: '请输入编码', tooLong: '编码最多为50个字符！', pattern: '编码只能包含字母、数字和点，且点不能在开头或结尾' },
  sortCode: { range: '排序应在0到999999之间', type: '排序应为整数' },
};
