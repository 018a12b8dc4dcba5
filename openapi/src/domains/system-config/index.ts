export { systemConfigCodecs } from './codec.ts';
export type { Administrator, PasswordPolicy, SystemSettings } from './model.ts';
export { passwordPolicy, passwordProblems, type PasswordProblem } from './policy.ts';
export { SETTING_LIMITS, SETTING_MAX_CHARS, settingProblems, type SettingProblem, type SettingsAfter } from './rules.ts';
export { isListedAddress } from './whitelist.ts';
export { acceptedExample, POLICY_DEGREES, policyDegree, refusedExample, type PolicyDegree } from './policyStrength.ts';
