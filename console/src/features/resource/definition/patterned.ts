import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextControl } from '@milepost/kit/forms/grammar';
import { fitsPattern, normalisePattern } from '@milepost/openapi/rules';
import type { PatternName } from '@milepost/openapi/rules';

/** Sentences for texts that do not fit a named pattern. @source admin §5 */
export const PATTERN_WORDS: Readonly<Record<PatternName, MessageDescriptor>> = {
  mobilePhone: msg`Enter the phone number correctly`,
  password: msg`A password of 6 to 16 letters and digits, with both of them`,
  citizenId: msg`Enter the 18 characters of the identity card as they are printed`,
  email: msg`Enter an e-mail address like name@example.com`,
  plate: msg`Enter the plate number as it stands on the vehicle`,
  chinese: msg`Use Chinese characters only`,
  code: msg`Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3`,
  account: msg`Use letters and digits only`,
  fullName: msg`A name cannot hold special characters: use Chinese, letters and digits`,
  userCode: msg`Use digits only`,
  hours: msg`Enter whole or half numbers, such as 7.5`,
  positiveInteger: msg`Enter a positive whole number`,
  fieldName: msg`Begin with a letter; letters, digits and underscores follow`,
};

/** Numbers of the first generation, which nobody issues since 1999 and nothing takes since 2013. */
const OLD_CITIZEN_ID = /^\d{15}$/;

/** Sentence for a text that does not fit a named pattern, as people type it; null when it fits or is empty. @source admin §5 */
export function patternProblem(name: PatternName, typed: string, nowMs: number): MessageDescriptor | null {
  const text = normalisePattern(name, typed);
  if (fitsPattern(name, text, nowMs)) return null;
  return name === 'citizenId' && OLD_CITIZEN_ID.test(text)
    ? msg`Identity numbers of 15 digits are no longer valid: enter the one of 18`
    : PATTERN_WORDS[name];
}

/** Members of a text control that make it one of a named pattern: what is typed is judged, and tidied when the field is left. */
export const patterned = (name: PatternName): Pick<TextControl, 'refuses' | 'tidy' | 'spellCheck'> => ({
  spellCheck: false,
  tidy: (text) => normalisePattern(name, text),
  refuses: (value) => (typeof value === 'string' ? patternProblem(name, value, Date.now()) : null),
});
