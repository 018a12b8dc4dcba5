import path from 'node:path';
import type { TestModule } from 'vitest/node';
import type { RowResult } from './perform.ts';
import { ContractStop, EXIT } from '../../model/stop.ts';
import type { RunSettings } from './world.ts';

const ROOM = path.join(import.meta.dirname, '../../..');
const ROW_TIMEOUT_MS = 120_000;

/**
 * Runs every suite and journey in one Vitest worker, so that sessions and the guard's knowledge are shared, and answers what
 * became of the rows.
 * @throws ContractStop with exit code 3 when a suite cannot be loaded
 */
export async function collectRows(settings: RunSettings): Promise<RowResult[]> {
  const { startVitest } = await import('vitest/node');
  const results: RowResult[] = [];
  const faults: string[] = [];
  const exitCodeBefore = process.exitCode;
  const vitest = await startVitest('test', [], {
    root: ROOM,
    config: false,
    watch: false,
    include: ['suites/**/*.contract.ts', 'journeys/**/*.contract.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: ROW_TIMEOUT_MS,
    provide: { contract: settings },
    reporters: [
      {
        onTestCaseResult: (test) => {
          const result = test.meta().contract;
          if (result) results.push(result);
          else if (test.result().state === 'failed') faults.push(`${test.fullName}: ${wordsOf(test.result().errors)}`);
        },
        onTestModuleEnd: (module: TestModule) =>
          void faults.push(...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)),
        onTestRunEnd: (_, errors) => void faults.push(...errors.map(({ message }) => message)),
      },
    ],
  });
  await vitest.close();
  process.exitCode = exitCodeBefore; // Vitest's own verdict; ours follows from the results
  const [fault] = faults;
  if (fault !== undefined)
    throw new ContractStop(EXIT.notStarted, `The suites could not run: ${fault}. Correct the suite; the target is not judged.`);
  return results;
}

const wordsOf = (errors: readonly { message: string }[] | undefined): string => errors?.map(({ message }) => message).join('; ') ?? '';
