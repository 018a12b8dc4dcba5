import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bindOperations } from '@milepost/openapi/client';
import { modelOperations, recordOperations } from '@milepost/openapi/operations';
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '../../../../../scripts/testing/inTestAll.mjs';
import { signIn } from '../../../designs/index.ts';
import type { Io } from '../../../io.ts';
import { kebab } from '../../../templates/names.ts';
import { copyConsole } from '../../../testing/consoleCopy.ts';
import type { ConsoleCopy } from '../../../testing/consoleCopy.ts';
import { diskFiles } from '../../../workspace/index.ts';
import { newPageCommand } from '../index.ts';

const TIMEOUT_MS = 1_800_000;
/** Two of them in `npm test`, one with holes; all of them in `npm run test:all`. */
const TURNS = 15;
const FIRST = 7;
const RECORDS = 3;

/** Report of the command on a page it has written. */
interface Report {
  readonly status: string;
  readonly holes: readonly { readonly place: string; readonly what: string }[];
  readonly changes: readonly { readonly path: string }[];
}
interface Trial {
  readonly enCode: string;
  readonly name: string;
  readonly report: Report;
  /** Files of the page as they stand on the disk, by their names. */
  readonly files: Readonly<Record<string, string>>;
  /** The same files as the server answers them. */
  readonly served: Readonly<Record<string, string>>;
  /** Answers of the sandbox to the calls of the page; null where it has no records. */
  readonly answers: Readonly<Record<string, unknown>> | null;
}

let copy: ConsoleCopy;
let target: Awaited<ReturnType<typeof signIn>>;
const trials: Trial[] = [];

const isCode = (name: string) => /\.tsx?$/.test(name);
const declarationOf = ({ files }: Trial) => Object.keys(files).find((name) => files[name]?.includes('defineResource({')) ?? '';

/** Code of a design as the sandbox answers it, by names of files. */
async function servedCode(id: string): Promise<Readonly<Record<string, string>>> {
  const { data } = await bindOperations(target.client, modelOperations).previewModelCode({
    path: { id },
    body: { module: 'system', className: 'Trial' },
  });
  const own = data?.list?.find(({ fileName }) => fileName === 'milepost')?.children ?? [];
  return Object.fromEntries(own.map(({ fileName, fileContent }) => [fileName ?? '', fileContent ?? '']));
}

/** The first records of a model, as the page would ask for them. */
async function answersOf(id: string): Promise<Trial['answers']> {
  const records = bindOperations(target.client, recordOperations);
  // A design that was not released has no records.
  const { data: listed } = await records
    .listRecords({ path: { id }, body: { currentPage: 1, pageSize: RECORDS } })
    .catch(() => ({ data: null }));
  const rows = (listed?.list ?? []).flatMap((row) => (Array.isArray(row['children']) && row['top'] === true ? row['children'] : [row]));
  const recordId = (rows as readonly { readonly id?: string }[])[0]?.id;
  if (recordId === undefined) return null;
  const { data: getRecord } = await records.getRecord({ path: { id, recordId } }).catch(() => ({ data: null }));
  return { listRecords: listed, ...(getRecord && { getRecord }) };
}

/** The promises of any declaration over records of the sandbox, and the tests that were written with the pages. */
const promises = (whole: readonly Trial[]): string =>
  [
    "import { describeResource } from '../features/resource/testing/describeResource.ts';",
    ...whole.flatMap((trial) => {
      const file = declarationOf(trial);
      const constant = file.replace('.ts', '');
      return [`import './${trial.name}/${constant}.test.tsx';`, `import { ${constant} } from './${trial.name}/${file}';`];
    }),
    ...whole.flatMap((trial) =>
      trial.answers === null
        ? []
        : [`describeResource(${declarationOf(trial).replace('.ts', '')} as never, ${JSON.stringify(trial.answers)} as never);`],
    ),
    '',
  ].join('\n');

/** Facts a page is made and judged with, as the server has them. */
async function servedOf(url: string) {
  target = await signIn(url, {});
  const models = bindOperations(target.client, modelOperations);
  const { data } = await models.listModels({ query: { currentPage: 1, pageSize: 100 } });
  const all = (data?.list ?? []).flatMap(({ id, enCode }) => (enCode ? [{ id, enCode }] : []));
  const found = [];
  for (const { id, enCode } of inTurn(all, TURNS, FIRST)) {
    const { data: design } = await models.getModel({ path: { id } });
    found.push({ enCode, design, served: await servedCode(id), answers: await answersOf(id) });
  }
  return found;
}

beforeAll(async () => {
  copy = copyConsole('trial-*');
  const sandbox = await startSandbox({ port: 0, data: ':memory:' });
  const all = await servedOf(sandbox.url);
  await sandbox.close();
  for (const { enCode, design, served, answers } of all) {
    const name = `trial-${kebab(enCode.replaceAll(/[^A-Za-z0-9]+/g, '-'))}`;
    const lines: string[] = [];
    const io: Io = { out: (line) => void lines.push(line), err: () => undefined, stopRequested: () => Promise.resolve() };
    copy.write(`${name}.vdd`, JSON.stringify(design));
    await newPageCommand(name, { design: `${name}.vdd`, path: `system/${name}`, json: true }, io, {
      cwd: copy.root,
      files: diskFiles,
      nowMs: () => trials.length,
    });
    const report = JSON.parse(lines.join('\n')) as Report;
    const written = report.changes.map(({ path: at }) => at).filter((at) => at.startsWith(`console/src/pages/${name}/`));
    const files = Object.fromEntries(written.map((at) => [path.basename(at), readFileSync(path.join(copy.root, at), 'utf8')]));
    trials.push({ enCode, name, report, files, served, answers });
  }
}, TIMEOUT_MS);
afterAll(() => copy.remove(), TIMEOUT_MS);

/** Lines of holes in the files of the pages, as the compiler names them. */
const holeLines = () =>
  trials.flatMap(({ name, files }) =>
    Object.entries(files)
      .filter(([file]) => isCode(file))
      .flatMap(([file, text]) =>
        text.split('\n').flatMap((line, at) => (/\bhole\(/.test(line) ? [`console/src/pages/${name}/${file}(${at + 1}`] : [])),
      ),
  );

describe('every design of the seed, made a page by the command line', { timeout: TIMEOUT_MS }, () => {
  test('has a hole in its code for each one that is reported', () => {
    for (const { name, files, report } of trials) {
      const holes =
        Object.values(files)
          .join('\n')
          .match(/\bhole\((?=['"])/g) ?? [];
      expect([name, holes.length]).toEqual([name, report.holes.length]);
    }
  });

  test('compiles but for the lines of its holes, and none of them compiles', () => {
    const errors = copy
      .objections('tsc', '-p', 'console/tsconfig.json', '--checkers', '1')
      .split('\n')
      .filter((line) => /error TS/.test(line) && !/^(kit|openapi)\//.test(line));
    expect(new Set(errors.map((line) => line.split(',')[0]))).toEqual(new Set(holeLines()));
    expect(errors).toHaveLength(holeLines().length);
  });

  test('is formatted as the house is, and lints', () => {
    const places = trials.map(({ name }) => `console/src/pages/${name}`);
    expect(copy.objections('oxfmt', '--check', ...places, 'console/src/app/routes', 'openapi/servers/sandbox/resources')).toBe('');
    expect(copy.objections('oxlint', ...places)).toBe('');
  });

  test('keeps the promises of every declaration, with the answers of the sandbox too, where it has no hole', () => {
    const whole = trials.filter(({ report }) => report.holes.length === 0);
    expect(whole.filter(({ answers }) => answers !== null)).not.toEqual([]);
    copy.write('console/src/pages/trial.test.tsx', promises(whole));
    expect(copy.objections('vitest', 'run')).toBe('');
  });

  test('has the very bytes a server answers, but for the address it was given', () => {
    for (const { enCode, name, files, served } of trials) {
      const address = `'records/${name.replace('trial-', '')}'`;
      const moved = Object.entries(served).map(([file, text]) => [
        file,
        file === 'page.ts' ? text.replace(address, `'system/${name}'`) : text,
      ]);
      expect([enCode, files]).toEqual([enCode, Object.fromEntries(moved)]);
    }
  });
});
