import { describe, expect, test } from 'vitest';
import { inLongRun } from '../../../../scripts/testing/inLongRun.mjs';
import { switchTest } from '../../testing/switchTest.ts';
import { textsOfRow } from '../sheet-cells/index.ts';
import { judgeSheet } from './judgeSheet.ts';
import { readRows } from './readRows.ts';
import { sheetBytes } from './testing/sheetBytes.ts';
import type { GivenSheet } from './testing/sheetBytes.ts';
import hostile from './testing/hostile-sheets.json' with { type: 'json' };
import type { SheetCheck, SheetJob } from './types.ts';

type Row = (typeof hostile)[number];
type Judge = (job: SheetJob) => Promise<SheetCheck>;

const jobOf = async ({ name, bytes, template }: Row['input']): Promise<SheetJob> => ({
  file: new File([await sheetBytes(bytes as GivenSheet)], name),
  rules: template ? { heads: [template] } : {},
});

async function judge(check: Judge, { input, expected }: Row): Promise<string | null> {
  const job = await jobOf(input);
  const since = performance.now();
  const outcome = await check(job);
  const tookMs = performance.now() - since;
  if (tookMs > inLongRun(expected.maxMs ?? Infinity)) return `it takes ${tookMs} ms`;
  const isRefused = outcome.kind === 'refused';
  if (isRefused !== (expected.verdict === 'rejected')) return isRefused ? `it is refused: ${outcome.problem.kind}` : 'it is read';
  if (isRefused) return null;
  const { value = outcome.rows, rows = outcome.rows.length, flagged = outcome.flagged } = expected;
  if (outcome.rows.length !== rows) return `it has ${outcome.rows.length} rows`;
  if (JSON.stringify(outcome.rows) !== JSON.stringify(value)) return `it is read as ${JSON.stringify(outcome.rows)}`;
  return JSON.stringify(outcome.flagged) === JSON.stringify(flagged) ? null : `flagged are ${JSON.stringify(outcome.flagged)}`;
}

/** The reader of spreadsheets alone: whatever it takes is read. Files it would choke on are left to the guard. */
const trusting: Judge = async ({ file, rules }) => {
  const { rows } = await readRows(new Uint8Array(await file.arrayBuffer()), 2000).catch(() => ({ rows: [] }));
  return { kind: 'fine', rows: rows.slice(1).map(textsOfRow), cells: rows.slice(1), flagged: rules.heads ? [] : [1] };
};
const isLight = ({ input }: Row) => JSON.stringify(input).includes('"gen":"cells"') || typeof input.bytes === 'string';

describe('a hostile spreadsheet', () => {
  test.each(hostile.filter((row) => !isLight(row)).map((row) => [row.id, row.expected.verdict, row] as const))(
    '%s is %s',
    async (_, __, row) => expect(await judge(judgeSheet, row)).toBeNull(),
  );
  switchTest(hostile.filter(isLight), judge, { on: judgeSheet, off: trusting, leastRed: 3 });
});
