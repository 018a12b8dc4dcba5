import type { KindName } from '@milepost/openapi/domains/design';

/** Other words people look for a kind by. */
export const KIND_KEYWORDS: Partial<Readonly<Record<KindName, string>>> = {
  comInput: 'input name title 名称 标题',
  textarea: 'remark memo note 备注 说明',
  numInput: 'amount price quantity count 金额 数量 价格',
  switch: 'yes no 是否',
  radio: 'option 单选',
  checkbox: 'options 多选',
  select: 'dropdown option 下拉 单选',
  date: 'day datetime 日期 时间',
  uploadFz: 'attachment 附件',
  uploadImg: 'picture photo 照片',
  userSelect: 'person employee 人员 负责人',
  comSelect: 'company 公司',
  depSelect: 'company 部门',
  relationForm: 'reference 关联',
  calculate: 'formula sum 公式 合计',
  billRule: 'number serial 编号 单号',
  table: 'rows detail 明细 子表',
  card: 'group 分组',
  tab: 'page 页签',
  editor: 'rich html 富文本',
};
