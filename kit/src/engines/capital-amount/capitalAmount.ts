import { decimalOf, roundDecimal } from '../decimal-digits/index.ts';
import { inScript } from './script.ts';
import type { Script } from './script.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];
const GROUP_DIGITS = 4;
/** Most digits before the point. @source forms §5 */
const MAX_WHOLE_DIGITS = 15;
const OVERFLOW = '数字较大溢出';
const NEGATIVE = '负数';

/** Ways the rules allow. */
export interface CapitalForm {
  /** `accounting` ends a whole count of 角 with 整; `payment` leaves it out, as bank bills may. @defaultValue `accounting` */
  readonly style?: 'accounting' | 'payment';
  /**
   * A 零 that may be left out, at a place that is 0 before one that is not: between groups of four digits, before 角, or at both. @defaultValue `none`
   */
  readonly extraZeros?: 'none' | 'groups' | 'cents' | 'all';
  /** @defaultValue `simplified` */
  readonly script?: Script;
}

/** Four digits as words, with one zero for a gap within them. */
function groupWords(group: string): string {
  let words = '';
  let gap = false;
  group.split('').forEach((digit, at) => {
    if (digit === '0') gap = words !== '';
    else {
      words += (gap ? '零' : '') + DIGITS[Number(digit)] + PLACES[group.length - 1 - at];
      gap = false;
    }
  });
  return words;
}

/** Ten thousand times a hundred million is said once where hundreds of millions follow. */
const unitOf = (groups: readonly string[], at: number): string => {
  const place = groups.length - 1 - at;
  return place === GROUPS.length - 1 && Number(groups[at + 1]) > 0 ? '万' : (GROUPS[place] ?? '');
};

function wholeWords(whole: string, hasExtraZeros: boolean): string {
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= GROUP_DIGITS) groups.unshift(whole.slice(Math.max(0, end - GROUP_DIGITS), end));
  let words = '';
  groups.forEach((group, at) => {
    const said = groupWords(group);
    if (said === '') return;
    const before = groups[at - 1] ?? '';
    // A gap in front: this group does not fill its first place, or the one before says nothing at all.
    const isGap = group.startsWith('0') || Number(before) === 0 || (hasExtraZeros && before.endsWith('0'));
    words += (words !== '' && isGap ? '零' : '') + said + unitOf(groups, at);
  });
  return words;
}

/**
 * An amount of yuan as it is written on paper: 218760 gives 贰拾壹万捌仟柒佰陆拾元整. Rounded half up to 分, exactly when the
 * amount is a decimal string. More than 15 digits before the point are too many, which the text says.
 * @returns an empty text for what is no number
 * @source forms §5
 * @reading R-580
 */
export function capitalAmount(
  yuan: number | string,
  { style = 'accounting', extraZeros = 'none', script = 'simplified' }: CapitalForm = {},
) {
  const amount = decimalOf(yuan);
  if (amount === null) return '';
  const rounded = roundDecimal(amount, 2);
  const [whole = '0', cents = '00'] = rounded.replace('-', '').split('.');
  const words = whole.length > MAX_WHOLE_DIGITS ? OVERFLOW : amountWords(whole, cents, { style, extraZeros });
  return inScript(rounded.startsWith('-') && words !== OVERFLOW ? NEGATIVE + words : words, script);
}

function amountWords(whole: string, cents: string, { style, extraZeros }: Required<Omit<CapitalForm, 'script'>>): string {
  const [jiao, fen] = [Number(cents[0]), Number(cents[1])];
  const sum = whole === '0' ? '' : `${wholeWords(whole, extraZeros === 'groups' || extraZeros === 'all')}元`;
  if (jiao === 0 && fen === 0) return `${sum || '零元'}整`;
  const isGap = sum !== '' && (jiao === 0 || ((extraZeros === 'cents' || extraZeros === 'all') && whole.endsWith('0')));
  const small = `${isGap ? '零' : ''}${jiao > 0 ? `${DIGITS[jiao]}角` : ''}${fen > 0 ? `${DIGITS[fen]}分` : ''}`;
  return sum + small + (fen > 0 || style === 'payment' ? '' : '整');
}

/** A day as it is written on a bill: `2026-01-15` gives 贰零贰陆年零壹月壹拾伍日; empty for what is no such text. */
export function billDate(day: string, script: Script = 'simplified'): string {
  const [, year, month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return '';
  const years = year.replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? '');
  return inScript(`${years}年${part(month, ZEROED_MONTHS)}月${part(date, ZEROED_DAYS)}日`, script);
}
/** Months and days that take 零 in front, so that nothing can be written before them. */
const ZEROED_MONTHS = /^(?:01|02|10)$/;
const ZEROED_DAYS = /^(?:0\d|10|20|30)$/;
const part = (text: string, zeroed: RegExp) => (zeroed.test(text) ? '零' : '') + groupWords(String(Number(text)));
