import { NotRun } from '../../stop.ts';
import type { Sent } from '../../exchange.ts';
import { factsOf, type Facts } from '../facts/facts.ts';
import { at, listOf, textOf, type Json } from '../facts/schema.ts';
import type { FamilyOfChecks, Planned, Run } from '../family.ts';
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
import type { Finding } from '../ledger.ts';
import type { Asked } from '../probe.ts';
import { IMPORTS, type Import } from '../scenarios/imports.ts';
import { fileBehind } from '../scenarios/records.ts';
import { createSteps, type Steps } from '../scenarios/steps.ts';
import { readWorkbook, writeWorkbook, writeWorkbookOf, type Rows } from '../workbook.ts';

/** @source forms §9 */
const MOST_ROWS = 1_000;
const KILOBYTE = 1_024;
const [JUST_SMALL_ENOUGH, TOO_LARGE] = [499 * KILOBYTE, 501 * KILOBYTE];

type Step = Exclude<keyof Import, 'path' | 'good' | 'forget'>;
/** Checks of the protocol, each at the step that has to keep it. */
const CHECKS_OF: Readonly<Record<Step, readonly string[]>> = {
  template: ['B1'],
  upload: ['B7', 'B8', 'B9'],
  preview: ['B2', 'B3', 'B4', 'B5', 'B6', 'B10', 'B11'],
  execute: ['B12', 'B13'],
  errors: ['B14'],
};
const STEPS = Object.keys(CHECKS_OF) as Step[]; // the keys of the table above

const plan = ({ id }: Facts): Planned[] =>
  IMPORTS.flatMap((each) => STEPS.filter((step) => each[step] === id).flatMap((step) => CHECKS_OF[step])).map((check) => ({ check }));

async function run(run: Run): Promise<void> {
  const { probe, wants } = run;
  for (const each of IMPORTS) {
    const steps = STEPS.map((step) => factsOf(each[step]));
    if (!steps.some(wants)) continue;
    try {
      if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is sent files of rows`);
      await play(each, createSteps(run));
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      for (const facts of steps)
        for (const { check } of plan(facts))
          if (!probe.ledger.has(check, facts))
            probe.ledger.without(probe.mode === 'full' ? 'blocked' : 'not-verified', check, facts, error.message);
    }
  }
}

const taken = ({ isGood, code, body }: Asked): Finding[] => (isGood ? [] : [finding('code', '200', `${code} ${shown(body?.['msg'])}`)]);

async function play(each: Import, steps: Steps): Promise<void> {
  const { probe } = steps;
  const path = await each.path(steps);
  const judge = (step: Step, check: string, findings: readonly Finding[], asked: Asked): void =>
    probe.ledger.judge(check, factsOf(each[step]), findings, asked.evidence);
  const upload = (bytes: Uint8Array, ending = 'xlsx'): Promise<Asked> =>
    probe.ask(each.upload, { ...uploadPath(each, path), file: { name: `${probe.name()}.${ending}`, text: probe.tag, bytes } });
  const preview = (stored: Asked): Promise<Asked> =>
    probe.ask(each.preview, { path, query: { fileName: textOf(at(stored.data, 'name')) } });
  /** A server may refuse a sheet when it comes or when it is read. */
  const read = async (rows: Rows): Promise<Asked> => {
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
const uploadPath = ({ upload }: Import, path: Readonly<Record<string, string>>): Sent =>
  factsOf(upload).parameters.some(({ in: place }) => place === 'path') ? { path } : {};

interface Executed {
  readonly path: Readonly<Record<string, string>>;
  /** A row of texts that fit no column. */
  readonly bad: Json;
  readonly judge: (step: Step, check: string, findings: readonly Finding[], asked: Asked) => void;
}

async function execute(each: Import, steps: Steps, { path, bad, judge }: Executed): Promise<void> {
  const { probe } = steps;
  const mark = probe.name();
  const rows = [await each.good(steps, mark), bad];
  try {
    const done = await probe.ask(each.execute, { path, body: { list: rows, flowId: null } });
    judge('execute', 'B12', [...taken(done), ...sumFindings(done.data, rows.length)], done);
    const failed = listOf(at(done.data, 'failResult'));
    const reason = textOf(at(failed[0], 'errorsInfo'));
    if (failed.length === 0) {
      for (const step of ['execute', 'errors'] as const)
        for (const check of CHECKS_OF[step])
          if (!probe.ledger.has(check, factsOf(each[step])))
            probe.ledger.without('not-verified', check, factsOf(each[step]), 'the server took a row of texts that fit no column');
      return;
    }
    judge('execute', 'B13', reasonFindings(done.data), done);
    const link = await probe.ask(each.errors, { path, body: { list: failed } });
    const sheet = link.isGood ? readWorkbook(await fileBehind(steps, link.data)) : null;
    judge('errors', 'B14', [...taken(link), ...failedSheetFindings(sheet, reason)], link);
  } finally {
    await each.forget(steps, path);
  }
}

/** Files of rows: template, upload, preview, execution, failed rows. */
export const imports: FamilyOfChecks = { plan, run };
