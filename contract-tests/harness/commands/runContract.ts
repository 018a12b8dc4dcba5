import { planOf } from '../plan/plan.ts';
import { requireClauses, type Filter } from '../plan/filter.ts';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { findDictionaryTraces } from '../../suites/dictionary/traces.ts';
import { rerunRowCommand, type RunContext } from '../run/described/rerunCommand.ts';
import { runDescribed } from '../run/described/runDescribed.ts';
import { readSeed } from '../plan/seed.ts';
import { speakDialect } from '../model/dialect.ts';
import { requireConsent, type Consent } from '../run/target/consent.ts';
import { OPERATIONS } from '../model/description.ts';
import { collectRows } from '../run/written/collectRows.ts';
import type { Mode } from '../run/safety/guard.ts';
import { openJournal } from '../run/safety/journal.ts';
import type { RowResult } from '../run/written/perform.ts';
import { readPlace, readProfile, type Spelling } from '../run/target/profile.ts';
import { proveSandbox, requireHere } from '../run/target/proof.ts';
import { requireSignIn } from '../run/wire/signIn.ts';
import { createReport, type ContractReport } from '../report/report.ts';
import { ContractStop, EXIT } from '../model/stop.ts';
import { cleanUp } from '../run/written/traces.ts';
import { createWorld, type RunSettings } from '../run/written/world.ts';

/** Options of a run. */
export interface ContractOptions extends Spelling {
  /** Origin of the API: `http://127.0.0.1:30000`. */
  target: string;
  /** `read`, `own` or `full`; left out, `read`. */
  mode?: string;
  /** Part of a row's domain, operation or promise; left out, every row. */
  only?: string;
  /** `written` rows, rows made from the description (`described`), or `all`; left out, `all`. */
  rows?: string;
  /** Parts of the description whose rows are made; left out, all of it. */
  filter?: Filter;
  /** Whole number the order of the rows from the description and their choices come from; left out, 0: as the description has them. */
  seed?: string;
  /** File the report will be written to, as the commands that ask again name it. */
  reportFile?: string | null;
  /** Agreement to be written to, for `own`. */
  consent?: Consent;
  /** Holds the accounts of the roles: `MILEPOST_ADMIN_ACCOUNT`, `MILEPOST_ADMIN_PASSWORD` and so on. */
  env?: Readonly<Record<string, string | undefined>>;
}

const TAG_CHARS = 8;
const JOURNAL_FOLDER = '.milepost/contract';
const FINDERS = [findDictionaryTraces];

/**
 * Runs every row against a server and removes what the run created.
 * @returns the report; its `exitCode` is 0, 1, 4 or 5
 * @throws ContractStop 2 unusable target, mode or accounts · 3 nothing answers, or signing in fails · 4 full mode where it may not write
 */
export async function runContract({
  target,
  mode,
  only = '',
  rows: kind = 'all',
  filter = {},
  seed: seedText,
  reportFile = null,
  consent = {},
  env = process.env,
  ...spelling
}: ContractOptions): Promise<ContractReport> {
  const startedAt = new Date();
  readKind(kind);
  const seed = readSeed(seedText);
  const runMode = readMode(mode);
  if (runMode === 'full') requireHere(readPlace(target));
  const profile = readProfile(target, env, spelling);
  await speakDialect(profile.dialect);
  requireClauses(filter);
  const plan = planOf(filterWithWords(filter, only));
  if (runMode === 'own') requireConsent(profile.origin, consent, env);
  // Written rows rely on the data of the sandbox: elsewhere they only read.
  const settings: RunSettings = {
    profile,
    mode: runMode === 'own' ? 'read' : runMode,
    tag: newTag(),
    journalFolder: path.resolve(JOURNAL_FOLDER),
    only,
    clauses: filter.clauses ?? [],
  };
  if (settings.mode === 'full') await proveSandbox(profile);
  await requireSignIn(createWorld(settings).actors, profile);

  const isWritten = kind !== 'described' && isEmpty(filter) && (filter.shard?.index ?? 1) === 1; // the first computer has them all
  let rows: RowResult[] = [];
  let leftovers: string[] = [];
  try {
    if (isWritten)
      rows = (await collectRows(settings)).map((row) => withRerunCommand(row, { profile, mode: runMode, seed: seed.number, reportFile }));
  } finally {
    leftovers = await removeTraces(settings);
  }
  const described =
    kind === 'written'
      ? null
      : await runDescribed({
          ...settings,
          mode: runMode,
          tag: newTag(),
          plan,
          seed,
          reportFile,
        });
  const durationMs = Date.now() - startedAt.getTime();
  return createReport({ target: profile.origin, mode: runMode, startedAt, durationMs, rows, leftovers, described, plan });
}

/** A row that failed, with the command that runs it once more. */
const withRerunCommand = (row: RowResult, called: RunContext): RowResult =>
  row.verdict === 'failed' ? { ...row, again: rerunRowCommand(called, row.promise) } : row;

/** Families, operations and domains choose among what is made from the description; clauses name written rows as well. */
const isEmpty = ({ families = [], operations = [], tags = [] }: Filter): boolean => families.length + operations.length + tags.length === 0;

/** Words for the written rows choose operations of the described ones too. */
const filterWithWords = (filter: Filter, only: string): Filter =>
  only === ''
    ? filter
    : { ...filter, operations: [...OPERATIONS.keys()].filter((id) => id.toLowerCase().includes(only.toLowerCase())).concat('') };

function readKind(kind: string): void {
  if (['all', 'written', 'described'].includes(kind)) return;
  throw new ContractStop(EXIT.usage, `--rows is "${kind}". Use written, described or all.`);
}

function readMode(mode = 'read'): Mode {
  if (mode === 'read' || mode === 'own' || mode === 'full') return mode;
  throw new ContractStop(
    EXIT.usage,
    `--mode is "${mode}", which is no mode. Use read (changes nothing), own (records of its own) or full (sandbox only).`,
  );
}

/** Letters and digits only, so that it may stand in every code and name. */
const newTag = (): string => `ct${Array.from({ length: TAG_CHARS }, () => randomInt(36).toString(36)).join('')}`;

async function removeTraces(settings: RunSettings): Promise<string[]> {
  const journal = openJournal(settings.journalFolder, settings.tag);
  if (journal.lines().length === 0) return [];
  try {
    const { actors } = createWorld(settings);
    const leftovers = await cleanUp(FINDERS, await actors.as('admin'), settings.tag);
    if (leftovers.length === 0) journal.remove();
    return leftovers;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      `everything marked ${settings.tag}, because it could not be looked for (${why}); what was created is written in ${journal.file}`,
    ];
  }
}
