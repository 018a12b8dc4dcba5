import type { NumberMessages } from '@milepost/kit/headless/number-field';
import type { TextFieldMessages } from '@milepost/kit/headless/text-field';

/** Sentences of numbers. */
export const numberMessages: NumberMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${maxChars} 文字中 ${chars} 文字`,
  refusal: (kind, { min = '', max = '' }) =>
    ({
      notNumber: '数字で入力してください（例：1234.5）',
      tooPrecise: '小数の桁が多すぎます',
      belowMin: `${min} 以上で入力してください`,
      aboveMax: `${max} 以下で入力してください`,
    })[kind],
  decrease: (label) => `${label}を減らす`,
  increase: (label) => `${label}を増やす`,
};

/** Sentences of texts. */
export const textMessages: TextFieldMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${maxChars} 文字中 ${chars} 文字`,
  scanned: (value) => `読み取り：${value}`,
  reveal: (label) => `${label}を表示`,
  conceal: (label) => `${label}を隠す`,
};
