import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepRows, marksOf, orderByNumber, orderByRank, rankTexts } from './index.ts';

/** Order of a list without any trick: by key, NaN last, equal keys in their own order. */
function plainOrder(keys: readonly number[]): number[] {
  const rank = (key: number | undefined) => (key === undefined || Number.isNaN(key) ? [1, 0] : [0, key === 0 ? 0 : key]);
  return keys
    .map((_, row) => row)
    .toSorted((a, b) => {
      const [left, right] = [rank(keys[a]), rank(keys[b])];
      const [isLast = 0, key = 0] = left;
      const [isOtherLast = 0, other = 0] = right;
      return isLast - isOtherLast || (key < other ? -1 : key > other ? 1 : a - b);
    });
}

describe('order of figures', () => {
  const kinds = {
    'whole numbers': fc.integer({ min: -1_000, max: 1_000 }),
    'amounts with two decimals': fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
    'amounts with four decimals': fc.integer({ min: -9_999, max: 9_999 }).map((parts) => parts / 10_000),
    'any double, infinities and NaN among them': fc.double(),
    'large and small ones together': fc.constantFrom(2 ** 53 - 1, -(2 ** 53) + 1, 0, -0, 1, 1e300, NaN),
  };
  test.each(Object.entries(kinds))('%s: as a stable comparison gives it', (_, kind) => {
    fc.assert(
      fc.property(fc.array(kind, { maxLength: 80 }), (keys) => {
        expect([...orderByNumber(Float64Array.from(keys))]).toEqual(plainOrder(keys));
      }),
    );
  });
});

describe('order of texts', () => {
  const collator = new Intl.Collator('zh-Hans-CN', { numeric: true });
  const text = fc.oneof(fc.constantFrom('K2+100', 'K10+000', '桥', '隧道', '桥2', '桥10', '', 'é', 'é'), fc.string({ maxLength: 3 }));

  test('as a stable comparison by the collator gives it', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
        const { ranks, rankCount } = rankTexts(texts, collator);
        const plain = texts.map((_, row) => row).toSorted((a, b) => collator.compare(texts[a] ?? '', texts[b] ?? '') || a - b);
        expect([...orderByRank(ranks, rankCount)]).toEqual(plain);
      }),
    );
  });
  test('each different text is compared, however many rows hold it', () => {
    let compared = 0;
    const counting = {
      compare(a: string, b: string) {
        compared += 1;
        return collator.compare(a, b);
      },
    };
    const texts = Array.from({ length: 10_000 }, (_, row) => `路段 ${row % 7}`);
    expect(rankTexts(texts, counting).rankCount).toBe(7);
    expect(compared).toBeLessThan(50);
  });
});

test('a filter leaves the order as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), fc.func(fc.boolean()), (rows, isKept) => {
      const kept = rows.filter(isKept);
      expect([...keepRows(Uint32Array.from(rows), marksOf(kept, 31))]).toEqual(kept);
    }),
  );
});
