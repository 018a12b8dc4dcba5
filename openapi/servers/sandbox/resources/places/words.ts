import type { FieldWords } from '../../core/words.ts';

/** @source admin §5 @reading R-100 */
export const placeWords: FieldWords = {
  parentId: { required: '请选择上级组织' },
  organizeId: { required: '请选择所属组织' },
  fullName: { required: '请输入名称', tooLong: '名称最多为50个字符！', pattern: '名称不能含有特殊符号' },
  enCode: {
    required: '请输入编码',
    tooLong: '编码最多为50个字符！',
    pattern: '编码只能包含字母、数字和点，且点不能在开头或结尾',
  },
  type: { tooLong: '类型最多为50个字符！' },
  sortCode: { range: '排序应在0到999999之间', type: '排序应为整数' },
  enabledMark: { range: '状态只能为启用或禁用' },
  globalMark: { required: '请选择是否为全局角色', range: '请选择是否为全局角色' },
  organizeIdsTree: { required: '请选择角色所属的组织，或设为全局角色' },
};
