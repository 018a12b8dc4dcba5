import { parseArgs } from 'node:util';
import { summaryOf } from '../report/summary.ts';
import { writeReport } from '../report/report.ts';
import { runContract } from './runContract.ts';
import { ContractStop, EXIT } from '../model/stop.ts';

/** Outlets of a command: its results, and its messages for people. */
export interface Out {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const USAGE = `Usage: npm run contract -- --target URL [--mode read|own|full] [--report FILE.json] [--only WORDS] [--rows all|written|described]
       [--dialect 3.4|net-3.6|java-6.1] [--login-key KEY] [--seed N]
  --target  origin of the API, for example http://127.0.0.1:30000
  --mode    read: sends nothing that changes the server (default); own: records of its own, with --yes, --target-is HOST and
            MILEPOST_ALLOW_WRITES=HOST; full: sandbox on this computer only
  --report  file for the report with every request and answer
  --rows    those somebody wrote, those made from the description, or both (default)
  --dialect version of the server (default 3.4); --login-key, or MILEPOST_LOGIN_KEY: what the web client of 3.6 and later encrypts
            passwords with
  --seed    whole number that orders the rows made from the description and chooses their wrong values (default 0: as described)
  --only    rows whose domain, operation or promise contains the words
Accounts: MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD, the same with STAFF, NOVICE, GUEST, DOUBLE, LOCKED;
on this computer the sandbox's own accounts are the default.
Exit: 0 all passed · 1 failures · 2 usage · 3 could not start · 4 unsafe or leftovers · 5 nothing ran`;

function readArguments(words: readonly string[]) {
  try {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...words],
      options: {
        target: option,
        mode: option,
        report: option,
        only: option,
        rows: option,
        dialect: option,
        'login-key': option,
        seed: option,
        yes: { type: 'boolean' },
        'target-is': option,
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new ContractStop(EXIT.usage, `${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** Run of `npm run contract`; answers the exit code. @throws what is no {@link ContractStop} */
export async function contractCommand(words: readonly string[], { out, err }: Out): Promise<number> {
  try {
    const {
      target,
      mode,
      report: file,
      only,
      rows,
      dialect,
      seed,
      yes,
      'login-key': loginKey,
      'target-is': targetIs,
      help,
    } = readArguments(words);
    if (help) {
      out(USAGE);
      return EXIT.passed;
    }
    if (target === undefined) throw new ContractStop(EXIT.usage, `--target is missing, so there is nothing to test.\n${USAGE}`);
    const report = await runContract({ target, mode, only, rows, dialect, loginKey, seed, reportFile: file, consent: { yes, targetIs } });
    if (file !== undefined) writeReport(file, report);
    out(summaryOf(report));
    return report.exitCode;
  } catch (error) {
    if (!(error instanceof ContractStop)) throw error;
    err(error.message);
    return error.exitCode;
  }
}
