import type { BddReason } from '../../../../src/domains/dictionary/index.ts';

const WORDS: Readonly<Record<BddReason, string>> = {
  syntax: '不是有效的 JSON',
  forbiddenKey: '含有不允许的键名',
  duplicateKey: '的键名重复',
  tooDeep: '嵌套过深',
  tooLarge: '内容过大',
  tooManyValues: '内容过多',
  version: '的版本不受支持',
  type: '类型不正确',
  required: '不能为空',
  tooLong: '超过50个字符',
  pattern: '格式不正确',
  range: '超出允许的范围',
  duplicateId: '重复',
  duplicateCode: '重复',
  unknownType: '不在文件的分类中',
  unknownParent: '不在文件的同一分类中',
  cycle: '的上级形成循环',
};

/** Damage of a file and its place, for people: `第 3 行第 7 列 不是有效的 JSON`, `entries[3].enCode 不能为空`. */
export function faultText(place: string, reason: BddReason): string {
  const position = /^(\d+):(\d+)$/.exec(place);
  return `${position ? `第 ${position[1]} 行第 ${position[2]} 列` : place} ${WORDS[reason]}`;
}
