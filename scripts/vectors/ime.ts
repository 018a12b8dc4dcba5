// Rows of input methods, replayed in a real browser: one run for all rows of a file.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenOut } from '../hostile/recipes.ts';
import { prepareBrowser } from '../prepareBrowser.mjs';
import type { Row } from './types.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results');
const MEMBERS = new Set(['name', 'note', 'fields', 'given', 'steps', 'expect']);

type ImeRow = Row & { readonly fields: readonly unknown[] };

interface Outcome {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[];
}
interface Report {
  readonly testResults: readonly { readonly message?: string; readonly assertionResults: readonly Outcome[] }[];
}

/** Runs the test of input methods with these rows. */
function outcomesOf(rows: readonly Row[]): readonly Outcome[] {
  mkdirSync(results, { recursive: true });
  const [file, report] = [join(results, 'ime-rows.json'), join(results, 'ime.json')];
  writeFileSync(file, JSON.stringify(rows));
  rmSync(report, { force: true });
  prepareBrowser();
  const args = ['run', '--project', 'browser', '--reporter=json', `--outputFile=${report}`, 'kit/src/testing/ime/ime.browser.test.tsx'];
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', MILEPOST_IME_FILE: file },
  });
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

/** A row as the test reads it; a text where it is of no shape that anybody knows. */
function shaped(given: unknown): ImeRow | string {
  if (typeof given !== 'object' || given === null) return 'is no row';
  const row = Object.fromEntries(Object.entries(given));
  const unknown = Object.keys(row).find((member) => !MEMBERS.has(member));
  if (unknown !== undefined) return `unknown member "${unknown}"`;
  const fields: unknown = row['fields'];
  if (!Array.isArray(fields) || fields.length === 0) return 'names no field';
  if (!Array.isArray(row['steps'])) return 'has no steps';
  if (typeof row['expect'] !== 'object' || row['expect'] === null) return 'expects nothing';
  return { ...row, fields, given: writtenOut(row['given'] ?? {}) };
}

/** Fault of each row, null where every field does what it says. */
export function imeFaults(rows: readonly unknown[], run = outcomesOf): readonly (string | null)[] {
  const read = rows.map(shaped);
  const good = read.filter((row): row is ImeRow => typeof row !== 'string');
  const outcomes = good.length > 0 ? run(good) : [];
  return read.map((row) => {
    if (typeof row === 'string') return row;
    for (const field of row.fields) {
      const own = outcomes.find(({ fullName }) => fullName.startsWith(`‹${good.indexOf(row)}› ${String(field)} `));
      if (!own) return `no test runs it in the field "${String(field)}"`;
      if (own.status !== 'passed') return `${String(field)}: ${own.failureMessages?.[0]?.split('\n')[0] ?? own.status}`;
    }
    return null;
  });
}
