import fc from 'fast-check';
import { expect, it } from 'vitest';
import { snowflakes } from './ids.ts';

it('ids never repeat and always grow, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 2, maxLength: 200 }), (jumps) => {
      let ms = Date.UTC(2026, 10, 20);
      const nextId = snowflakes(() => ms, 7);
      const ids = jumps.map((jump) => {
        ms += jump;
        return BigInt(nextId());
      });
      expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0n))).toBe(true);
    }),
  );
});

it('more than a millisecond can number are still different', () => {
  const nextId = snowflakes(() => Date.UTC(2026, 10, 20), 7);
  const ids = Array.from({ length: 10_000 }, nextId);
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.every((id) => /^\d{18,19}$/.test(id))).toBe(true);
  expect(ids.filter((id) => String(Number(id)) === id)).toEqual([]);
});

it('two workers never meet', () => {
  const [one, two] = [snowflakes(() => Date.UTC(2026, 10, 20), 1), snowflakes(() => Date.UTC(2026, 10, 20), 2)];
  const ids = [...Array.from({ length: 5000 }, one), ...Array.from({ length: 5000 }, two)];
  expect(new Set(ids).size).toBe(10_000);
});
