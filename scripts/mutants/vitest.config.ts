import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { uiPlugins } from '../vite/uiPlugins.ts';
import { ROOMS, testsOf } from './rooms.mjs';

const room = ROOMS.find((one) => one.room === process.env['MILEPOST_MUTANTS_ROOM']);
if (!room) throw new Error('[mutants] No room named: start this with "npm run mutants".');

const resolve = { alias: { 'fast-check': path.resolve('scripts/mutants/fewCases.mjs') } };
const test = {
  runner: path.resolve('scripts/mutants/MutantRunner.ts'),
  // Each test is run many times; each of them has its own limit.
  testTimeout: 0,
  pool: 'forks' as const,
  ...(room.withoutTitle && { testNamePattern: new RegExp(`^(?!.*(?:${room.withoutTitle}))`) }),
  setupFiles: [path.resolve('scripts/mutants/impatience.setup.ts')],
};

/** Tests in the order of what they cost: tables of cases, tests in jsdom, properties that are tried with many cases. */
class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costOf = ({ moduleId }: TestSpecification) =>
      (readFileSync(moduleId, 'utf8').includes('fast-check') ? 2 : 0) + (moduleId.endsWith('x') ? 1 : 0);
    return files.toSorted((one, other) => costOf(one) - costOf(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

export default defineConfig({
  server: { watch: null },
  test: {
    maxWorkers: 1,
    sequence: { sequencer: CheapestFirst },
    // Rows of one table of tests stand on one line.
    includeTaskLocation: true,
    passWithNoTests: true,
    // A promise that a mutant breaks after its test is over says nothing about the next one.
    dangerouslyIgnoreUnhandledErrors: true,
    projects: [
      { resolve, test: { ...test, name: 'node', environment: 'node', ...testsOf(room, 'ts') } },
      { plugins: uiPlugins('console'), resolve, test: { ...test, name: 'jsdom', environment: 'jsdom', ...testsOf(room, 'tsx') } },
    ],
  },
});
