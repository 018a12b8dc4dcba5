import { readFileSync } from 'node:fs';
import { ContractStop, EXIT } from '../../model/stop.ts';
import { at, isJson, listOf, textOf } from '../../model/schema.ts';
import type { CheckVerdict } from '../../run/described/ledger.ts';

/** Outcome of a check as a comparison needs it. */
export interface Outcome {
  readonly id: string;
  readonly promise: string;
  readonly verdict: CheckVerdict;
  /** First thing that was wrong, or the reason nothing is known. */
  readonly why: string;
}

const VERDICTS: readonly CheckVerdict[] = ['pass', 'fail', 'warn', 'not-verified', 'blocked'];

/**
 * Outcomes in a report, by check: of `report.json` of `--out`, and of the file of `--report`.
 * @throws ContractStop with exit code 2 when the file cannot be read or is no report: "could not compare" is never "the same"
 */
export function outcomesIn(file: string): Map<string, Outcome> {
  const report = parsed(file);
  const results = at(report, 'results') ?? at(report, 'described', 'results');
  if (!Array.isArray(results))
    throw new ContractStop(
      EXIT.usage,
      `${file} holds no checks, so there is nothing to compare. Name a report.json of "contract run --out".`,
    );
  return new Map(results.map((result) => outcomeOf(result, file)).map((outcome) => [outcome.id, outcome]));
}

export function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ContractStop(EXIT.usage, `${file} could not be read (${why}). Name a file that a run has written.`, error);
  }
}

function outcomeOf(result: unknown, file: string): Outcome {
  const verdict = VERDICTS.find((each) => each === at(result, 'verdict'));
  const id = isJson(result) ? textOf(result['id']) : '';
  if (verdict === undefined || id === '')
    throw new ContractStop(EXIT.usage, `${file} holds a check without id or verdict, so it cannot be compared. Run it again.`);
  const [finding] = listOf(at(result, 'findings'));
  const why = isJson(finding)
    ? `${textOf(finding['at'])}: expected ${textOf(finding['expected'])}, got ${textOf(finding['got'])}`
    : textOf(at(result, 'reason'));
  return { id, promise: textOf(at(result, 'promise')), verdict, why };
}
