import axe from 'axe-core';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { looks, rowName } from './factors.ts';
import type { Look } from './look.ts';
import type { Planned } from './plan.ts';
import type { State } from './types.ts';

const repo = path.resolve(import.meta.dirname, '../../..');
const git = (...args: string[]) => spawnSync('git', args, { cwd: repo, encoding: 'utf8' }).stdout?.trim() ?? 'unknown';
const commit = git('rev-parse', 'HEAD');
/** Looks of this commit, by state: a run that broke off goes on. */
const store = path.join(repo, '.cache/shell-axe', commit);
const fileOf = ({ name }: State) => path.join(store, `${name.replaceAll(/\W+/g, '-')}.json`);

/** Findings of an earlier run of the whole matrix on this commit for a state. */
export const storedLooks = (state: State): readonly Look[] =>
  existsSync(fileOf(state)) ? JSON.parse(readFileSync(fileOf(state), 'utf8')) : [];

export function storeLooks(state: State, found: readonly Look[]): void {
  mkdirSync(store, { recursive: true });
  writeFileSync(fileOf(state), JSON.stringify(found));
}

const counted = (keys: readonly string[]) =>
  keys.reduce<Record<string, number>>((counts, key) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }), {});

/** Writes down what the whole matrix of this commit found so far: `docs/evidence/<date>-shell-axe.json`. */
export function writeShellEvidence(planned: readonly Planned[]): string {
  const isClean = git('status', '--porcelain') === '';
  const found = planned.map(({ state, rows }) => ({ state, rows, looks: storedLooks(state) }));
  const all = found.flatMap(({ looks: own }) => own);
  const now = new Date().toISOString();
  const evidence = {
    at: now,
    command: 'npm run test:all',
    commit,
    isClean,
    tools: { axe: axe.version },
    states: found.map(({ state, looks: own }) => ({ clause: state.clause, name: state.name, looks: own.length })),
    notLookedAt: found.filter(({ looks: own }) => own.length === 0).map(({ state }) => state.name),
    looks: all.length,
    looksBy: Object.fromEntries(looks.names.map((factor) => [factor, counted(all.map(({ row }) => row[factor]))])),
    findings: found.flatMap(({ state, looks: own }) =>
      own.filter(({ findings }) => findings.length > 0).map(({ row, findings }) => ({ state: state.name, row: rowName(row), findings })),
    ),
    // What axe could not decide: elements per rule, and the states to look at.
    undecided: Object.keys(counted(all.flatMap(({ undecided }) => Object.keys(undecided)))).map((rule) => ({
      rule,
      looks: all.filter(({ undecided }) => rule in undecided).length,
      states: found.filter(({ looks: own }) => own.some(({ undecided }) => rule in undecided)).map(({ state }) => state.name),
    })),
  };
  const folder = path.join(repo, 'docs/evidence');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${now.slice(0, 10)}-shell-axe.json`);
  writeFileSync(file, `${JSON.stringify(evidence, null, 1)}\n`);
  return file;
}
