import { PATTERNS } from '../../rules/index.ts';
import type { PasswordPolicy } from './model.ts';
import { passwordProblems } from './policy.ts';

/** Ends of numbers among the settings, inclusive. @reading R-607 */
export const SETTING_LIMITS = {
  tokenTimeout: { min: 1, max: 999_999 },
  passwordErrorsNumber: { min: 0, max: 100 },
  lockTime: { min: 1, max: 1440 },
  verificationCodeNumber: { min: 3, max: 6 },
  updateCycle: { min: 1, max: 3650 },
  updateInAdvance: { min: 0, max: 3650 },
  passwordLengthMinNumber: { min: 1, max: 64 },
  disableTheNumberOfOldPasswords: { min: 1, max: 24 },
  emailPop3Port: { min: 1, max: 65_535 },
  emailSmtpPort: { min: 1, max: 65_535 },
  linkTime: { min: 1, max: 9999 },
  unClickNum: { min: 1, max: 9999 },
  firstDay: { min: 0, max: 1 },
  duration: { min: 1, max: 1440 },
} as const;

/** Longest texts among the settings, in characters. @reading R-607 */
export const SETTING_MAX_CHARS = {
  sysName: 100,
  title: 100,
  copyright: 200,
  companyName: 100,
  companyCode: 50,
  companyContacts: 50,
  companyTelePhone: 50,
  companyEmail: 100,
  companyAddress: 200,
  sysDescription: 2000,
} as const;

/** Settings that are on or off. */
const FLAGS: ReadonlySet<string> = new Set(
  `lastLoginTimeSwitch whitelistSwitch enableVerificationCode passwordIsUpdatedRegularly passwordStrengthLimit containsNumbers
   includeLowercaseLetters includeUppercaseLetters containsCharacters disableOldPassword mandatoryModificationOfInitialPassword emailSsl
   qyhIsSynOrg qyhIsSynUser dingSynIsSynOrg dingSynIsSynUser isClick showLunarCalendar flowSign flowTodo`.split(/\s+/),
);
const STATES: readonly unknown[] = [0, 1, '0', '1', true, false, ''];

/** Names the sign-in page shows: there is no page without them. */
const REQUIRED = ['sysName', 'title'] as const;

/** Problem of a setting. `pattern` of the first password: the policy refuses it. */
export interface SettingProblem {
  /** Name of the setting on the wire. */
  readonly field: string;
  readonly problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

const isIn = <Table extends object>(table: Table, name: string): name is keyof Table & string => Object.hasOwn(table, name);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function limitProblem(field: keyof typeof SETTING_LIMITS, value: unknown): SettingProblem | null {
  const { min, max } = SETTING_LIMITS[field];
  const text = textOf(value).trim();
  // A port of a server that is not named may be empty.
  if (text === '') return null;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= min && number <= max ? null : { field, problem: 'range' };
}

function charsProblem(field: keyof typeof SETTING_MAX_CHARS, value: unknown): SettingProblem | null {
  const text = textOf(value);
  if (text.trim() === '') return (REQUIRED as readonly string[]).includes(field) ? { field, problem: 'required' } : null;
  if (Array.from(text).length > SETTING_MAX_CHARS[field]) return { field, problem: 'tooLong' };
  return field === 'companyEmail' && !PATTERNS.email.test(text.trim()) ? { field, problem: 'pattern' } : null;
}

/** Circumstances of a change of the settings: how they stand after it. */
export interface SettingsAfter {
  readonly policy: PasswordPolicy;
  readonly isListed: boolean;
  readonly addresses: string;
}

/**
 * Problems of settings that are to be saved, by their names on the wire, at most one per field; what is not named, or null, stays.
 * @reading R-607
 */
export function settingProblems(sent: Readonly<Record<string, unknown>>, after: SettingsAfter): SettingProblem[] {
  const problems = Object.entries(sent).flatMap(([name, value]): SettingProblem[] => {
    if (value === null || value === undefined) return [];
    if (FLAGS.has(name)) return STATES.includes(value) ? [] : [{ field: name, problem: 'range' }];
    const problem = isIn(SETTING_LIMITS, name)
      ? limitProblem(name, value)
      : isIn(SETTING_MAX_CHARS, name)
        ? charsProblem(name, value)
        : null;
    return problem === null ? [] : [problem];
  });
  const first = textOf(sent['newUserDefaultPassword']);
  // Left empty, the kept one stays.
  if (first !== '' && passwordProblems(after.policy, first).length > 0)
    problems.push({ field: 'newUserDefaultPassword', problem: 'pattern' });
  if (after.isListed && after.addresses.trim() === '') problems.push({ field: 'whiteListIp', problem: 'required' });
  return problems;
}
