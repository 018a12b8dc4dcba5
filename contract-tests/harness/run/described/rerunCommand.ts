import { SANDBOX_KEY } from '../../model/dialect.ts';
import type { Mode } from '../safety/guard.ts';
import { LOGIN_KEY_VARIABLE, type Profile } from '../target/profile.ts';
import { quoted } from '../wire/curl.ts';
import type { CheckResult } from './ledger.ts';
import type { Recorded } from './probe.ts';

/** Circumstances of a run, as far as it takes to ask the same again. */
export interface RunContext {
  readonly profile: Profile;
  readonly mode: Mode;
  readonly seed: number;
  /** File that will name the recorded calls; null where none is written. */
  readonly reportFile: string | null;
}

/** File `contract replay` reads when none is named. */
export const REPORT_FILE = 'contract-report/report.json';

/**
 * The command that shows a broken promise once more, to be copied as it stands: the recorded call where the server still has what it
 * names, the check where the run has removed it. A login key is named by its variable, never by its value.
 */
export function rerunCommand(
  called: RunContext,
  { family, operation }: Pick<CheckResult, 'family' | 'operation'>,
  call: Recorded | undefined,
): string {
  if (call?.isLasting === true && called.reportFile !== null)
    return line(called, ['replay', call.id], called.reportFile === REPORT_FILE ? [] : ['--from', word(called.reportFile)]);
  const seed = called.seed === 0 ? [] : ['--seed', String(called.seed)];
  return line(called, ['run'], [...modeOf(called), '--operation', operation, '--family', family, ...seed]);
}

/** The command that runs a written row once more; beyond a sandbox they only read. */
export const rerunRowCommand = (called: RunContext, promise: string): string =>
  line(called, ['run'], [...(called.mode === 'full' ? modeOf(called) : []), '--rows', 'written', '--only', quoted(promise)]);

function line({ profile }: RunContext, command: readonly string[], more: readonly string[]): string {
  const { name, loginKey } = profile.dialect;
  const isKeyKnown = loginKey === null || (profile.isLoopback && loginKey === SANDBOX_KEY);
  return [
    'npx milepost contract',
    ...command,
    '--target',
    profile.origin,
    ...(name === '3.4' ? [] : ['--dialect', name]),
    ...(isKeyKnown ? [] : ['--login-key', `"$${LOGIN_KEY_VARIABLE}"`]),
    ...more,
  ].join(' ');
}

/** Consent is given once more, each time. */
function modeOf({ mode, profile }: RunContext): string[] {
  if (mode === 'read') return [];
  return ['--mode', mode, ...(mode === 'own' ? ['--yes', '--target-is', new URL(profile.origin).host] : [])];
}

const word = (text: string): string => (/^[\w./-]+$/.test(text) ? text : quoted(text));
