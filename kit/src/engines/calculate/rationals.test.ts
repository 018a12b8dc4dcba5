import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from './index.ts';

const CASES = process.env['MILEPOST_TEST_ALL'] === '1' ? 100_000 : 1000;

/** An expression as a tree, written out and worked out apart from the engine: in fractions of whole numbers. */
type Tree = string | { readonly operator: '+' | '-' | '×' | '÷'; readonly left: Tree; readonly right: Tree } | { readonly minus: Tree };
interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

const decimal = fc
  .tuple(fc.nat({ max: 99_999 }), fc.nat({ max: 3 }))
  .map(([digits, places]) => `${digits}`.padStart(places + 1, '0'))
  .chain((digits) => fc.nat({ max: 3 }).map((places) => ({ digits, places: Math.min(places, digits.length - 1) })))
  .map(({ digits, places }) => (places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`));
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    decimal,
    fc.record({ operator: fc.constantFrom('+', '-', '×', '÷'), left: tie('tree'), right: tie('tree') }),
    fc.record({ minus: tie('tree') }),
  ),
}));

const RANKS = { '+': 1, '-': 1, '×': 2, '÷': 2 };
const rankOf = (given: Tree) => (typeof given === 'string' ? 4 : 'minus' in given ? 3 : RANKS[given.operator]);
/** As few brackets as the rules of signs allow, so that these are tried too. */
function written(given: Tree): string {
  if (typeof given === 'string') return given;
  const within = (part: Tree, rank: number) => (rankOf(part) < rank ? `(${written(part)})` : written(part));
  if ('minus' in given) return `-${within(given.minus, 4)}`;
  const rank = RANKS[given.operator];
  return `${within(given.left, rank)}${given.operator}${within(given.right, rank + 1)}`;
}

function ratioOf(given: Tree): Ratio | null {
  if (typeof given === 'string') {
    const places = given.split('.')[1]?.length ?? 0;
    return { top: BigInt(given.replace('.', '')), bottom: 10n ** BigInt(places) };
  }
  if ('minus' in given) {
    const part = ratioOf(given.minus);
    return part && { top: -part.top, bottom: part.bottom };
  }
  const [a, b] = [ratioOf(given.left), ratioOf(given.right)];
  if (!a || !b || (given.operator === '÷' && b.top === 0n)) return null;
  if (given.operator === '×') return { top: a.top * b.top, bottom: a.bottom * b.bottom };
  if (given.operator === '÷') return { top: a.top * b.bottom, bottom: a.bottom * b.top };
  const right = given.operator === '+' ? b.top : -b.top;
  return { top: a.top * b.bottom + right * a.bottom, bottom: a.bottom * b.bottom };
}

function halfUp({ top, bottom }: Ratio, precision: number): string {
  const isNegative = top < 0n !== bottom < 0n;
  const [size, by] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const digits = `${(size * 10n ** BigInt(precision) * 2n + by) / (by * 2n)}`.padStart(precision + 1, '0');
  const text = precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
  return isNegative && /[1-9]/.test(text) ? `-${text}` : text;
}

test('formulas give what exact fractions give, rounded once', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(tree, fc.nat({ max: 10 }), (given, precision) => {
      const ratio = ratioOf(given);
      const expected = ratio
        ? { kind: 'value', text: halfUp(ratio, precision) }
        : { kind: 'error', value: '0', warning: { reason: 'divided-by-zero' } };
      expect(calculate(written(given), { precision })).toMatchObject(expected);
    }),
    { numRuns: CASES },
  );
});

test('no text and no list makes it throw, and what is wrong counts as 0', () => {
  const sign = fc.constantFrom('+', '-', '×', '÷', '(', ')', '.', '*', '/', ' ', '0', '1', '9', 'a', '__proto__', '。', '\u202e');
  const anything = fc.oneof(
    fc.array(sign, { maxLength: 30 }),
    fc.array(sign, { maxLength: 30 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(fc.anything(), { maxLength: 5 }),
    fc.anything(),
  );
  fc.assert(
    fc.property(anything, (given) => {
      const { kind, text } = calculate(given, { values: { a: '2' }, precision: 2 });
      expect(text).toMatch(kind === 'error' ? /^0\.00$/ : /^-?\d+\.\d\d$/);
    }),
    { numRuns: 2000 },
  );
});
