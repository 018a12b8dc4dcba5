import { isCitizenId } from './citizen-id.ts';

/** The named patterns of the specification, which forms may ask for. @source admin §5 */
export type PatternName =
  | 'mobilePhone'
  | 'password'
  | 'citizenId'
  | 'email'
  | 'plate'
  | 'chinese'
  | 'code'
  | 'account'
  | 'fullName'
  | 'userCode'
  | 'hours'
  | 'positiveInteger'
  | 'fieldName';

/** Patterns that an expression says whole. */
export const PATTERNS = {
  /** 11 digits, 1 and then 3 to 9. */
  mobilePhone: /^1[3-9]\d{9}$/,
  /** 6 to 16 letters and digits, of both at least one. */
  password: /^(?=[a-z\d]*[a-z])(?=[a-z\d]*\d)[a-z\d]{6,16}$/i,
  email: /^[^\s@]+@[a-z\d-]+(\.[a-z\d-]+)+$/i,
  chinese: /^\p{Script=Han}+$/u,
  /** Letters, digits and dots, no dot at the start or the end. */
  code: /^[A-Za-z0-9]([A-Za-z0-9.]*[A-Za-z0-9])?$/,
  account: /^[a-z\d]+$/i,
  /** Chinese, letters and digits. @reading R-015 */
  fullName: /^[\p{Script=Han}A-Za-z0-9]+$/u,
  userCode: /^\d+$/,
  /** Whole and half hours. */
  hours: /^\d+(\.[05])?$/,
  positiveInteger: /^[1-9]\d*$/,
  /** A letter first, then letters, digits and underscores. */
  fieldName: /^[a-z]\w*$/i,
} as const satisfies Partial<Record<PatternName, RegExp>>;

/** Region a plate may come from, then a letter for the office: neither I nor O, which look like digits. */
const REGION = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]';
const OFFICE = `${REGION}[A-HJ-NP-Z]`;
/** Kinds of plates. New-energy vehicles: small ones lead with the letter of their kind, large ones end with it. @reading R-119 */
const PLATES = {
  ordinary: new RegExp(`^${OFFICE}[A-HJ-NP-Z0-9]{5}$`),
  nevSmallLegacy: new RegExp(`^${OFFICE}[DF][A-HJ-NP-Z0-9][0-9]{4}$`),
  nevSmallExtended: new RegExp(`^${OFFICE}[A-HJK][A-HJ-NP-Z0-9][0-9]{4}$`),
  nevLarge: new RegExp(`^${OFFICE}[0-9]{5}[DF]$`),
  suffix: new RegExp(`^${OFFICE}[A-HJ-NP-Z0-9]{4}[学警挂港澳领试超]$`),
  embassy: /^使[0-9]{6}$/,
  emergency: new RegExp(`^${REGION}[XS][0-9]{4}应急$`),
} as const;
/** Kind of a plate. */
export type PlateKind = keyof typeof PLATES;

/** Kinds a plate may be of; none for what is no plate. */
export const plateKinds = (plate: string): PlateKind[] => (Object.keys(PLATES) as PlateKind[]).filter((kind) => PLATES[kind].test(plate));

/**
 * Does the text fit? Empty text does: that something must be entered is another rule. `nowMs` (milliseconds since 1970)
 * tells a birthday in the future. Judge what `normalisePattern` made of a text people typed.
 * @source admin §5
 */
export function fitsPattern(name: PatternName, text: string, nowMs: number): boolean {
  if (text === '') return true;
  if (name === 'citizenId') return isCitizenId(text, nowMs);
  if (name === 'plate') return plateKinds(text).length > 0;
  return PATTERNS[name].test(text);
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
