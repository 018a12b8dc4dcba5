/**
 * Settings of `npm run mutants`: the pure rooms with each operator, condition and literal changed in turn; a change that no test
 * notices is a promise that no test holds. `npm run mutants -- --mutate PATH` tries one room.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [
    'kit/src/forms/grammar/**/*.ts',
    'kit/src/forms/kinds/*/value.ts',
    'console/src/data/model/compile/**/*.ts',
    'openapi/src/wire/**/*.ts',
    'openapi/src/domains/design/**/*.ts',
    'console/src/features/design/core/**/*.ts',
    'console/src/features/resource/definition/**/*.ts',
    'console/src/features/resource/list/allPages.ts',
    'contract-tests/harness/plan/**/*.ts',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  // Sentences and classes are not logic.
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  ignoreStatic: true,
  ignorePatterns: ['screens', 'test-results', '.cache', 'docs', 'console/dist'],
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  // Rooms whose tests draw pages are not reached yet: the score is looked at, and does not end a run.
  thresholds: { high: 90, low: 85, break: null },
  concurrency: 2,
  // TypeScript 7 has not the interface it asks for; nothing is compiled here.
  tsconfigFile: 'none.json',
  timeoutMS: 20_000,
};
