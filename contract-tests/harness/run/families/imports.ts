import { IMPORT_STEPS, type ImportStep } from '../../plan/families/imports.ts';
import { familyChecks } from '../../plan/plan.ts';
import { NotRun } from '../../model/stop.ts';
import type { CallInput } from '../wire/exchange.ts';
import { factsOf } from '../../model/facts.ts';
import { at, listOf, textOf, type Json } from '../../model/schema.ts';
import { recordReason, type RunFamily } from '../described/family.ts';
import { refusedFindings } from '../judges/access.ts';
import {
  cellFindings,
  childFindings,
  dataRowsIn,
  failedSheetFindings,
  previewFindings,
  reasonFindings,
  sumFindings,
  templateFindings,
} from '../judges/imports.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../described/ledger.ts';
import type { ProbeAnswer } from '../described/probe.ts';
import { IMPORTS, type Import } from '../scenarios/imports.ts';
import { fileBehind } from '../scenarios/records.ts';
import { createSteps, type Steps } from '../scenarios/steps.ts';
import { readWorkbook, writeWorkbook, writeWorkbookOf, type Rows } from '../described/workbook.ts';

/** @source forms §9 */
const MOST_ROWS = 1_000;
const KILOBYTE = 1_024;
const [JUST_SMALL_ENOUGH, TOO_LARGE] = [499 * KILOBYTE, 501 * KILOBYTE];

/** Files of rows: template, upload, preview, execution, failed rows. @source forms §9 */
export const runImports: RunFamily = async (run) => {
  const { probe, includes, plan } = run;
  for (const each of IMPORTS) {
    const steps = IMPORT_STEPS.map((step) => factsOf(each[step]));
    if (!steps.some(includes)) continue;
    try {
      if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is sent files of rows`);
      await play(each, createSteps(run));
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      const verdict = probe.mode === 'full' ? 'blocked' : 'not-verified';
      for (const facts of steps) recordReason(run, facts, familyChecks(plan, 'imports', facts.id), { verdict, reason: error.message });
    }
  }
};

const taken = ({ isGood, code, body }: ProbeAnswer): Finding[] =>
  isGood ? [] : [finding('code', '200', `${code} ${shown(body?.['msg'])}`)];

async function play(each: Import, steps: Steps): Promise<void> {
  const { probe } = steps;
  const path = await each.path(steps);
  const judge = (step: ImportStep, check: string, findings: readonly Finding[], asked: ProbeAnswer): void =>
    probe.ledger.judge(check, factsOf(each[step]), findings, asked.evidence);
  const upload = (bytes: Uint8Array, ending = 'xlsx'): Promise<ProbeAnswer> =>
    probe.ask(each.upload, { ...uploadPath(each, path), file: { name: `${probe.name()}.${ending}`, text: probe.tag, bytes } });
  const preview = (stored: ProbeAnswer): Promise<ProbeAnswer> =>
    probe.ask(each.preview, { path, query: { fileName: textOf(at(stored.data, 'name')) } });
  /** A server may refuse a sheet when it comes or when it is read. */
  const read = async (rows: Rows): Promise<ProbeAnswer> => {
    const stored = await upload(writeWorkbook(rows));
    return stored.isGood ? preview(stored) : stored;
  };

  const link = await probe.ask(each.template, { path });
  const template = readWorkbook(await fileBehind(steps, link.data));
  judge('template', 'B1', [...taken(link), ...templateFindings(template)], link);
  const head = (template?.[0] ?? []).filter((label) => label !== '');
  if (head.length === 0) throw new NotRun(`${each.template} answered no columns to fill in`);

  const cells = head.map((_, index) => `${probe.tag}c${index}`);
  const one = await read([head, cells]);
  judge('preview', 'B4', taken(one), one);
  judge('preview', 'B2', previewFindings(one.data, 1), one);
  judge('preview', 'B3', [...cellFindings(dataRowsIn(one.data)[0], cells), ...childFindings(one.data)], one);
  const many = (count: number): string[][] => [
    head,
    ...Array.from({ length: count }, (_, row) => cells.map((_, column) => `${row}c${column}`)),
  ];
  const most = await read(many(MOST_ROWS));
  judge('preview', 'B5', [...taken(most), ...previewFindings(most.data, MOST_ROWS)], most);
  const beyond = await read(many(MOST_ROWS + 1));
  judge('preview', 'B6', refusedFindings(beyond), beyond);
  const renamed = await read([head.map((label, index) => (index === 0 ? `${label}?` : label)), cells]);
  judge('preview', 'B10', refusedFindings(renamed), renamed);
  const headless = await read([cells]);
  judge('preview', 'B11', refusedFindings(headless), headless);

  const fitting = await upload(writeWorkbookOf([head, cells], JUST_SMALL_ENOUGH));
  judge('upload', 'B7', taken(fitting), fitting);
  const large = await upload(writeWorkbookOf([head, cells], TOO_LARGE));
  judge('upload', 'B8', refusedFindings(large), large);
  const other = await upload(writeWorkbook([head, cells]), 'txt');
  judge('upload', 'B9', refusedFindings(other), other);

  await execute(each, steps, { path, bad: dataRowsIn(one.data)[0] ?? {}, judge });
}

/** An upload stands beside the module, not below a record. */
const uploadPath = ({ upload }: Import, path: Readonly<Record<string, string>>): CallInput =>
  factsOf(upload).parameters.some(({ in: place }) => place === 'path') ? { path } : {};

interface Executed {
  readonly path: Readonly<Record<string, string>>;
  /** A row of texts that fit no column. */
  readonly bad: Json;
  readonly judge: (step: ImportStep, check: string, findings: readonly Finding[], asked: ProbeAnswer) => void;
}

async function execute(each: Import, steps: Steps, { path, bad, judge }: Executed): Promise<void> {
  const { probe } = steps;
  const mark = probe.name();
  const rows = [await each.good(steps, mark), bad];
  try {
    const done = await probe.ask(each.execute, { path, body: { list: rows, flowId: null } });
    judge('execute', 'B12', [...taken(done), ...sumFindings(done.data, rows.length)], done);
    const failed = listOf(at(done.data, 'failResult'));
    const failure = textOf(at(failed[0], 'errorsInfo'));
    if (failed.length === 0) {
      const reason = { verdict: 'not-verified', reason: 'the server took a row of texts that fit no column' } as const;
      for (const id of [each.execute, each.errors]) recordReason(steps, factsOf(id), familyChecks(steps.plan, 'imports', id), reason);
      return;
    }
    judge('execute', 'B13', reasonFindings(done.data), done);
    const link = await probe.ask(each.errors, { path, body: { list: failed } });
    const sheet = link.isGood ? readWorkbook(await fileBehind(steps, link.data)) : null;
    judge('errors', 'B14', [...taken(link), ...failedSheetFindings(sheet, failure)], link);
  } finally {
    await each.forget(steps, path);
  }
}
