import { describe, expect, it } from 'vitest';
import { acceptedExample, passwordProblems, policyDegree, refusedExample, type PasswordPolicy } from './index.ts';

const NEEDS = ['needsDigit', 'needsLowercase', 'needsUppercase', 'needsSpecial'] as const;
/** Policy of a shortest length and what it asks for: d, l, u, s. */
const asks = (minLength: number, needs = ''): PasswordPolicy => ({
  isLimited: true,
  minLength,
  needsDigit: needs.includes('d'),
  needsLowercase: needs.includes('l'),
  needsUppercase: needs.includes('u'),
  needsSpecial: needs.includes('s'),
  isInitialChangeMandatory: false,
});

it.each<[string, PasswordPolicy, string]>([
  ['that is switched off', { ...asks(12, 'dlus'), isLimited: false }, 'none'],
  ['that asks for nothing', asks(0), 'none'],
  ['of six characters', asks(6), 'weak'],
  ['of a digit and a small letter', asks(0, 'dl'), 'weak'],
  ['of eight characters of every kind', asks(8, 'dlus'), 'fair'],
  ['of twelve characters of every kind', asks(12, 'dlus'), 'strong'],
  ['of sixteen characters', asks(16), 'strong'],
])('a policy %s is told by the weakest password it lets through', (_, policy, degree) => {
  expect(policyDegree(policy)).toBe(degree);
});

describe('examples of every policy', () => {
  const policies = [0, 1, 6, 16, 64].flatMap((minLength) =>
    Array.from({ length: 2 ** NEEDS.length }, (_, mask) =>
      asks(
        minLength,
        'dlus'
          .split('')
          .filter((__, at) => mask & (2 ** at))
          .join(''),
      ),
    ),
  );

  it('one is accepted, and not longer than asked for', () => {
    for (const policy of policies) {
      const accepted = acceptedExample(policy);
      expect([policy, passwordProblems(policy, accepted)]).toEqual([policy, []]);
      expect(accepted.length).toBeLessThanOrEqual(Math.max(policy.minLength, NEEDS.length, 1));
    }
  });

  it('one is refused, unless anything is accepted', () => {
    for (const policy of policies) {
      const refused = refusedExample(policy);
      const takesAll = policy.minLength <= 1 && NEEDS.every((need) => !policy[need]);
      expect([policy, refused === null]).toEqual([policy, takesAll]);
      expect(refused === null || passwordProblems(policy, refused).length > 0).toBe(true);
    }
  });
});
