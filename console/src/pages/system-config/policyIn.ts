import type { Read } from '@milepost/kit/forms/grammar';
import { passwordPolicy } from '@milepost/openapi/domains/system-config';
import type { PasswordPolicy } from '@milepost/openapi/domains/system-config';

/** Fields of the form the demands on passwords are made of. */
export const POLICY_FIELDS = [
  'passwordStrengthLimit',
  'passwordLengthMin',
  'passwordLengthMinNumber',
  'containsNumbers',
  'includeLowercaseLetters',
  'includeUppercaseLetters',
  'containsCharacters',
  'passwordIsUpdatedRegularly',
  'updateCycle',
  'disableOldPassword',
  'disableTheNumberOfOldPasswords',
  'mandatoryModificationOfInitialPassword',
  'newUserDefaultPassword',
];

const countAt = (read: Read, field: string): number => {
  const value = read(field);
  return typeof value === 'number' ? value : 0;
};

/** The password policy as it stands in the form. */
export const policyIn = (read: Read): PasswordPolicy =>
  passwordPolicy({
    passwordStrengthLimit: read('passwordStrengthLimit') === true,
    passwordLengthMin: Number(read('passwordLengthMin') === true),
    passwordLengthMinNumber: countAt(read, 'passwordLengthMinNumber'),
    containsNumbers: read('containsNumbers') === true,
    includeLowercaseLetters: read('includeLowercaseLetters') === true,
    includeUppercaseLetters: read('includeUppercaseLetters') === true,
    containsCharacters: read('containsCharacters') === true,
    mandatoryModificationOfInitialPassword: read('mandatoryModificationOfInitialPassword') === true,
  });

/** Days after which a password is changed, and old ones that may not come back; null where nothing is asked. */
export const habitsIn = (read: Read) => ({
  days: read('passwordIsUpdatedRegularly') === true ? countAt(read, 'updateCycle') : null,
  oldOnes: read('disableOldPassword') === true ? countAt(read, 'disableTheNumberOfOldPasswords') : null,
});
