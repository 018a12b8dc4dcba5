import type { PasswordPolicy } from './model.ts';
import { passwordProblems } from './policy.ts';

/** Degrees of a policy, the weakest first. `none`: anything is a password. */
export const POLICY_DEGREES = ['none', 'weak', 'fair', 'strong'] as const;
export type PolicyDegree = (typeof POLICY_DEGREES)[number];

/** Bits of the weakest password from which on a policy counts as this. @reading R-772 */
const FAIR_BITS = 28;
const STRONG_BITS = 40;
/** Characters there are of each kind; of others those of a keyboard. */
const OF = { digit: 10, lower: 26, upper: 26, special: 32 } as const;

/** Bits of the weakest password a policy lets through: what it asks for once, the rest as digits. 0 where it asks for nothing. */
export function weakestBits(policy: PasswordPolicy): number {
  if (!policy.isLimited) return 0;
  const asked = [
    policy.needsDigit && OF.digit,
    policy.needsLowercase && OF.lower,
    policy.needsUppercase && OF.upper,
    policy.needsSpecial && OF.special,
  ].filter((size) => size !== false);
  const rest = Math.max(0, policy.minLength - asked.length);
  return asked.reduce((bits, size) => bits + Math.log2(size), rest * Math.log2(OF.digit));
}

/** Degree of a policy, by the weakest password it lets through. @reading R-772 */
export function policyDegree(policy: PasswordPolicy): PolicyDegree {
  const bits = weakestBits(policy);
  if (bits === 0) return 'none';
  return bits < FAIR_BITS ? 'weak' : bits < STRONG_BITS ? 'fair' : 'strong';
}

const LETTERS = 'highwaybridgetunnelviaduct';

/** Password the policy lets through, no longer than it has to be: letters that can be read, then what is asked for besides. */
export function acceptedExample(policy: PasswordPolicy): string {
  if (!policy.isLimited) return '1';
  const tail = `${policy.needsSpecial ? '-' : ''}${policy.needsDigit ? '7' : ''}`;
  const count = Math.max(1, policy.minLength - tail.length, Number(policy.needsLowercase) + Number(policy.needsUppercase));
  const letters = LETTERS.repeat(Math.ceil(count / LETTERS.length)).slice(0, count);
  return (policy.needsUppercase ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters) + tail;
}

/** Password the policy refuses, as near to one it takes as can be; null where it takes anything. */
export function refusedExample(policy: PasswordPolicy): string | null {
  const accepted = acceptedExample(policy);
  const near = [accepted.slice(0, -1), accepted.toLowerCase(), accepted.toUpperCase(), accepted.replace('-', '7')];
  return near.find((one) => one !== '' && passwordProblems(policy, one).length > 0) ?? null;
}
