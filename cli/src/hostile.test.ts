import { expect, test } from 'vitest';
import { inLongRun } from '../../scripts/testing/inLongRun.mjs';
import rows from './testing/hostile.json' with { type: 'json' };
import { runRow, type CliRow, type Ended } from './testing/hostileRow.ts';

/** Reasons by their names in the format, as the command tells them to a person. What a command does not know cannot be misused. */
const REASONS: Readonly<Record<string, RegExp>> = {
  'cli/unsafe-name': /is no name for/,
  'cli/unsafe-path': /leads out of the project|unknown command/,
  'cli/bad-port': /which is no port/,
  'cli/exposed-host': /unknown option '--host'/,
  'cli/secret-in-url': /holds a password/,
  'cli/remote-spec': /unknown command|No file and no git revision|cannot be read/,
  'cli/spec-too-large': /unknown command/,
  'cli/spec-ref-loop': /unknown command/,
  'contract/not-loopback': /is not this computer, and full mode writes/,
  'contract/no-sandbox-nonce': /does not prove to be a sandbox/,
  'contract/redirected': /does not prove to be a sandbox/,
  'contract/writes-not-allowed': /MILEPOST_ALLOW_WRITES/,
  'contract/not-confirmed': /--target-is|MILEPOST_ALLOW_WRITES/,
};
const VERDICTS: readonly string[] = ['rejected', 'text', 'value', 'allowed'];

/** Signing in changes nothing of what is there. */
const isWrite = (call: string): boolean => !call.startsWith('GET ') && !call.includes('/oauth/Login');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Members of an expectation; one nobody knows fails. */
const MEMBERS: Readonly<Record<string, (ended: Ended, value: unknown) => void>> = {
  exit: ({ exit }, value) => expect(exit).toBe(value),
  notExit: ({ exit }, value) => expect(listOf(value)).not.toContain(exit),
  code: ({ said }, value) => {
    const reason = REASONS[String(value)];
    if (!reason) throw new Error(`unknown reason ${String(value)}`);
    expect(said).toMatch(reason);
  },
  unchanged: ({ before, after }, value) => expect(after === before).toBe(value),
  requests: ({ asked }, value) => expect(asked).toHaveLength(Number(value)),
  maxRequests: ({ asked }, value) => expect(asked.length).toBeLessThanOrEqual(Number(value)),
  writes: ({ asked }, value) => expect(asked.filter(isWrite)).toHaveLength(Number(value)),
  literal: ({ said, after }, value) => {
    for (const part of listOf(value)) expect(said + after).toContain(part);
  },
  mustNotContain: ({ said, after }, value) => {
    for (const part of listOf(value)) expect(said + after).not.toContain(part);
  },
  maxMs: ({ tookMs }, value) => expect(tookMs).toBeLessThan(inLongRun(Number(value))),
};

test.each((rows as unknown as readonly CliRow[]).map((row) => [row.id, row.expected.verdict, row] as const))(
  '%s is %s',
  async (_, verdict, row) => {
    if (!VERDICTS.includes(verdict)) throw new Error(`unknown verdict ${verdict}`);
    const ended = await runRow(row);
    const { verdict: _verdict, ...members } = row.expected;
    for (const [name, value] of Object.entries(members)) {
      const judge = MEMBERS[name];
      if (!judge) throw new Error(`unknown member ${name}`);
      judge(ended, value);
    }
    expect(verdict === 'rejected' && ended.exit === 0).toBe(false);
    // Whatever a command line holds, it is no fault of the program, and no letter of it acts on the terminal.
    expect(ended.exit).not.toBe(6);
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
    expect(ended.said).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e]/);
  },
);
