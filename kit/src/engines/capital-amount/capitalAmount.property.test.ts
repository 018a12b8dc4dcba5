import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalAmount } from './index.ts';

const CASES = process.env['MILEPOST_TEST_ALL'] === '1' ? 100_000 : 1000;

const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const UNITS: readonly (readonly [size: bigint, word: string])[] = [
  [10n ** 8n, '亿'],
  [10n ** 4n, '万'],
  [1000n, '仟'],
  [100n, '佰'],
  [10n, '拾'],
];
const SECTION = 10n ** 4n;

/** A whole number in words, by taking its largest unit away: apart from the engine, which reads groups of digits. */
function said(whole: bigint): string {
  if (whole < 10n) return DIGITS[Number(whole)] ?? '';
  const [size, word] = UNITS.find(([unit]) => whole >= unit) ?? [1n, ''];
  const [high, low] = [whole / size, whole % size];
  const isGap = low > 0n && (low < size / 10n || high % SECTION === 0n);
  return `${said(high)}${word}${isGap ? '零' : ''}${low > 0n ? said(low) : ''}`;
}

/** Thousandths of a yuan in words. */
function expected(thousandths: bigint): string {
  const size = thousandths < 0n ? -thousandths : thousandths;
  const cents = (size + 5n) / 10n;
  const [whole, jiao, fen] = [cents / 100n, (cents / 10n) % 10n, cents % 10n];
  if (whole >= 10n ** 15n) return '数字较大溢出';
  const sum = whole > 0n ? `${said(whole)}元` : '';
  if (jiao === 0n && fen === 0n) return cents === 0n ? '零元整' : `${thousandths < 0n ? '负数' : ''}${sum}整`;
  const small = `${jiao > 0n ? `${said(jiao)}角` : ''}${fen > 0n ? `${said(fen)}分` : '整'}`;
  return `${thousandths < 0n ? '负数' : ''}${sum}${sum && jiao === 0n ? '零' : ''}${small}`;
}

/** Amounts of up to 16 digits and three places, with as many zeros among them as gaps need. */
const amounts = fc
  .tuple(
    fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 0, max: 9 }) }), {
      minLength: 1,
      maxLength: 19,
    }),
    fc.boolean(),
  )
  .map(([digits, isNegative]) => BigInt(digits.join('')) * (isNegative ? -1n : 1n));

const written = (thousandths: bigint): string => {
  const size = `${thousandths < 0n ? -thousandths : thousandths}`.padStart(4, '0');
  return `${thousandths < 0n ? '-' : ''}${size.slice(0, -3)}.${size.slice(-3)}`;
};

test('amounts of up to 16 digits are what the rules say of whole numbers', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(amounts, (thousandths) => {
      expect(capitalAmount(written(thousandths))).toBe(expected(thousandths));
    }),
    { numRuns: CASES },
  );
});
