import { hashPassword } from '../oauth/index.ts';
import { fitsPattern, normalisePattern, PATTERNS } from '../../rules/index.ts';
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

/** Longest texts of the details of a person, in characters. @source admin §9 @reading R-606 */
export const DETAIL_MAX_CHARS = {
  nation: 50,
  nativePlace: 50,
  certificatesType: 50,
  certificatesNumber: 50,
  education: 50,
  telePhone: 20,
  landline: 20,
  urgentContacts: 50,
  urgentTelePhone: 20,
  postalAddress: 300,
} as const;

export type DetailField = keyof typeof DETAIL_MAX_CHARS | 'birthday' | 'entryDate';

/** Problem of a detail. `range` of a day: it is still to come. */
export interface DetailProblem {
  readonly field: DetailField;
  readonly problem: 'tooLong' | 'pattern' | 'range';
}

/** Details as a draft holds them: days in milliseconds since 1970. */
export type JudgedDetails = Readonly<Partial<Record<keyof typeof DETAIL_MAX_CHARS, string>>> & {
  readonly birthday?: number | null;
  readonly entryDate?: number | null;
};

/** True for an identity card, by the words of the kind of certificate: its number has a check character. */
export const isIdentityCard = (certificatesType: string): boolean => /身份证|身分證|\bID card\b|identity/i.test(certificatesType);

/** Number of a certificate as it is kept: that of an identity card without blanks, in plain capital characters. */
export const certificateNumber = (certificatesType: string, number: string): string =>
  isIdentityCard(certificatesType) ? normalisePattern('citizenId', number) : number.trim();

/**
 * Problems of what is known about a person beside the account, at most one per field: texts that are too long, a number of an identity
 * card that is none, days to come.
 * @param nowMs milliseconds since 1970
 * @reading R-606
 */
export function detailProblems(details: JudgedDetails, nowMs: number): DetailProblem[] {
  const problems: DetailProblem[] = [];
  for (const [name, maxChars] of Object.entries(DETAIL_MAX_CHARS)) {
    // The names are the keys of the table.
    const field = name as keyof typeof DETAIL_MAX_CHARS;
    if (Array.from(details[field] ?? '').length > maxChars) problems.push({ field, problem: 'tooLong' });
  }
  const { certificatesType = '', certificatesNumber = '' } = details;
  const number = certificateNumber(certificatesType, certificatesNumber);
  const isReported = problems.some(({ field }) => field === 'certificatesNumber');
  if (!isReported && isIdentityCard(certificatesType) && !fitsPattern('citizenId', number, nowMs))
    problems.push({ field: 'certificatesNumber', problem: 'pattern' });
  for (const field of ['birthday', 'entryDate'] as const) if ((details[field] ?? 0) > nowMs) problems.push({ field, problem: 'range' });
  return problems;
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
