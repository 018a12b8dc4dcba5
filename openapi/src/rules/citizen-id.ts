const SHAPE = /^(\d{2})\d{4}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
/** First two digits: the provinces, and the residence permits of Taiwan, Hong Kong and Macao. */
const PROVINCES = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/**
 * An ID card number of 18 characters: a province, a birthday that exists and is not in the future, and the right check
 * character. Numbers of 15 digits are no longer valid.
 * @source admin §5 @reading R-119
 */
export function isCitizenId(text: string, nowMs: number): boolean {
  const [, province = '', year = '', month = '', day = ''] = SHAPE.exec(text) ?? [];
  return PROVINCES.test(province) && isPastDay(Number(year), Number(month), Number(day), nowMs) && text.endsWith(checkCharacter(text));
}

function isPastDay(year: number, month: number, day: number, nowMs: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getTime() <= nowMs;
}

/** The remainder of the weighted sum, modulo 11, names the last character. */
const checkCharacter = (text: string): string =>
  CHECK_CHARACTERS.charAt(WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(text.charAt(index)), 0) % CHECK_CHARACTERS.length);

/** Birthday (`YYYY-MM-DD`) and sex a number says: an odd 17th digit is a man's. Ask only of a right number. @source admin §5 */
export function citizenFacts(text: string): { readonly birth: string; readonly sex: 'male' | 'female' } {
  const [, , year, month, day] = SHAPE.exec(text) ?? [];
  return { birth: `${year}-${month}-${day}`, sex: Number(text.charAt(16)) % 2 === 1 ? 'male' : 'female' };
}
