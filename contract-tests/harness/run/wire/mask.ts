const HIDDEN = '***';
const MEMBERS = /("(?:token|password|oldPassword|encryption|client_secret)"\s*:\s*")(?:[^"\\]|\\.)*"/gi;
const FIELDS = /((?:^|[?&\s"])(?:token|password|encryption|client_secret)=)[^&\s"]*/gi;

/** Mobile number: three digits and four stay, as papers print it. */
const MOBILE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
/** Citizen number: place and last four stay. */
const CITIZEN = /(?<!\d)(\d{6})(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{2}(?:\d[\dX])(?!\d)/gi;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** True for a number with its check digit: ids of records have as many digits, and a report without them is of no use. */
const isCitizen = (text: string): boolean =>
  CHECK_DIGITS[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % CHECK_DIGITS.length] ===
  text.at(-1)?.toUpperCase();

/** Texts that reports must not hold. */
export interface Mask {
  /** From now on this very text is hidden wherever it occurs. */
  hide(secret: string): void;
  /** The text without secrets: the known ones, whatever stands behind a name that tells, and most of mobile and citizen numbers. */
  apply(text: string): string;
}

const MIN_SECRET_CHARS = 6;

export function createMask(): Mask {
  const secrets = new Set<string>();
  return {
    hide: (secret) => {
      if (secret.length >= MIN_SECRET_CHARS) secrets.add(secret);
    },
    apply: (text) => {
      const named = text
        .replaceAll(MEMBERS, `$1${HIDDEN}"`)
        .replaceAll(FIELDS, `$1${HIDDEN}`)
        .replaceAll(MOBILE, '$1****$2')
        .replaceAll(CITIZEN, (number, place: string) => (isCitizen(number) ? `${place}********${number.slice(-4)}` : number));
      return [...secrets].reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), named);
    },
  };
}
