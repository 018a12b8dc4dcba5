import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TAKE_BACK, carryOut, refusedAsOther, type CommandPlan, type PlanFlags } from './carryOut.ts';
import { diskFiles } from './files.ts';
import { runsOf } from './journal.ts';
import { diskSnapshot } from './snapshot.ts';

const PLAN: CommandPlan = {
  command: 'new sign toll',
  changes: [
    { path: 'toll.ts', before: null, after: 'toll\n' },
    { path: 'list.ts', before: 'a\n', after: 'a\ntoll\n' },
    { path: 'same.ts', before: 'same\n', after: 'same\n' },
  ],
  unchanged: 'The sign "toll" is there already: nothing to change.',
  words: {
    title: 'Sign "toll"',
    plannedTitle: 'Would make the sign "toll"',
    figures: ['1 line'],
    parts: ['In it: nothing'],
    remarks: new Map([['list.ts', 'only its line']]),
    kept: [{ path: 'same.ts', why: 'it is there already' }],
    keptNote: 'Remove by hand what is not needed.',
    notes: ['It has no words yet.'],
    next: [['npm run dev', 'look at it'], TAKE_BACK],
  },
  facts: { sign: 'toll' },
};

/** A command in a project with a list of signs, and what it has said and written. */
function carried(change: Partial<CommandPlan> = {}, flags: PlanFlags = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'milepost-carry-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(path.join(root, 'list.ts'), 'a\n');
  writeFileSync(path.join(root, 'same.ts'), 'same\n');
  const lines: string[] = [];
  const io = { out: (text: string) => void lines.push(text), err: () => undefined, stopRequested: () => Promise.resolve() };
  const run = () => carryOut({ ...PLAN, ...change }, flags, io, { root, world: { cwd: root, files: diskFiles, nowMs: () => 1 } });
  return {
    run,
    said: () => lines.join('\n'),
    list: () => readFileSync(path.join(root, 'list.ts'), 'utf8'),
    runs: () => runsOf(diskSnapshot(root)),
  };
}

test('files written and changed, what is kept, what to know and what to run next are told in this order, and the run is kept', () => {
  const { run, said, list, runs } = carried();
  expect(run()).toBe(0);
  expect(said()).toBe(`Sign "toll": 1 new, 1 changed, 1 line
In it: nothing
  + toll.ts
  ~ list.ts  (only its line)
Kept:
  same.ts  (it is there already)
Remove by hand what is not needed.
To know:
  It has no words yet.
Next:
  npm run dev         look at it
  npx milepost undo   take it back`);
  expect(list()).toBe('a\ntoll\n');
  expect(runs().map(({ command, changes }) => [command, changes.length])).toEqual([['new sign toll', 2]]);
});

test('parts that say nothing have no heading', () => {
  const { run, said } = carried({ words: { title: 'Sign "toll"', notes: [], next: [] } });
  run();
  expect(said()).toBe('Sign "toll": 1 new, 1 changed\n  + toll.ts\n  ~ list.ts');
});

test.each([
  [{ dryRun: true }, /^Would make the sign "toll": 1 new, 1 changed, 1 line\n/],
  [{ diff: true }, /^--- \/dev\/null\n\+\+\+ b\/toll\.ts[^]*\+toll\n\nWould make/],
])('with %j nothing is written, and it says so instead of what comes next', (flags, words) => {
  const { run, said, list, runs } = carried({}, flags);
  expect(run()).toBe(0);
  expect(said()).toMatch(words);
  expect(said()).toMatch(/Would be kept:\n[^]*\nNothing was written\. Leave out --dry-run and --diff to do it\.$/);
  expect([list(), runs()]).toEqual(['a\n', []]);
});

test('a second run changes nothing and is one sentence', () => {
  const { run, said, runs } = carried({ changes: PLAN.changes.slice(2) });
  expect([run(), said(), runs()]).toEqual([0, PLAN.unchanged, []]);
});

test.each<[PlanFlags, Partial<CommandPlan>, string]>([
  [{}, {}, 'written'],
  [{ dryRun: true }, {}, 'planned'],
  [{}, { changes: [] }, 'unchanged'],
  [{}, { changes: [], unchanged: null }, 'written'],
])('a program that asks with %j is told so in one line', (flags, change, status) => {
  const { run, said } = carried(change, { ...flags, json: true });
  run();
  const changes = change.changes
    ? []
    : [
        { path: 'toll.ts', kind: 'create' },
        { path: 'list.ts', kind: 'edit' },
      ];
  expect(JSON.parse(said())).toEqual({ status, sign: 'toll', changes });
});

test('a program that asks for the differences has them in the same line', () => {
  const { run, said } = carried({}, { diff: true, json: true });
  run();
  expect(JSON.parse(said()).changes[1].diff).toContain('+toll');
});

test('what a person has changed is refused with its files and what to do, and nothing is written', () => {
  const { run, said, list } = carried({ refused: refusedAsOther('sign', 'toll', ['toll.ts']) }, { diff: true });
  expect(run).toThrow(
    expect.objectContaining({
      exitCode: 4,
      message: `[milepost] The sign "toll" exists and is not what would be written, and the changes would be lost. Nothing was written.
  toll.ts is not what would be written
Look at the differences with --diff. Choose another name, or take it away first with "npx milepost remove sign toll".`,
      facts: expect.objectContaining({ status: 'refused', sign: 'toll' }),
    }),
  );
  expect(said()).toContain('+++ b/toll.ts');
  expect(list()).toBe('a\n');
  expect(refusedAsOther('sign', 'toll', [])).toBeNull();
});

test('what is written in a way of its own is no run of its own', () => {
  let written = 0;
  const { run, list, runs } = carried({ write: () => (written += 1) });
  run();
  expect([written, list(), runs()]).toEqual([1, 'a\n', []]);
});
