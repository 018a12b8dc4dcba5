import type { PasswordPolicy, SystemSettings } from './model.ts';

type PolicySettings = Pick<
  SystemSettings,
  | 'passwordStrengthLimit'
  | 'passwordLengthMin'
  | 'passwordLengthMinNumber'
  | 'containsNumbers'
  | 'includeLowercaseLetters'
  | 'includeUppercaseLetters'
  | 'containsCharacters'
  | 'mandatoryModificationOfInitialPassword'
>;

/** Problem of a new password; the words for it belong to the view. */
export type PasswordProblem =
  | { kind: 'required' | 'needsDigit' | 'needsLowercase' | 'needsUppercase' | 'needsSpecial' }
  | { kind: 'tooShort'; minLength: number };

/** The policy among the settings. @source shell §3 */
export const passwordPolicy = (settings: PolicySettings): PasswordPolicy => ({
  isLimited: settings.passwordStrengthLimit,
  minLength: minLengthOf(settings),
  needsDigit: settings.containsNumbers,
  needsLowercase: settings.includeLowercaseLetters,
  needsUppercase: settings.includeUppercaseLetters,
  needsSpecial: settings.containsCharacters,
  isInitialChangeMandatory: settings.mandatoryModificationOfInitialPassword,
});

/** `passwordLengthMin` switches `passwordLengthMinNumber` on; a value above 1 is the length itself. @reading R-058 */
function minLengthOf({ passwordLengthMin, passwordLengthMinNumber }: PolicySettings): number {
  const first = passwordLengthMin ?? 0;
  if (first > 1) return first;
  return first === 1 ? (passwordLengthMinNumber ?? 0) : 0;
}

const CHECKS = [
  ['needsDigit', /[0-9]/],
  ['needsLowercase', /[a-z]/],
  ['needsUppercase', /[A-Z]/],
  // Neither a letter of any script, nor a digit, nor a blank. @reading R-058
  ['needsSpecial', /[^\p{L}\p{M}\p{N}\s]/u],
] as const;

/** Everything that is wrong with a new password, in the order of the form; empty when nothing is. @source shell §5 */
export function passwordProblems(policy: PasswordPolicy, plain: string): PasswordProblem[] {
  if (plain === '') return [{ kind: 'required' }];
  if (!policy.isLimited) return [];
  const problems: PasswordProblem[] = [];
  if (Array.from(plain).length < policy.minLength) problems.push({ kind: 'tooShort', minLength: policy.minLength });
  for (const [kind, pattern] of CHECKS) if (policy[kind] && !pattern.test(plain)) problems.push({ kind });
  return problems;
}
