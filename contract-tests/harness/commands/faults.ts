import { planOf } from '../plan/plan.ts';
import { scenarioOperationsOf } from '../plan/scenarios.ts';
import { SEEDED_FAULTS, startSandbox, type SeededFault } from '@milepost/openapi/servers/sandbox';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProfile } from '../run/target/profile.ts';
import { ContractStop, EXIT, type ExitCode } from '../model/stop.ts';
import { causesOf } from '../report/causes.ts';
import { resourceOf } from '../model/resources.ts';
import { runDescribed, type DescribedRun } from '../run/described/runDescribed.ts';

/** A fault and what noticed it. */
export interface FaultOutcome {
  readonly fault: SeededFault;
  /** `fail` and `warn` name the operation; `elsewhere` noticed it at another one; `survived` is a blind spot. */
  readonly outcome: 'fail' | 'warn' | 'elsewhere' | 'survived';
  /** Checks that noticed it, or the reason the run ended. */
  readonly by: readonly string[];
  /** First check of each cause, the widest cause first; one where the report is clear. */
  readonly causes: readonly string[];
}

const TAG = 'ctfaults01';

/** Operations that are asked because of an operation: those of its resource and of the scenarios it plays in. */
export function relatedTo(operation: string): string[] {
  const resource = resourceOf(operation);
  const own = resource
    ? [
        resource.create,
        resource.list,
        resource.read,
        resource.update,
        resource.remove,
        resource.state,
        resource.copy,
        ...resource.selectors,
      ]
    : [];
  const played = scenarioOperationsOf(operation);
  return [...new Set([operation, ...own.flatMap((id) => id ?? []), ...played])];
}

/** Runs the checks of one operation and its relatives against a sandbox in which it is wrong. */
export async function tryFault(fault: SeededFault): Promise<FaultOutcome> {
  const sandbox = await startSandbox({ port: 0, data: ':memory:', fault: fault.id });
  const journalFolder = mkdtempSync(path.join(tmpdir(), 'milepost-faults-'));
  try {
    const plan = planOf({ operations: relatedTo(fault.operation) });
    const run = await runDescribed({ profile: readProfile(sandbox.url, {}), mode: 'full', tag: TAG, journalFolder, plan });
    return judged(fault, run);
  } catch (error) {
    return { fault, outcome: 'elsewhere', by: [error instanceof Error ? error.message : String(error)], causes: [] };
  } finally {
    await sandbox.close();
    rmSync(journalFolder, { recursive: true, force: true });
  }
}

function judged(fault: SeededFault, run: DescribedRun): FaultOutcome {
  const { results } = run;
  const causes = causesOf(run).flatMap((cause) => cause.results[0]?.id ?? []);
  const broken = results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn');
  const own = broken.filter(({ operation }) => operation === fault.operation);
  const by = (own.length > 0 ? own : broken).map(({ id }) => id);
  if (own.some(({ verdict }) => verdict === 'fail')) return { fault, outcome: 'fail', by, causes };
  if (own.length > 0) return { fault, outcome: 'warn', by, causes };
  return { fault, outcome: broken.length > 0 ? 'elsewhere' : 'survived', by, causes };
}

const SHOWN = 4;
/** Share of the faults that must be found at their own operation. */
const LEAST_FOUND = 0.95;

/**
 * Power of the harness: every seeded fault, or those that are named, one sandbox each.
 * @throws ContractStop with exit code 2 when a name is unknown
 */
export async function runFaults(names: readonly string[] = []): Promise<{ outcomes: FaultOutcome[]; text: string; exitCode: ExitCode }> {
  const unknown = names.find((name) => !SEEDED_FAULTS.some(({ id }) => id === name.toUpperCase()));
  if (unknown !== undefined)
    throw new ContractStop(EXIT.usage, `There is no fault "${unknown}". There are F01 to ${SEEDED_FAULTS.at(-1)?.id}.`);
  const chosen = SEEDED_FAULTS.filter(({ id }) => names.length === 0 || names.some((name) => name.toUpperCase() === id));
  const outcomes: FaultOutcome[] = [];
  for (const fault of chosen) outcomes.push(await tryFault(fault));
  const found = outcomes.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn').length;
  return { outcomes, text: faultsText(outcomes), exitCode: found >= outcomes.length * LEAST_FOUND ? EXIT.passed : EXIT.failed };
}

export function faultsText(outcomes: readonly FaultOutcome[]): string {
  const count = (name: FaultOutcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === name).length;
  const found = count('fail') + count('warn');
  return [
    ...outcomes.map(
      ({ fault, outcome, by, causes }) =>
        `${fault.id} ${outcome.padEnd(9)} ${fault.sentence}${by.length > 0 ? ` (${by.slice(0, SHOWN).join(', ')}${by.length > SHOWN ? ' …' : ''})` : ''}${causes.length > 1 ? `, told as ${causes.length} causes: ${causes.join(', ')}` : ''}`,
    ),
    '',
    `${found} of ${outcomes.length} faults found at their operation: ${count('fail')} as failures, ${count('warn')} as warnings; ${count('elsewhere')} at another operation, ${count('survived')} not at all; ${outcomes.filter(({ causes }) => causes.length === 1).length} told as one cause`,
  ].join('\n');
}
