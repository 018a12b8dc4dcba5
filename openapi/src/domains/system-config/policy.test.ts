import { describe, expect, test } from 'vitest';
import { passwordPolicy, passwordProblems, systemConfigCodecs, type PasswordPolicy } from './index.ts';

const FREE: PasswordPolicy = {
  isLimited: true,
  minLength: 0,
  needsDigit: false,
  needsLowercase: false,
  needsUppercase: false,
  needsSpecial: false,
  isInitialChangeMandatory: false,
};
const STRICT: PasswordPolicy = { ...FREE, minLength: 8, needsDigit: true, needsLowercase: true, needsUppercase: true, needsSpecial: true };
const kinds = (policy: PasswordPolicy, plain: string) => passwordProblems(policy, plain).map(({ kind }) => kind);

describe('a new password', () => {
  test.each([
    ['nothing', '', ['required']],
    ['one letter', 'a', ['tooShort', 'needsDigit', 'needsUppercase', 'needsSpecial']],
    ['seven characters with everything', 'Aa1#Aa1', ['tooShort']],
    ['eight characters with everything', 'Aa1#Aa1#', []],
    ['no digit', 'Aaaaaaa#', ['needsDigit']],
    ['no small letter', 'AAAAAA1#', ['needsLowercase']],
    ['no capital letter', 'aaaaaa1#', ['needsUppercase']],
    ['no special character', 'Aaaaaaa1', ['needsSpecial']],
    ['a blank is no special character', 'Aaaa aa1', ['needsSpecial']],
    ['a Chinese character is none either', 'Aaaaaaa1路', ['needsSpecial']],
    ['a Chinese full stop is one', 'Aaaaaaa1。', []],
    ['an emoji is one, and counts once', 'Aaaaaa1🚛', []],
    ['rare characters count once', '𠮷𠮷𠮷Aa1#', ['tooShort']],
    ['a full-width digit is no digit', 'Aaaaaaa#１', ['needsDigit']],
  ])('%s', (_, plain, expected) => expect(kinds(STRICT, plain)).toEqual(expected));

  test('that is too short names the length', () => {
    expect(passwordProblems({ ...FREE, minLength: 6 }, 'abc')).toEqual([{ kind: 'tooShort', minLength: 6 }]);
  });

  test('may be anything but nothing while the policy is off', () => {
    expect(kinds({ ...STRICT, isLimited: false }, 'a')).toEqual([]);
    expect(kinds({ ...STRICT, isLimited: false }, '')).toEqual(['required']);
  });

  test.each(['needsDigit', 'needsLowercase', 'needsUppercase', 'needsSpecial'] as const)(
    'is asked for %s only where its flag is set',
    (flag) => {
      expect(kinds({ ...FREE, [flag]: true }, '路')).toEqual([flag]);
    },
  );
});

describe('the policy among the settings', () => {
  const settings = (wire: object) => passwordPolicy(systemConfigCodecs.getSystemConfig.data.decode(wire));

  test.each([
    ['the switch is off', { passwordLengthMin: 0, passwordLengthMinNumber: 8 }, 0],
    ['the switch is on', { passwordLengthMin: 1, passwordLengthMinNumber: 8 }, 8],
    ['the switch is on without a number', { passwordLengthMin: 1 }, 0],
    ['the length itself stands there', { passwordLengthMin: 10 }, 10],
    ['the server says nothing', {}, 0],
  ])('length: %s', (_, wire, minLength) => expect(settings(wire).minLength).toBe(minLength));

  test('is off, and forces nobody, where the server says nothing', () => {
    expect(settings({})).toEqual({ ...FREE, isLimited: false });
  });

  test('reads its flags from numbers and from text', () => {
    expect(settings({ passwordStrengthLimit: 1, containsNumbers: '1', mandatoryModificationOfInitialPassword: 1 })).toMatchObject({
      isLimited: true,
      needsDigit: true,
      isInitialChangeMandatory: true,
    });
  });
});

test.each([
  ['text', { emailSmtpPort: '465', tokenTimeout: '900' }],
  ['numbers', { emailSmtpPort: 465, tokenTimeout: 900 }],
])('ports and times that come as %s are numbers, and go back as text', (_, wire) => {
  const { data } = systemConfigCodecs.getSystemConfig;
  expect(data.decode(wire)).toMatchObject({ emailSmtpPort: 465, tokenTimeout: 900 });
  expect(data.encode(data.decode(wire))).toMatchObject({ emailSmtpPort: '465', tokenTimeout: '900' });
});
