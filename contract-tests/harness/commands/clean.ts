import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openJournal } from '../run/safety/journal.ts';
import { requireConsent, type Consent } from '../run/target/consent.ts';
import { speakDialect } from '../model/dialect.ts';
import { readProfile, type Spelling } from '../run/target/profile.ts';
import { proveSandbox } from '../run/target/proof.ts';
import { ContractStop, EXIT, type ExitCode } from '../model/stop.ts';
import { createRun } from '../run/described/runDescribed.ts';
import { sweep } from '../run/described/sweep.ts';
import { unremovedRecords } from '../run/safety/journalLines.ts';

const JOURNAL_FOLDER = '.milepost/contract';
const JOURNAL = /^(ct[a-z0-9]+)\.jsonl$/;
/** Pattern of a run's mark; a shorter one might match other texts of the server. */
const TAG = /^ct[a-z0-9]{7,}$/;

/**
 * Removes what runs have left: by the ids their journals name, and by their marks in every list. Left out, `run` and `tag`, of
 * every run that has a journal here; with `run` of that one; with `tag` also where its journal is lost.
 * @throws ContractStop 2 · 3 · 4 as a run
 */
export async function cleanContract({
  target,
  dryRun = false,
  run,
  tag: mark,
  consent = {},
  folder = path.resolve(JOURNAL_FOLDER),
  env = process.env,
  ...spelling
}: Spelling & {
  target: string;
  dryRun?: boolean;
  run?: string;
  tag?: string;
  consent?: Consent;
  folder?: string;
  env?: Readonly<Record<string, string | undefined>>;
}): Promise<{ text: string; exitCode: ExitCode }> {
  const profile = readProfile(target, env, spelling);
  await speakDialect(profile.dialect);
  const tags = chosen(journalsIn(folder), folder, run, mark);
  if (tags.length === 0) return { text: 'No journal is left, so no run has left anything.', exitCode: EXIT.passed };
  if (dryRun) {
    const named = tags.map((tag) => `${tag}: ${unremovedRecords(openJournal(folder, tag).lines()).length} records are named`);
    return { text: [...named, 'Nothing was removed.'].join('\n'), exitCode: EXIT.passed };
  }
  if (consent.yes === true) requireConsent(profile.origin, consent, env);
  else await proveSandbox(profile);
  const left: string[] = [];
  for (const tag of tags) {
    const journal = openJournal(folder, tag);
    const { probe, records } = createRun({ profile, mode: consent.yes === true ? 'own' : 'full', tag, journalFolder: folder });
    const resisting = await sweep(probe, records, journal.lines());
    if (resisting.length === 0) journal.remove();
    left.push(...resisting.map((name) => `${tag}: ${name}`));
  }
  const text =
    left.length === 0
      ? `Nothing is left of ${tags.length} runs.`
      : ['Could not be removed:', ...left.map((name) => `  ${name}`)].join('\n');
  return { text, exitCode: left.length === 0 ? EXIT.passed : EXIT.unsafe };
}

/** @throws ContractStop with exit code 2 for a run that has no journal, and for what is no mark */
function chosen(journals: string[], folder: string, run: string | undefined, mark: string | undefined): string[] {
  if (run !== undefined && mark !== undefined)
    throw new ContractStop(EXIT.usage, '--run and --tag both say which run. Use --run where its journal is here, --tag where it is lost.');
  if (mark !== undefined) {
    if (TAG.test(mark)) return [mark];
    throw new ContractStop(EXIT.usage, `--tag is "${mark}", and marks look like ctk3x9m2p1. The report of the run names its own.`);
  }
  if (run === undefined || journals.includes(run)) return run === undefined ? journals : [run];
  const here = journals.length === 0 ? 'none is' : `there are ${journals.join(', ')}`;
  throw new ContractStop(
    EXIT.usage,
    `${folder} holds no journal of "${run}": ${here}. A run that ended well has none. Where it is lost, --tag ${run} looks for the mark alone.`,
  );
}

function journalsIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((file) => JOURNAL.exec(file)?.[1] ?? []);
  } catch {
    return [];
  }
}
