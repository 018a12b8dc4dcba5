import { hashPassword } from '../oauth/index.ts';
import { fitsPattern, PATTERNS } from '../../rules/index.ts';
import type { PasswordReset, UserDraft } from './model.ts';

/** @source admin §9 @reading R-106 */
export const ACCOUNT_MAX_CHARS = 50;
/** @source admin §9 @reading R-106 */
export const REAL_NAME_MAX_CHARS = 50;
/** Ends inclusive. @source admin §9 */
export const USER_SORT = { min: 0, max: 999_999 } as const;

/** Chinese, letters, digits, and the dot between the parts of a name. @source admin §5 @reading R-106 */
const REAL_NAME = /^[\p{Script=Han}A-Za-z0-9·]+$/u;

export type UserField = 'account' | 'realName' | 'organizeId' | 'mobilePhone' | 'email' | 'sortCode';

/** Problem of a field; the words for it belong to the view. */
export interface UserFieldProblem {
  field: UserField;
  problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

type Judged = Pick<UserDraft, 'account' | 'realName' | 'mobilePhone' | 'email' | 'sortCode'> & { organizeIds: readonly string[] };

/** Problems of a person, at most one per field, in the order of the dialog. @source admin §5 @reading R-106 */
export function userProblems({ account, realName, organizeIds, mobilePhone, email, sortCode }: Judged): UserFieldProblem[] {
  const isSort = sortCode === null || (Number.isInteger(sortCode) && sortCode >= USER_SORT.min && sortCode <= USER_SORT.max);
  return [
    textProblem('account', account, ACCOUNT_MAX_CHARS, PATTERNS.account),
    textProblem('realName', realName, REAL_NAME_MAX_CHARS, REAL_NAME),
    problemIf(organizeIds.length === 0, 'organizeId', 'required'),
    problemIf(!fits('mobilePhone', mobilePhone), 'mobilePhone', 'pattern'),
    problemIf(!fits('email', email), 'email', 'pattern'),
    problemIf(!isSort, 'sortCode', 'range'),
  ].filter((problem) => problem !== null);
}

const fits = (name: 'mobilePhone' | 'email' | 'password', text: string): boolean => fitsPattern(name, text, 0);

const problemIf = (isWrong: boolean, field: UserField, problem: UserFieldProblem['problem']): UserFieldProblem | null =>
  isWrong ? { field, problem } : null;

/** Length counts characters as people see code points, so that a rare Chinese character is one. */
function textProblem(field: 'account' | 'realName', text: string, maxChars: number, pattern: RegExp): UserFieldProblem | null {
  if (text.trim() === '') return { field, problem: 'required' };
  if (Array.from(text).length > maxChars) return { field, problem: 'tooLong' };
  return pattern.test(text) ? null : { field, problem: 'pattern' };
}

/** Problem of a password typed twice, the first one only. @source admin §5 */
export type PasswordProblem =
  | { field: 'password'; problem: 'required' | 'pattern' }
  | { field: 'repeatedPassword'; problem: 'required' | 'differs' };

/** Null when both fields are in order: 6 to 16 letters and digits, both kinds, twice the same. @source admin §5 */
export function passwordProblem(password: string, repeatedPassword: string): PasswordProblem | null {
  if (password === '') return { field: 'password', problem: 'required' };
  if (!fits('password', password)) return { field: 'password', problem: 'pattern' };
  if (repeatedPassword === '') return { field: 'repeatedPassword', problem: 'required' };
  return password === repeatedPassword ? null : { field: 'repeatedPassword', problem: 'differs' };
}

/** Body of a reset; judge the password with `passwordProblem` first. @source shell §5 */
export const passwordResetOf = (id: string, password: string): PasswordReset => {
  const digest = hashPassword(password);
  return { id, password: digest, repeatedPassword: digest };
};
