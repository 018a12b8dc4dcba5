import { readFileSync } from 'node:fs';
import path from 'node:path';
import { speakDialect } from '../model/dialect.ts';
import { INVENTED_TOKEN } from '../run/safety/guard.ts';
import { readProfile, ROLES, type Spelling } from '../run/target/profile.ts';
import { ContractStop, EXIT, NotRun, SafetyStop } from '../model/stop.ts';
import type { CallInput } from '../run/wire/exchange.ts';
import { at, isJson, listOf, textOf } from '../model/schema.ts';
import type { Probe, Caller } from '../run/described/probe.ts';
import { createRun } from '../run/described/runDescribed.ts';

/**
 * Sends a recorded call again and answers what came. What writes is refused unless it carries the mark of this very run, as
 * everywhere.
 * @throws ContractStop 2 when the report does not name the call, 4 when it may not be sent
 */
export async function replayContract({
  target,
  mode,
  from,
  id,
  env = process.env,
  ...spelling
}: Spelling & {
  target: string;
  mode: string;
  from: string;
  id: string;
  env?: Readonly<Record<string, string | undefined>>;
}): Promise<string> {
  const read = reportIn(from);
  const report = at(read, 'described') ?? read; // as --report writes it
  const call = listOf(at(report, 'recorded')).find((each) => at(each, 'id') === id);
  if (!isJson(call))
    throw new ContractStop(EXIT.usage, `${from} names no call ${id}. The report lists a replay id beside each broken promise.`);
  if (call['isLasting'] === false) {
    const again = listOf(at(report, 'results')).find((each) => at(each, 'evidence', 'replay') === id);
    throw new ContractStop(
      EXIT.unsafe,
      `${id} is not sent again: it writes, or names what the run has removed. This asks the same once more: ${textOf(at(again, 'again'))}`,
    );
  }
  const profile = readProfile(target, env, spelling);
  await speakDialect(profile.dialect);
  const { probe, mask } = createRun({
    profile,
    mode: mode === 'full' ? 'full' : 'read',
    tag: 'ctreplay',
    journalFolder: path.resolve('.milepost/contract'),
  });
  try {
    const sent = isJson(call['sent']) ? (call['sent'] as CallInput) : {}; // written by a run, from a call it sent
    const answer = await probe.ask(textOf(call['operation']), sent, callerOf(textOf(call['who']), probe));
    return mask.apply([answer.evidence.curl, `HTTP ${answer.answer.status} ${answer.answer.contentType}`, answer.answer.text].join('\n'));
  } catch (error) {
    if (error instanceof NotRun || error instanceof SafetyStop)
      throw new ContractStop(EXIT.unsafe, `${id} is not sent again: ${error.message}`, error);
    throw error;
  }
}

function callerOf(who: string, { actors }: Probe): Caller {
  if (who === 'invented') return { actor: actors.holding(INVENTED_TOKEN) };
  return who === 'nobody' ? who : (ROLES.find((role) => role === who) ?? 'admin');
}

function reportIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ContractStop(EXIT.usage, `${file} is no report of a run. Run with --out first, or name it with --from.`, error);
  }
}
