import type { Pinyin } from '@milepost/kit/engines/pinyin';
import { KINDS, KIND_NAMES } from '@milepost/openapi/domains/design';
import type { KindGroup, KindName } from '@milepost/openapi/domains/design';

/** Other words people look for a kind by. */
const KEYWORDS: Partial<Readonly<Record<KindName, string>>> = {
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

/** Kinds of one group that a search has found. */
export interface PaletteGroup {
  readonly group: KindGroup;
  readonly kinds: readonly KindName[];
}

/**
 * Kinds that fit a search, by group. A name is found by its letters, its sound, and other words for it.
 * @param wordOf name of a kind in the language of the page
 */
export function paletteGroups(query: string, wordOf: (kind: KindName) => string, pinyin: Pinyin): readonly PaletteGroup[] {
  const wanted = query.trim();
  const fits = (kind: KindName): boolean =>
    wanted === '' ||
    pinyin.find(wordOf(kind), wanted) !== null ||
    pinyin.find(KEYWORDS[kind] ?? '', wanted) !== null ||
    kind.toLowerCase().includes(wanted.toLowerCase());
  const groups = [...new Set(KIND_NAMES.map((kind) => KINDS[kind].group))];
  return groups
    .map((group) => ({ group, kinds: KIND_NAMES.filter((kind) => KINDS[kind].group === group && fits(kind)) }))
    .filter(({ kinds }) => kinds.length > 0);
}
