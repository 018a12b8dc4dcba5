import { namedWords } from '../../core/named-row.ts';
import type { FieldWords } from '../../core/words.ts';

/** @reading R-473 */
export const menuWords: FieldWords = {
  ...namedWords('名称', '编码'),
  enCode: {
    required: '请输入编码',
    tooLong: '编码最多为50个字符！',
    pattern: '编码只能包含字母、数字、点、横线和下划线，且须以字母或数字开头和结尾',
  },
  systemId: { required: '请选择系统' },
  parentId: { required: '请选择上级' },
  moduleId: { required: '请选择菜单' },
  type: { required: '请选择类型', range: '类型不存在，请重新选择' },
  urlAddress: { required: '请输入地址', pattern: '地址不正确，请修改后重试', tooLong: '地址最多为500个字符！' },
  design: { required: '请选择要显示的设计，列表中没有时请先在“Web设计”中发布' },
  dictionary: { required: '请选择要显示的字典分类' },
  portal: { required: '请选择要显示的门户' },
  icon: { tooLong: '图标最多为100个字符！' },
  linkTarget: { range: '只能在当前页或新窗口打开' },
  file: { required: '请上传 .bm 格式的文件' },
};
