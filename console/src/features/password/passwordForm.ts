import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { passwordProblems } from '@milepost/openapi/domains/system-config';
import type { PasswordPolicy, PasswordProblem } from '@milepost/openapi/domains/system-config';

/** Texts of the dialog, as they are typed. */
export interface PasswordDraft {
  readonly oldPassword: string;
  readonly password: string;
  readonly repeated: string;
  readonly code: string;
}
export type PasswordField = keyof PasswordDraft;

export const EMPTY: PasswordDraft = { oldPassword: '', password: '', repeated: '', code: '' };

/** Sentence on a problem of a new password. @source shell §5 */
function sentenceOf(problem: PasswordProblem): MessageDescriptor {
  switch (problem.kind) {
    case 'required':
      return msg`New password cannot be empty`;
    case 'tooShort': {
      const { minLength } = problem;
      return msg`New password length cannot be less than ${minLength}`;
    }
    case 'needsDigit':
      return msg`New password must contain digits`;
    case 'needsLowercase':
      return msg`New password must contain lowercase letters`;
    case 'needsUppercase':
      return msg`New password must contain uppercase letters`;
    case 'needsSpecial':
      return msg`New password must contain a special character`;
  }
}

/** Problems, at most one sentence per field, in the order of the form. @source shell §5 */
export function problemsOf(
  { oldPassword, password, repeated, code }: PasswordDraft,
  policy: PasswordPolicy,
): { readonly field: PasswordField; readonly sentence: MessageDescriptor }[] {
  const [first] = passwordProblems(policy, password);
  const found: [PasswordField, MessageDescriptor | false | undefined][] = [
    ['oldPassword', oldPassword === '' && msg`Old password cannot be empty`],
    ['password', first && sentenceOf(first)],
    ['repeated', repeated === '' ? msg`Repeat password cannot be empty` : repeated !== password && msg`The two passwords do not match`],
    ['code', code.trim() === '' && msg`Captcha code cannot be empty`],
  ];
  return found.flatMap(([field, sentence]) => (sentence ? [{ field, sentence }] : []));
}

/** One thing a new password has to hold, for the list below the field. */
export interface PasswordRule {
  readonly kind: Exclude<PasswordProblem['kind'], 'required'>;
  readonly sentence: MessageDescriptor;
  readonly isMet: boolean;
}

/** Rules of the policy, and whether they are kept; empty where it asks for nothing. @source shell §5 */
export function rulesOf(policy: PasswordPolicy, password: string): PasswordRule[] {
  if (!policy.isLimited) return [];
  const open = new Set(password === '' ? null : passwordProblems(policy, password).map(({ kind }) => kind));
  const { minLength } = policy;
  const asked: [PasswordRule['kind'], boolean, MessageDescriptor][] = [
    ['tooShort', minLength > 0, msg`At least ${minLength} characters`],
    ['needsDigit', policy.needsDigit, msg`A digit`],
    ['needsLowercase', policy.needsLowercase, msg`A lowercase letter`],
    ['needsUppercase', policy.needsUppercase, msg`An uppercase letter`],
    ['needsSpecial', policy.needsSpecial, msg`A special character`],
  ];
  return asked.flatMap(([kind, isAsked, sentence]) => (isAsked ? [{ kind, sentence, isMet: password !== '' && !open.has(kind) }] : []));
}
