import { namedWords } from '../../core/named-row.ts';
import type { FieldWords } from '../../core/words.ts';

/** @source admin §5 @reading R-100 */
export const organizationWords: FieldWords = {
  ...namedWords('名称', '编码'),
  parentId: { required: '请选择上级组织' },
  organizeId: { required: '请选择所属组织' },
  type: { tooLong: '类型最多为50个字符！' },
  globalMark: { required: '请选择是否为全局角色', range: '请选择是否为全局角色' },
  organizeIdsTree: { required: '请选择角色所属的组织，或设为全局角色' },
};
