import type { ContractOptions } from '@milepost/contract-tests/harness';

/** Flags as they were typed. */
export interface ContractFlags {
  target: string;
  mode: string;
  report?: string;
  only?: string;
}

export interface ContractInput {
  options: ContractOptions;
  /** File of the report; null writes none. */
  reportFile: string | null;
}

/** The harness itself judges target and mode, so that both doors speak with one voice. */
export const readContractInput = ({ target, mode, report, only }: ContractFlags): ContractInput => ({
  options: { target, mode, only },
  reportFile: report ?? null,
});
