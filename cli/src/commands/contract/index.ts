import path from 'node:path';
import { CommandFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { filterOf, readContractInput, type ContractFlags, type FilterFlags } from './input.ts';
import { contractReport } from './report.ts';

/** Flags of `contract clean`, as they were typed. */
export interface CleanFlags {
  target: string;
  dialect?: string;
  loginKey?: string;
  dryRun?: boolean;
  run?: string;
  tag?: string;
  yes?: boolean;
  targetIs?: string;
}

/** Flags of `contract replay`, as they were typed. */
export interface ReplayFlags {
  target: string;
  mode: string;
  from: string;
  dialect?: string;
  loginKey?: string;
}

const harness = () => import('@milepost/contract-tests/harness');

/** Runs the contract against a server; answers the exit code of the run. @throws CommandFailure 2 · 3 · 4 where it cannot start */
export async function runContractCommand(flags: ContractFlags, io: Io): Promise<number> {
  const { excusedBy, EXIT, readBaseline, readShard, runContract, summaryOf, writeReport, writeReports } = await harness();
  const interrupted = io.stopRequested().then(() => null);
  return stopped(async () => {
    const { options, reportFile, outFolder, baselineFile } = readContractInput(flags, readShard);
    if (baselineFile !== null) readBaseline(baselineFile); // a bad one is told before anything is sent
    const ended = await Promise.race([runContract(options), interrupted]);
    if (ended === null) {
      io.err('[contract] The run was ended. What it has created is written in .milepost/contract; "milepost contract clean" removes it.');
      return EXIT.interrupted;
    }
    const { report, text } = baselineFile === null ? { report: ended, text: null } : excusedBy(baselineFile, ended, new Date());
    if (reportFile !== null) writeReport(reportFile, report);
    const startMs = Date.parse(report.startedAt);
    const moments = { startMs, stopMs: startMs + report.durationMs };
    const written = outFolder === null ? [] : writeReports(outFolder, report, moments);
    io.out(
      contractReport(
        text === null ? summaryOf(report) : `${summaryOf(report)}\n${text}`,
        reportFile,
        written.map((name) => path.join(outFolder ?? '', name)),
      ),
    );
    return report.exitCode;
  });
}

/** Says what a run would check; sends nothing. */
export async function planContractCommand(flags: FilterFlags, io: Io): Promise<number> {
  const { planText, readShard } = await harness();
  return stopped(async () => {
    io.out(planText(filterOf(flags, readShard)));
    return 0;
  });
}

/** Lists checks, clauses, operations or resources. */
export async function listContractCommand(what: string, flags: { json?: boolean }, io: Io): Promise<number> {
  const { listText } = await harness();
  return stopped(async () => {
    io.out(listText(what, flags.json === true));
    return 0;
  });
}

/** Explains a check or a clause: what it says, where it comes from, what breaks or proves it. */
export async function explainContractCommand(check: string, io: Io): Promise<number> {
  const { explainText } = await harness();
  return stopped(async () => {
    io.out(explainText(check));
    return 0;
  });
}

/** Removes what runs have left that did not end well. */
export async function cleanContractCommand({ target, dryRun, yes, targetIs, ...spelling }: CleanFlags, io: Io): Promise<number> {
  const { cleanContract } = await harness();
  return stopped(async () => {
    const { text, exitCode } = await cleanContract({ target, ...(dryRun === true && { dryRun }), consent: { yes, targetIs }, ...spelling });
    io.out(text);
    return exitCode;
  });
}

/** Runs the harness against every seeded fault; 1 when it finds too few. */
export async function faultsContractCommand(ids: readonly string[], flags: { json?: boolean }, io: Io): Promise<number> {
  const { runFaults } = await harness();
  return stopped(async () => {
    const { outcomes, text, exitCode } = await runFaults(ids);
    io.out(
      flags.json === true
        ? JSON.stringify(outcomes.map(({ fault, ...found }) => ({ id: fault.id, sentence: fault.sentence, ...found })))
        : text,
    );
    return exitCode;
  });
}

/** Compares two reports; 1 when something got worse or is not known any more. */
export async function diffContractCommand(base: string, head: string, flags: { json?: boolean }, io: Io): Promise<number> {
  const { diffReports } = await harness();
  return stopped(async () => {
    const { comparison, text, exitCode } = diffReports(base, head);
    io.out(flags.json === true ? JSON.stringify(comparison) : text);
    return exitCode;
  });
}

/** Flags of `contract learn`, as they were typed. */
export interface LearnFlags extends FilterFlags {
  target: string;
  dialect?: string;
  loginKey?: string;
  rate?: string;
  out?: string;
  name?: string;
  json?: boolean;
}

/** Asks a server what only reads, and proposes an overlay for what it spells otherwise. */
export async function learnContractCommand(
  { json, target, dialect, loginKey, rate, out, name, ...filter }: LearnFlags,
  io: Io,
): Promise<number> {
  const { learnContract, readShard } = await harness();
  return stopped(async () => {
    const { proposal, text, exitCode } = await learnContract({
      target,
      dialect,
      loginKey,
      rate,
      out,
      name,
      filter: filterOf(filter, readShard),
    });
    io.out(json === true ? JSON.stringify(proposal) : text);
    return exitCode;
  });
}

/** Flags of `contract agree`, as they were typed. */
export interface AgreeFlags extends FilterFlags {
  targets: string;
  dialect?: string;
  loginKey?: string;
  rate?: string;
  json?: boolean;
}

/** Asks several servers the same; 1 when they differ. */
export async function agreeContractCommand({ targets, dialect, loginKey, rate, json, ...filter }: AgreeFlags, io: Io): Promise<number> {
  const { agreeContract, readShard } = await harness();
  return stopped(async () => {
    const asked = { targets, dialect, loginKey, rate, filter: filterOf(filter, readShard) };
    const { agreement, text, exitCode } = await agreeContract(asked);
    io.out(json === true ? JSON.stringify(agreement) : text);
    return exitCode;
  });
}

/** Flags of `contract baseline`, as they were typed. */
export interface BaselineFlags {
  from: string;
  file: string;
  reason?: string;
}

/** Takes new failures into the baseline, or lets those go that hold again. */
export async function baselineContractCommand(how: string, { from, file, reason = '' }: BaselineFlags, io: Io): Promise<number> {
  if (how !== 'update' && how !== 'prune')
    throw new CommandFailure(
      2,
      `[contract] A baseline is not "${how}". Use update (takes new failures in) or prune (lets mended ones go).`,
    );
  const { changeBaseline } = await harness();
  return stopped(async () => {
    io.out(changeBaseline({ how, report: from, file, reason, now: new Date() }));
    return 0;
  });
}

/** Sends a recorded call again. */
export async function replayContractCommand(id: string, flags: ReplayFlags, io: Io): Promise<number> {
  const { replayContract } = await harness();
  return stopped(async () => {
    io.out(await replayContract({ ...flags, id }));
    return 0;
  });
}

async function stopped(run: () => Promise<number>): Promise<number> {
  const { ContractStop } = await harness();
  try {
    return await run();
  } catch (error) {
    throw error instanceof ContractStop ? new CommandFailure(error.exitCode, error.message, error) : error;
  }
}
