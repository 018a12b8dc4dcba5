import { CommandFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { readContractInput, type ContractFlags } from './input.ts';
import { contractReport } from './report.ts';

/** Runs the contract against a server; answers the exit code of the run. @throws CommandFailure 2 · 3 · 4 where it cannot start */
export async function runContractCommand(flags: ContractFlags, io: Io): Promise<number> {
  const { ContractStop, runContract, summaryOf, writeReport } = await import('@milepost/contract-tests/harness');
  const { options, reportFile } = readContractInput(flags);
  try {
    const report = await runContract(options);
    if (reportFile !== null) writeReport(reportFile, report);
    io.out(contractReport(summaryOf(report), reportFile));
    return report.exitCode;
  } catch (error) {
    throw error instanceof ContractStop ? new CommandFailure(error.exitCode, error.message, error) : error;
  }
}
