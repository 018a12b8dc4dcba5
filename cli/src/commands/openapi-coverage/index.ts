import { EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { coverageReport } from './report.ts';

/** Flags as they were typed. */
export interface CoverageFlags {
  json?: boolean;
}

/** Counts what the description holds of the specification; 1 when a documented call is missing. */
export async function openapiCoverageCommand({ json }: CoverageFlags, io: Io): Promise<number> {
  const { coverageOf } = await import('@milepost/openapi/description');
  const { default: document } = await import('@milepost/openapi/openapi.json', { with: { type: 'json' } });
  const { default: calls } = await import('@milepost/openapi/documented-calls.json', { with: { type: 'json' } });
  const coverage = coverageOf(document, calls);
  io.out(json ? JSON.stringify(coverage) : coverageReport(coverage));
  return coverage.missing.length === 0 ? EXIT.done : EXIT.problems;
}
