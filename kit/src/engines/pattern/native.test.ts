import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLinear } from './linear.ts';
import { prepareRule } from './prepareRule.ts';

const engine = await loadLinear();

const words = (text: string) => text.split(' ');
const LETTERS = 'abA07_-. \t\n\r\u00a0\u3000\u2028汉/${}],'.split('');
const value = fc.array(fc.constantFrom(...LETTERS), { maxLength: 8 }).map((letters) => letters.join(''));

const atom = fc.constantFrom(' ', ...words(String.raw`a b 0 7 汉 , . \. \$ \/ \- \d \D \w \W \s \S \t \n`));
const escaped = fc.constantFrom(...words(String.raw`\u0061 \x41 \u6c49 \cJ \_ \z \A \b \B ^ $ { } ] [] [^]`));
const member = fc.constantFrom(...words(String.raw`a A-Z 0-9 \d \s \S \w \W . [ : \] \- \b \u4e00-\u9fa5 $ ^ & &&`));
const setOf = fc
  .tuple(fc.constantFrom('', '^'), fc.array(member, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '-'))
  .map(([not, members, minus]) => `[${not}${members.join('')}${minus}]`);
const repeat = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '+?', '??', '{,2}');
const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 3 },
    fc.array(fc.tuple(fc.oneof(atom, escaped, setOf), repeat), { maxLength: 4 }).map((parts) => parts.flat().join('')),
    fc.tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('pattern'), repeat).map(([open, inner, times]) => `${open}${inner})${times}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `${a}|${b}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `${a}${b}`),
  ),
}));

const RUNS = 2000;

test('a pattern without any looking around or back gives what JavaScript gives', () => {
  let tried = 0;
  let compared = 0;
  fc.assert(
    fc.property(pattern, fc.constantFrom('', 'i', 's'), fc.array(value, { minLength: 1, maxLength: 4 }), (source, flags, values) => {
      tried += 1;
      const rule = prepareRule(`/${source}/${flags}`, engine);
      const native = attempt(() => new RegExp(source || '(?:)', flags));
      if (!native || !rule.linear || source === '') return;
      compared += 1;
      for (const given of values) expect([given, rule.linear.test(given)]).toEqual([given, native.test(given)]);
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(tried / 2);
});

test('whatever the pattern is, reading it takes no time and throws nothing', () => {
  const piece = fc.constantFrom(
    ...words(String.raw`( ) (? (?: (?= (?< [ ] [^ { } {1, 9} \ \u \u{ \p{ \k< \1 * + ? | ^ $ / a - && 汉`),
    '\ud83d',
    '\0',
  );
  const broken = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  fc.assert(
    fc.property(broken, value, (given, text) => {
      const { linear, off } = prepareRule(given, engine);
      expect([undefined, 'rejected']).toContain(off?.kind);
      expect(typeof (linear?.test(text) ?? true)).toBe('boolean');
    }),
    { numRuns: RUNS },
  );
});

function attempt<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch {
    return null;
  }
}
