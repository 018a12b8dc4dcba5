import { isCitizenId } from './citizen-id.ts';

/** The named patterns of the specification that forms may ask for; codes and names have theirs in the dictionary. @source admin §5 */
export type PatternName =
  | 'mobilePhone'
  | 'password'
  | 'citizenId'
  | 'email'
  | 'plate'
  | 'chinese'
  | 'account'
  | 'userCode'
  | 'hours'
  | 'positiveInteger'
  | 'fieldName';

const SIMPLE = {
  /** 11 digits, 1 and then 3 to 9. */
  mobilePhone: /^1[3-9]\d{9}$/,
  /** 6 to 16 letters and digits, of both at least one. */
  password: /^(?=[a-z\d]*[a-z])(?=[a-z\d]*\d)[a-z\d]{6,16}$/i,
  email: /^[^\s@]+@[a-z\d-]+(\.[a-z\d-]+)+$/i,
  chinese: /^\p{Script=Han}+$/u,
  account: /^[a-z\d]+$/i,
  userCode: /^\d+$/,
  /** Whole and half hours. */
  hours: /^\d+(\.[05])?$/,
  positiveInteger: /^[1-9]\d*$/,
  /** A letter first, then letters, digits and underscores. */
  fieldName: /^[a-z]\w*$/i,
} as const satisfies Partial<Record<PatternName, RegExp>>;

/** Regions a plate may come from, then a letter for the office: neither I nor O, which look like digits. */
const OFFICE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z]';
/** @reading R-119 */
const PLATES: readonly RegExp[] = [
  new RegExp(`^${OFFICE}[A-HJ-NP-Z0-9]{5}$`),
  // New-energy vehicles: small ones lead with the letter of their kind, large ones end with it.
  new RegExp(`^${OFFICE}[A-HJK][A-HJ-NP-Z0-9][0-9]{4}$`),
  new RegExp(`^${OFFICE}[0-9]{5}[DF]$`),
  new RegExp(`^${OFFICE}[A-HJ-NP-Z0-9]{4}[学警挂港澳领试超]$`),
  /^使[0-9]{6}$/,
  new RegExp(`^${OFFICE.slice(0, OFFICE.indexOf(']') + 1)}[XS][0-9]{4}应急$`),
];

/**
 * Does the text fit? Empty text does: that something must be entered is another rule. `nowMs` (milliseconds since 1970)
 * tells a birthday in the future. Judge what `normalisePattern` made of a text people typed.
 * @source admin §5
 */
export function fitsPattern(name: PatternName, text: string, nowMs: number): boolean {
  if (text === '') return true;
  if (name === 'citizenId') return isCitizenId(text, nowMs);
  if (name === 'plate') return PLATES.some((plate) => plate.test(text));
  return SIMPLE[name].test(text);
}

/**
 * Text as people mean it: full-width characters become plain ones, and what only parts the digits goes. Texts that take no such
 * liberty come back as they are.
 * @reading R-119
 */
export function normalisePattern(name: PatternName, text: string): string {
  switch (name) {
    case 'citizenId':
      return plain(text).replaceAll(/\s/g, '').toUpperCase();
    case 'plate':
      return plain(text)
        .replaceAll(/[\s·•・-]/g, '')
        .toUpperCase();
    case 'mobilePhone':
      return plain(text)
        .replaceAll(/[\s-]/g, '')
        .replace(/^(\+86|0086)/, '');
    default:
      return text;
  }
}

const plain = (text: string): string => text.normalize('NFKC');
