import { type Filter } from '../../plan/filter.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDialect, speakDialect, type DialectName } from '../../model/dialect.ts';
import { readProfile } from '../../run/target/profile.ts';
import { ContractStop, EXIT, type ExitCode } from '../../model/stop.ts';
import { observeServer, type LearnedServer } from './observe.ts';
import { overlayOf } from './overlay.ts';
import { proposalOf, type Proposal } from './propose.ts';

/** Options of listening to a server. */
export interface LearnOptions {
  readonly target: string;
  /** Version whose description is compared with: 3.4 when left out. */
  readonly dialect?: string | undefined;
  /** Key the password is encrypted with; left out, its MD5 is sent as 3.4 does. */
  readonly loginKey?: string | undefined;
  readonly rate?: string | number | undefined;
  /** File the proposal is written to; left out, none is. */
  readonly out?: string | undefined;
  /** Name of the version, as it stands in the title. */
  readonly name?: string | undefined;
  readonly filter?: Filter;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Asks a server everything that only reads and proposes what its description would have to say otherwise, with the evidence.
 * Nothing of what it answered is kept but names of members and their kinds.
 * @returns exit code 5 where nothing answered
 * @throws ContractStop 2 unusable target or key · 3 nothing answers or signing in fails, or the file cannot be written
 * @reading R-991
 */
export async function learnContract({
  target,
  dialect,
  loginKey,
  rate,
  out,
  name = 'proposed',
  filter = {},
  env = process.env,
}: LearnOptions): Promise<{ proposal: Proposal; overlay: string; text: string; exitCode: ExitCode }> {
  const base = readDialect(dialect, dialect === undefined || dialect === '3.4' ? undefined : loginKey, true).name;
  const profile = readProfile(target, env, { rate });
  await speakDialect({ name: base });
  const heard = await observeServer(
    { ...profile, dialect: { name: base, loginKey: keyOf(loginKey, profile.isLoopback) } },
    { filter, journalFolder: path.resolve('.milepost/contract') },
  );
  const proposal = proposalOf(heard);
  const overlay = overlayOf(proposal, heard, { name, base });
  if (out !== undefined) write(out, overlay);
  const exitCode = heard.operations.some(({ found }) => found !== null) ? EXIT.passed : EXIT.nothingRan;
  return { proposal, overlay, text: learnText(proposal, heard, base, out), exitCode };
}

/** The key is that of a server from 3.6 on, whatever its description is compared with. */
const keyOf = (key: string | undefined, isLoopback: boolean): string | null =>
  key === undefined ? null : readDialect('net-3.6', key, isLoopback).loginKey;

const SHOWN = 6;
const some = (names: readonly string[]): string => `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ' …' : ''}`;

/** The proposal as people read it: what differs and how often it was seen, what was not asked and why. */
export function learnText(
  { actions, asDescribed, silent, beside }: Proposal,
  { operations, without, calls }: LearnedServer,
  base: DialectName,
  out: string | undefined,
): string {
  const reasons = new Map<string, string[]>();
  for (const [id, reason] of without) reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  const missing = operations.flatMap(({ id, differences }) =>
    differences.filter(({ kind }) => kind === 'missing').map(({ at }) => `${id} ${at}`),
  );
  const descriptions = actions
    .filter(({ update, remove }) => update !== undefined || remove === true)
    .map(({ description }) => description);
  return [
    `${operations.length} operations asked in ${calls} calls, compared with ${base}; nothing was written to the server`,
    '',
    ...[...new Set(descriptions)].filter((line) => / answered |Member|an object with/.test(line)).map((line) => `  ${line}`),
    ...Object.entries(beside).map(([name, count]) => `  Beside data stands "${name}": ${count}.`),
    ...(missing.length > 0 ? ['', `  Required and missing: ${missing.length} (${some(missing)})`] : []),
    ...(Object.keys(silent).length > 0 ? ['', `  No good answer at any address that is known: ${some(Object.keys(silent))}`] : []),
    '',
    ...[...reasons].map(([reason, ids]) => `  not asked, ${reason}: ${ids.length} (${some(ids)})`),
    '',
    `${asDescribed.length} as described, ${operations.length - asDescribed.length - Object.keys(silent).length} otherwise, ${Object.keys(silent).length} without a good answer; ${actions.length} actions${out === undefined ? '' : ` in ${out}`}`,
  ].join('\n');
}

function write(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new ContractStop(EXIT.notStarted, `The proposal could not be written to ${file}. Choose another file with --out.`, error);
  }
}
