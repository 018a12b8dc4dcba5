import { wordsFor, type ByLanguage, type LanguageCode } from '@milepost/kit/engines/language';
import { valueKindNamed, valueKindOf } from '@milepost/kit/forms/values';
import { controlOf, type RecordControl } from './control-of.ts';
import type { ProblemOfValue, RecordField, RecordProblem } from './types.ts';

/** Languages of the sentences. */
export type Language = LanguageCode;

interface Words {
  readonly fillIn: (label: string) => string;
  readonly choose: (label: string) => string;
  readonly tooLong: (chars: number) => string;
  readonly between: (min: string, max: string) => string;
  readonly atLeast: (min: string) => string;
  readonly atMost: (max: string) => string;
  readonly stepped: (min: string, max: string, step: string) => string;
  readonly wholeBetween: (min: string, max: string) => string;
  readonly whole: string;
  readonly number: (example: string) => string;
  readonly date: (example: string) => string;
  readonly time: (example: string) => string;
  readonly range: (example: string) => string;
  readonly color: (example: string) => string;
  readonly turned: string;
  readonly beyond: string;
  readonly onOff: string;
  readonly option: string;
  readonly pattern: string;
  readonly check: string;
  readonly taken: (label: string) => string;
  readonly repeated: (label: string, row: number) => string;
  readonly tooMany: (most: number, ofImages: boolean) => string;
  /** Place of a cell. */
  readonly row: (table: string, row: number) => string;
  readonly of: (label: string, sentence: string) => string;
}

/** Sentences a form of the console says in the same words. */
const WORDS: ByLanguage<Words> = {
  zh: {
    fillIn: (label) => `请输入${label}`,
    choose: (label) => `请选择${label}`,
    tooLong: (chars) => `最多 ${chars} 个字符`,
    between: (min, max) => `请填写 ${min} 到 ${max} 之间的数字`,
    atLeast: (min) => `不能小于 ${min}`,
    atMost: (max) => `不能大于 ${max}`,
    stepped: (min, max, step) => `请填写 ${min} 到 ${max} 之间的数字，每 ${step} 一档`,
    wholeBetween: (min, max) => `请填写 ${min} 到 ${max} 之间的整数`,
    whole: '请填写整数',
    number: (example) => `请填写数字，例如 ${example}`,
    date: (example) => `日期格式不正确，例如 ${example}`,
    time: (example) => `时间格式不正确，例如 ${example}`,
    range: (example) => `这不是有效的范围，请按 ${example} 的格式填写`,
    color: (example) => `这不是有效的颜色，请按 ${example} 的格式填写`,
    turned: '最小值不能大于最大值',
    beyond: '超出了可选的范围，请重新选择',
    onOff: '请填写是或否',
    option: '没有这个选项',
    pattern: '格式不正确',
    check: '请检查填写的内容',
    taken: (label) => `${label}已存在，请修改后重试`,
    repeated: (label, row) => `${label}与第 ${row} 行重复，请修改后重试`,
    tooMany: (most, ofImages) => (ofImages ? `当前限制最多可以上传${most}张图片` : `当前限制最多可以上传${most}个文件`),
    row: (table, row) => `${table}，第 ${row} 行，`,
    of: (label, sentence) => `${label}：${sentence}`,
  },
  zhtw: {
    fillIn: (label) => `請輸入${label}`,
    choose: (label) => `請選擇${label}`,
    tooLong: (chars) => `最多 ${chars} 個字元`,
    between: (min, max) => `請填寫 ${min} 到 ${max} 之間的數字`,
    atLeast: (min) => `不能小於 ${min}`,
    atMost: (max) => `不能大於 ${max}`,
    stepped: (min, max, step) => `請填寫 ${min} 到 ${max} 之間的數字，每 ${step} 一檔`,
    wholeBetween: (min, max) => `請填寫 ${min} 到 ${max} 之間的整數`,
    whole: '請填寫整數',
    number: (example) => `請填寫數字，例如 ${example}`,
    date: (example) => `日期格式不正確，例如 ${example}`,
    time: (example) => `時間格式不正確，例如 ${example}`,
    range: (example) => `這不是有效的範圍，請依 ${example} 的格式填寫`,
    color: (example) => `這不是有效的顏色，請依 ${example} 的格式填寫`,
    turned: '最小值不能大於最大值',
    beyond: '超出了可選的範圍，請重新選擇',
    onOff: '請填寫是或否',
    option: '沒有這個選項',
    pattern: '格式不正確',
    check: '請檢查填寫的內容',
    taken: (label) => `${label}已存在，請修改後重試`,
    repeated: (label, row) => `${label}與第 ${row} 列重複，請修改後重試`,
    tooMany: (most, ofImages) => (ofImages ? `目前限制最多可以上傳${most}張圖片` : `目前限制最多可以上傳${most}個檔案`),
    row: (table, row) => `${table}，第 ${row} 列，`,
    of: (label, sentence) => `${label}：${sentence}`,
  },
  en: {
    fillIn: (label) => `Fill in: ${label}`,
    choose: (label) => `Choose: ${label}`,
    tooLong: (chars) => `Write at most ${chars} characters`,
    between: (min, max) => `Enter a number from ${min} to ${max}`,
    atLeast: (min) => `Enter ${min} or more`,
    atMost: (max) => `Enter ${max} or less`,
    stepped: (min, max, step) => `Enter a number from ${min} to ${max} in steps of ${step}`,
    wholeBetween: (min, max) => `Enter a whole number from ${min} to ${max}`,
    whole: 'Enter a whole number',
    number: (example) => `Enter a number, such as ${example}`,
    date: (example) => `This is no date, write it like ${example}`,
    time: (example) => `This is no time, write it like ${example}`,
    range: (example) => `This is no range, write it like ${example}`,
    color: (example) => `This is no colour, write it like ${example}`,
    turned: 'The minimum must not be larger than the maximum',
    beyond: 'This is beyond what may be chosen; choose another',
    onOff: 'This is neither yes nor no',
    option: 'This is none of the choices',
    pattern: 'This is not written as it should be',
    check: 'Check what you entered',
    taken: (label) => `${label} already exists. Change it and try again`,
    repeated: (label, row) => `${label} is a duplicate of row ${row}. Change it and try again`,
    tooMany: (most, ofImages) => `At most ${most} ${ofImages ? 'image' : 'file'}${most === 1 ? '' : 's'} can be uploaded`,
    row: (table, row) => `${table}, row ${row}, `,
    of: (label, sentence) => `${label}: ${sentence}`,
  },
};

function rangeWords(words: Words, control: RecordControl): string {
  const { range, ends } = valueKindOf(control).sentences ?? {};
  if (range === 'turned') return words.turned;
  if (range !== 'number') return words.beyond;
  const [min, max] = ends?.(control) ?? ['', ''];
  return min && max ? words.between(min, max) : min ? words.atLeast(min) : words.atMost(max);
}

type End = string | number | undefined;
interface NumberEnds {
  readonly min?: End;
  readonly max?: End;
  readonly precision?: number | undefined;
}

const WHOLE = 1234;
function numberWords(words: Words, { min, max, precision }: NumberEnds): string {
  if (precision !== 0) return words.number(precision === undefined ? `${WHOLE}.5` : `${WHOLE}.${'5'.padEnd(precision, '0')}`);
  return min === undefined || max === undefined ? words.whole : words.wholeBetween(String(min), String(max));
}

function invalidWords(words: Words, control: RecordControl): string {
  const { invalid, example = '', limits, ends, step } = valueKindOf(control).sentences ?? {};
  const steps = step?.(control) ?? '';
  switch (invalid) {
    case 'number':
      if (steps !== '') return words.stepped(...(ends?.(control) ?? ['', '']), steps);
      return numberWords(words, limits?.(control) ?? {});
    case 'date':
      return words.date(example);
    case 'time':
      return words.time(example);
    case 'range':
      return words.range(example);
    case 'switch':
      return words.onOff;
    case 'color':
      return words.color(example);
    default:
      return words.check;
  }
}

function wordsOf(words: Words, field: RecordField, problem: ProblemOfValue): string {
  const { label, kind } = field;
  const control = controlOf(field);
  switch (problem.kind) {
    case 'required':
      return valueKindNamed(kind)?.sentences?.required === 'fillIn' ? words.fillIn(label) : words.choose(label);
    case 'tooLong':
      return words.tooLong(control.kind === 'text' ? (control.maxChars ?? 0) : 0);
    case 'range':
      return rangeWords(words, control);
    case 'invalid':
      return invalidWords(words, control);
    case 'noOption':
      return words.option;
    case 'taken':
      return words.taken(label);
    case 'repeated':
      return words.repeated(label, problem.row + 1);
    case 'tooMany':
      return words.tooMany(problem.most, problem.ofImages);
    case 'pattern':
      return problem.message || words.pattern;
  }
}

/** Sentence of a problem of a value, as a form says it beside the field. */
export const valueSentence = (field: RecordField, problem: ProblemOfValue, language: Language = 'zh'): string =>
  wordsOf(wordsFor(WORDS, language), field, problem);

/** Problems whose sentence has the name of the field in it. */
const SAYS_LABEL: ReadonlySet<ProblemOfValue['kind']> = new Set(['required', 'taken', 'repeated']);

/** Sentence of a problem of a record: it names the field, and the row of a sub-table. */
export function recordSentence({ field, problem, cell }: RecordProblem, language: Language = 'zh'): string {
  const words = wordsFor(WORDS, language);
  const own = wordsOf(words, field, problem);
  const isNamed = SAYS_LABEL.has(problem.kind) || (problem.kind === 'pattern' && problem.message.includes(field.label));
  const named = isNamed ? own : words.of(field.label, own);
  return cell === null ? named : words.row(cell.table.label, cell.row + 1) + named;
}
