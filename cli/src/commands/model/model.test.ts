import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CommandFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { modelCheckCommand, modelDiffCommand } from './index.ts';
import { modelExportCommand, modelImportCommand } from './transfer.ts';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, data: ':memory:' });
}, 120_000);
afterAll(() => sandbox.close());

const control = (key: string, label: string, more: object = {}) => ({
  __vModel__: key,
  __config__: { jnpfKey: 'comInput', label, ...more },
});
const vdd = (fields: readonly object[], more: object = {}) =>
  JSON.stringify({
    fullName: '巡查',
    enCode: 'patrolTrial',
    webType: 1,
    type: 1,
    category: '',
    formData: JSON.stringify({ fields }),
    ...more,
  });

/** A folder with files by their names. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-model 设计-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}
const heard = () => {
  const lines: string[] = [];
  const io: Io = { out: (text) => void lines.push(text), err: () => undefined, stopRequested: () => Promise.resolve() };
  return { io, text: () => lines.join('\n') };
};
const failureOf = async (run: Promise<number>): Promise<CommandFailure> =>
  run.then(
    (code) => expect.unreachable(`exit ${code}`),
    (error: CommandFailure) => error,
  );

test('a design without errors may be released, one with an error ends with 1 and says where', async () => {
  const twice = [control('place', '地点'), control('place', '桩号')];
  const cwd = folderOf({ 'good.vdd': vdd([control('place', '地点')]), 'twice.vdd': vdd(twice) });
  const [good, bad] = [heard(), heard()];
  expect(await modelCheckCommand('good.vdd', {}, good.io, cwd)).toBe(0);
  expect(good.text()).toMatch(/^good\.vdd: 0 errors/);
  expect(await modelCheckCommand('twice.vdd', {}, bad.io, cwd)).toBe(1);
  expect(bad.text()).toContain('error   place: “桩号” and “地点” have the same key place');
});

test('two designs differ in words, and the same one does not', async () => {
  const cwd = folderOf({
    'a.vdd': vdd([control('place', '地点'), control('note', '备注')]),
    'b.vdd': vdd([control('place', '事故地点', { required: true }), control('more', '其他')]),
  });
  const [other, same] = [heard(), heard()];
  expect(await modelDiffCommand(['a.vdd', 'b.vdd'], {}, other.io, cwd)).toBe(1);
  expect(other.text().split('\n')).toEqual([
    'a.vdd → b.vdd: 4 differences',
    '  field “备注” (comInput) taken out',
    '  “地点” is now “事故地点”',
    '  required of “事故地点”: none → true',
    '  field “其他” (comInput) added after “事故地点”',
  ]);
  expect(await modelDiffCommand(['a.vdd', 'a.vdd'], {}, same.io, cwd)).toBe(0);
});

test('a design goes from one server to a file and to another place, and is the same there', { timeout: 120_000 }, async () => {
  const cwd = folderOf({});
  const { io } = heard();
  expect(await modelExportCommand('damageClaim', { target: sandbox.url }, io, cwd)).toBe(0);
  expect(await modelDiffCommand(['damageClaim.vdd'], { model: 'damageClaim', target: sandbox.url }, io, cwd)).toBe(0);
  const moved = readFileSync(path.join(cwd, 'damageClaim.vdd'), 'utf8').replace('"damageClaim"', '"claimMoved"');
  writeFileSync(path.join(cwd, 'moved.vdd'), moved);
  const added = heard();
  expect(await modelImportCommand('moved.vdd', { target: sandbox.url, json: true }, added.io, cwd)).toBe(0);
  expect(JSON.parse(added.text())).toMatchObject({ status: 'added', design: 'claimMoved' });
  expect(await modelDiffCommand(['moved.vdd'], { model: 'claimMoved', target: sandbox.url }, io, cwd)).toBe(0);
});

test.each([
  ['no design', ['missing.vdd'], {}, 2, /missing\.vdd cannot be read/],
  ['a text that is none', ['text.vdd'], {}, 2, /is no JSON of a design/],
  ['one with a broken form', ['broken.vdd'], {}, 2, /formData is no JSON/],
  ['a code without a server', [], { model: 'x' }, 2, /--model and --target belong together/],
  ['an address that is none', [], { model: 'x', target: 'nowhere' }, 2, /no address/],
  ['another computer without an account', [], { model: 'x', target: 'https://api.example.test' }, 2, /needs an account/],
  ['a server that is not there', [], { model: 'x', target: 'http://127.0.0.1:1' }, 3, /did not answer/],
])('%s is told, with what to do', async (_, files, flags, exitCode, words) => {
  const cwd = folderOf({ 'text.vdd': 'no JSON', 'broken.vdd': vdd([], { formData: '{broken' }) });
  const failure = await failureOf(modelCheckCommand(files[0], flags, heard().io, cwd));
  expect(failure.exitCode).toBe(exitCode);
  expect(failure.message).toMatch(words);
});

const SIGNED_IN = '{"code":200,"msg":"","data":{"token":"x"}}';

test.each([
  ['a page of another product', '<html></html>', '', /another product may be there/],
  ['JSON that is no answer', 'null', '', /another product may be there/],
  ['nothing when it is asked for designs', SIGNED_IN, '<html></html>', /did not say what it was asked/],
])('a server that answers with %s is told for what it is', async (_, login, other, words) => {
  const server = createServer(({ url }, response) => void response.end(url === '/api/oauth/Login' ? login : other));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const failure = await failureOf(modelCheckCommand(undefined, { model: 'x', target: `http://127.0.0.1:${port}` }, heard().io));
  expect([failure.exitCode, failure.message]).toEqual([3, expect.stringMatching(words)]);
});

test('a code the server does not have is told', async () => {
  const failure = await failureOf(modelCheckCommand(undefined, { model: 'nobodyHasThis', target: sandbox.url }, heard().io));
  expect([failure.exitCode, failure.message]).toEqual([2, expect.stringContaining('has no design with the code "nobodyHasThis"')]);
});
