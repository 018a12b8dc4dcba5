import type { FormMessages } from '@milepost/kit/headless/form';
import { textMessages } from './messages.ts';

/** Sentences of a form. */
export const formMessages: FormMessages = {
  ...textMessages,
  problems: (count) => `修正が必要な項目：${count} 件`,
  notSaved: '保存できませんでした',
  required: ({ label, isTyped }) => (isTyped ? `${label}を入力してください` : `${label}を選択してください`),
  tooLong: ({ maxChars }) => `${maxChars} 文字以内で入力してください`,
  pattern: () => '形式が正しくありません',
  range: ({ min, max }) => `${min} から ${max} までで入力してください`,
  invalid: ({ example }) => `「${example}」のように入力してください`,
  emptyCell: '入力してください',
  cell: ({ table, row, column }) => `${table} ${row} 行目 ${column}`,
};
