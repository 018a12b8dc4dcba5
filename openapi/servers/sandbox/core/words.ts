import type { ErrorObject } from 'ajv/dist/2020.js';
import { Refusal } from './failure.ts';

/** Problems of one field, independent of who found them: the description or a rule. */
export type ProblemKind = 'required' | 'tooLong' | 'pattern' | 'range' | 'type';

/** The wording of the specification for the problems of known fields; other fields get a general sentence. */
export type FieldWords = Readonly<Record<string, Partial<Record<ProblemKind, string>>>>;

const KIND_BY_KEYWORD: Readonly<Record<string, ProblemKind>> = {
  required: 'required',
  dependentRequired: 'required',
  minLength: 'required',
  maxLength: 'tooLong',
  pattern: 'pattern',
  format: 'pattern',
  enum: 'range',
  const: 'range',
  minimum: 'range',
  maximum: 'range',
};

const GENERAL: Readonly<Record<ProblemKind, (field: string) => string>> = {
  required: (field) => `缺少 ${field}，请填写后重试`,
  tooLong: (field) => `${field} 过长，请缩短后重试`,
  pattern: (field) => `${field} 格式不正确，请修改后重试`,
  range: (field) => `${field} 超出允许的范围，请修改后重试`,
  type: (field) => `${field} 类型不正确，请修改后重试`,
};

/** The sentence for a problem with a field: the specification's, or one that names the field. */
export function problemText(field: string, kind: ProblemKind, words: FieldWords): string {
  return words[field]?.[kind] ?? GENERAL[kind](field);
}

/** Refuses the first problem a domain's pure rules have found. @throws Refusal */
export function refuseProblems(problems: readonly { field: string; problem: ProblemKind }[], words: FieldWords): void {
  const [first] = problems;
  if (first) throw new Refusal(problemText(first.field, first.problem, words));
}

/**
 * One sentence for what the description says is wrong with a call: the first problem only, because people mend one at a
 * time and the form has shown them all already.
 */
export function violationText(errors: readonly ErrorObject[], words: FieldWords): string {
  const deepest = errors.find((error) => KIND_BY_KEYWORD[error.keyword] === 'required') ?? errors[0];
  if (!deepest) return '请求参数不正确，请修改后重试';
  const missing: unknown = deepest.params.missingProperty;
  const names = deepest.instancePath.split('/').filter((name) => name !== '' && name !== 'path' && name !== 'query');
  const { within }: { within?: unknown } = deepest.params;
  const ends = [...(typeof within === 'string' ? within.split('/').slice(1) : []), ...(typeof missing === 'string' ? [missing] : [])];
  const place = ends.map((end) => (/^\d+$/.test(end) ? `[${end}]` : `.${end}`)).join('');
  return problemText(`${names.join('.')}${place}`.replace(/^\./, '') || '请求内容', KIND_BY_KEYWORD[deepest.keyword] ?? 'type', words);
}

/** Places at which an answer departs from the description, for the log. */
export function violationList(errors: readonly ErrorObject[]): string {
  return errors.map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`).join('; ');
}
