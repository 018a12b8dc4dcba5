import path from 'node:path';
import type { ContractOptions, Filter, Shard } from '@milepost/contract-tests/harness';

/** Flags as they were typed. */
export interface ContractFlags {
  target: string;
  mode: string;
  report?: string;
  only?: string;
  rows?: string;
  dialect?: string;
  loginKey?: string;
  seed?: string;
  family?: string[];
  operation?: string[];
  tag?: string[];
  clause?: string[];
  shard?: string;
  rate?: string;
  out?: string;
  baseline?: string;
  yes?: boolean;
  targetIs?: string;
}

export interface ContractInput {
  options: ContractOptions;
  /** File of the report; null writes none. */
  reportFile: string | null;
  /** Folder for every form of the report; null writes none. */
  outFolder: string | null;
  /** File of failures that are known; null excuses nothing. */
  baselineFile: string | null;
}

/** Part of the flags that chooses what is checked. */
export type FilterFlags = Pick<ContractFlags, 'family' | 'operation' | 'tag' | 'clause' | 'shard'>;
/** Reader of `--shard`, of the harness: it is fetched when it is needed. */
type ReadShard = (typed: string) => Shard;

/** The harness itself judges target and mode, so that both doors speak with one voice. */
export const readContractInput = (
  { target, mode, report, only, rows, dialect, loginKey, seed, rate, out, baseline, yes, targetIs, ...filter }: ContractFlags,
  readShard: ReadShard,
): ContractInput => ({
  options: {
    target,
    mode,
    only,
    rows,
    dialect,
    loginKey,
    seed,
    rate,
    reportFile: out === undefined ? (report ?? null) : path.join(out, 'report.json'),
    filter: filterOf(filter, readShard),
    consent: { yes, targetIs },
  },
  reportFile: report ?? null,
  outFolder: out ?? null,
  baselineFile: baseline ?? null,
});

/** Parts of the description that were asked for. */
export const filterOf = ({ family, operation, tag, clause, shard }: FilterFlags, readShard: ReadShard): Filter => ({
  families: family?.map((name) => name.toUpperCase()),
  operations: operation,
  tags: tag,
  clauses: clause,
  shard: shard === undefined ? undefined : readShard(shard),
});
