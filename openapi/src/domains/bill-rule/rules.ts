import { officeDay, officeMs } from '../../wire/index.ts';
import { FIELD_LIMITS, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';

/** Prefix and start number, for which the specification names none. @reading R-122 */
export const BILL_PART_MAX_CHARS = 50;
/** A length of one digit. @source admin §9 */
export const BILL_DIGIT_MAX = 9;
/** Codes of dictionaries that may hold the business categories, the first that exists counts. @reading R-122 */
export const BUSINESS_CATEGORY_CODES = ['businessType', 'fleet.use'] as const;

/** The date between prefix and counter; `no` leaves it out. @source admin §3 */
export type BillDateFormat = 'yyyyMMdd' | 'yyyyMM' | 'yyyy' | 'no';

/** Characters of `yyyyMMdd` each format keeps. */
const DATE_CHARS: Readonly<Record<BillDateFormat, number>> = { yyyyMMdd: 8, yyyyMM: 6, yyyy: 4, no: 0 };

const DIGITS = /^[0-9]+$/;

/** Parts of a number. */
export interface BillNumberParts {
  prefix: string;
  dateFormat: BillDateFormat;
  /** Digits of the counter; a longer counter is not cut. Null while nothing is typed. */
  digit: number | null;
  startNumber: string;
}

/** The date a number of this moment carries, by the days of the office (@reading R-121): `20261120`, `202611`, `2026` or nothing. Numbers of the same text count together. */
export function billDateText(dateFormat: BillDateFormat, atMs: number): string {
  const day = officeDay(atMs).replaceAll('-', '');
  return day.slice(0, DATE_CHARS[dateFormat]);
}

/**
 * The first number of a rule at a moment (milliseconds since 1970): prefix, date, and the start filled up with zeros.
 * @source admin §3
 */
export const exampleNumber = ({ prefix, dateFormat, digit, startNumber }: BillNumberParts, todayMs: number): string =>
  `${prefix}${billDateText(dateFormat, todayMs)}${startNumber.padStart(digit ?? 0, '0')}`;

/**
 * The next numbers of a rule at a moment: they go on from the one that comes next where its prefix and date are still those of
 * the rule, unless its start is higher, else from its start. A server leaves out a number that was drawn under an earlier spelling of the rule.
 * @param next the number a draw would give now; empty for a new rule
 * @reading R-700
 */
export function comingNumbers(rule: BillNumberParts, next: string, todayMs: number, count: number): string[] {
  const head = `${rule.prefix}${billDateText(rule.dateFormat, todayMs)}`;
  const counted = next.startsWith(head) ? next.slice(head.length) : '';
  if (!DIGITS.test(rule.startNumber)) return [];
  const start = BigInt(rule.startNumber);
  const counter = DIGITS.test(counted) ? BigInt(counted) : start;
  const first = counter > start ? counter : start;
  return Array.from({ length: count }, (_, step) =>
    exampleNumber({ ...rule, startNumber: String(first + BigInt(step)).padStart(rule.startNumber.length, '0') }, todayMs),
  );
}

/**
 * Numbers of the running period that are used, and how many the digits of a rule have; `most` is null while no digits are typed.
 * A counter that outgrew its digits says so: `used` is then larger. Numbers below the start count as used.
 * @param next the number a draw would give now; empty for a new rule
 * @reading R-602
 */
export function usedDigits(rule: BillNumberParts, next: string, todayMs: number): { used: bigint; most: bigint | null } {
  const head = `${rule.prefix}${billDateText(rule.dateFormat, todayMs)}`;
  const first = comingNumbers(rule, next, todayMs, 1)[0];
  const below = first === undefined ? 0n : BigInt(first.slice(head.length)) - 1n;
  const { digit } = rule;
  // A counter may begin at 0.
  return { used: below > 0n ? below : 0n, most: digit !== null && digit > 0 ? 10n ** BigInt(digit) - 1n : null };
}

/** The first number of the period after this one: of the next day, month or year of the office; empty where no date is in it, or no start typed. @reading R-602 */
export function firstOfNextPeriod(rule: BillNumberParts, todayMs: number): string {
  if (rule.dateFormat === 'no' || !DIGITS.test(rule.startNumber)) return '';
  const [year = 0, ofYear = 1, date = 1] = officeDay(todayMs).split('-').map(Number);
  const month = ofYear - 1;
  const next = { yyyyMMdd: [year, month, date + 1], yyyyMM: [year, month + 1, 1], yyyy: [year + 1, 0, 1] } as const;
  const [nextYear, nextMonth, nextDate] = next[rule.dateFormat];
  return exampleNumber(rule, officeMs(new Date(Date.UTC(nextYear, nextMonth, nextDate)).toISOString().slice(0, 10)));
}

/** True when a rule gives numbers like one of another rule: its prefix and date, and as many digits after them. */
export function spellsLike({ prefix, dateFormat, digit }: Omit<BillNumberParts, 'startNumber'>, number: string, todayMs: number): boolean {
  const head = `${prefix}${billDateText(dateFormat, todayMs)}`;
  const counted = number.slice(head.length);
  return number.startsWith(head) && counted.length === digit && /^[0-9]+$/.test(counted);
}

export type BillRuleField = 'fullName' | 'enCode' | 'category' | 'prefix' | 'dateFormat' | 'digit' | 'startNumber' | 'sortCode';

/** Problem of a field. `range` of a start number: it is all zeros. */
export type BillRuleProblem = FieldProblem<BillRuleField>;

/** Draft of the dialog, as far as it can be wrong. */
export interface BillRuleDraft {
  fullName: string;
  enCode: string;
  /** Null while nothing is chosen. */
  category: string | null;
  prefix: string;
  dateFormat: BillDateFormat | null;
  /** A number, or what was typed. */
  digit: number | string | null;
  startNumber: string;
  sortCode: number | null;
}

/** Problems of a rule, at most one per field, in the order of the dialog. @source admin §5 */
export const billRuleProblems = (draft: BillRuleDraft): BillRuleProblem[] =>
  present([
    textProblem('fullName', draft.fullName, FIELD_LIMITS.nameChars),
    textProblem('enCode', draft.enCode, FIELD_LIMITS.codeChars),
    textProblem('category', draft.category ?? '', Infinity),
    textProblem('prefix', draft.prefix, BILL_PART_MAX_CHARS),
    textProblem('dateFormat', draft.dateFormat ?? '', Infinity),
    digitProblem(draft.digit),
    startProblem(draft.startNumber),
    sortProblem(draft.sortCode),
  ]);

function digitProblem(digit: number | string | null): BillRuleProblem | null {
  const typed = String(digit ?? '').trim();
  if (typed === '') return { field: 'digit', problem: 'required' };
  if (!/^[0-9]+$/.test(typed) || Number(typed) === 0) return { field: 'digit', problem: 'pattern' };
  return typed.length > 1 ? { field: 'digit', problem: 'tooLong' } : null;
}

function startProblem(startNumber: string): BillRuleProblem | null {
  const problem = textProblem('startNumber', startNumber, BILL_PART_MAX_CHARS);
  if (problem) return problem;
  if (!/^[0-9]+$/.test(startNumber)) return { field: 'startNumber', problem: 'pattern' };
  return /^0+$/.test(startNumber) ? { field: 'startNumber', problem: 'range' } : null;
}
