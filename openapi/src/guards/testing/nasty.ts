import fc from 'fast-check';

/** For tests: cases of each property. */
export const RUNS = 100_000;
/** For tests: far more than that many cases take on a busy machine. */
export const LONG_RUN_MS = 120_000;

const PIECES = [
  '/',
  '//',
  '\\',
  '\t',
  '\n',
  ' ',
  '.',
  '..',
  '/../',
  '%2e',
  '%2F',
  '%5C',
  ':',
  '@',
  '?',
  '#',
  '&',
  '=',
  '%',
  '[::1]',
  '127.1',
  'https:',
  'http:',
  'javascript:',
  'data:',
  'blob:',
  'evil.test',
  'dv.example.test',
  'ok.example.test',
  'console.example.test',
  'login',
  'redirect',
  'token',
  'a',
  'home',
  '车',
  '。',
  '\u202e',
  '\u0000',
  '${jnpfToken}',
  '${dataV}',
  'Bearer',
  '443',
];

/** For tests: addresses made of the pieces that break parsers, and any text at all. */
export const nastyAddress: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

/** For tests: null when a property holds for all its cases, else what fast-check says, seed and smallest case included. */
export const failureOf = <Cases>(property: fc.IProperty<Cases>, numRuns: number = RUNS): string | null =>
  fc.defaultReportMessage(fc.check(property, { numRuns })) ?? null;
