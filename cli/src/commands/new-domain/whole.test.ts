import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyConsole, type ConsoleCopy } from '../../testing/consoleCopy.ts';
import { findProject } from '../../workspace/index.ts';
import { ROAD_INSPECTION } from './testing/roadInspection.ts';

const REPO = findProject(import.meta.dirname);
/** A generation, types of two workspaces and a sandbox. */
const LONG_MS = 1_800_000;
/** Parts of the project the copy of the console does without. */
const MORE = [
  'openapi/spec',
  'openapi/codegen',
  'openapi/overlays',
  'openapi/redocly.yaml',
  'openapi/servers/mock',
  'contract-tests/harness/model',
];

/** One record made, changed and removed in the sandbox of the copy, whose answers are held against the description. */
const RECORD = `import { personWith, signIn, startForTest } from './openapi/servers/sandbox/tests/client.ts';
const sandbox = await startForTest();
const { token } = await signIn(sandbox.url, 'admin');
const admin = personWith(sandbox.url, token);
const body = { inspectionNo: 'S26-7', roadSection: 'K12', inspectionDate: '2026-11-20', weather: 'rain', lengthKm: 1.25 };
const expected = (is, what) => { if (!is) throw new Error(what); };
const found = async (keyword) => (await admin.data('listRoadInspections', { query: { keyword } })).list;
expected((await found('')).length === 3, 'no first rows');
expected((await admin.call('createRoadInspection', { body })).code === 200, 'not made');
const [made] = await found('S26-7');
expected(made?.lengthKm === 1.25 && made.isUrgent === 0 && made.remark === '', 'not as it was made');
expected((await admin.call('createRoadInspection', { body })).code !== 200, 'made twice');
expected((await admin.call('createRoadInspection', { body: { ...body, weather: 'fog' } })).code !== 200, 'another choice was taken');
const path = { id: made.id };
expected((await admin.call('updateRoadInspection', { path, body: { ...body, weather: 'snow' } })).code === 200, 'not changed');
expected((await admin.data('getRoadInspection', { path })).weather === 'snow', 'not as it was changed');
const { token: guest } = await signIn(sandbox.url, 'guest');
expected((await personWith(sandbox.url, guest).call('removeRoadInspection', { path })).code !== 200, 'removed by a guest');
expected((await admin.call('removeRoadInspection', { path })).code === 200, 'not removed');
expected((await found('S26-7')).length === 0, 'still there');
await sandbox.close();
`;

let copy: ConsoleCopy;
beforeAll(() => {
  copy = copyConsole('road-inspection');
  for (const each of MORE) cpSync(path.join(REPO, each), path.join(copy.root, each), { recursive: true });
  const packages = path.join(REPO, 'openapi/node_modules');
  if (existsSync(packages)) symlinkSync(packages, path.join(copy.root, 'openapi/node_modules'));
  copy.write('road_inspection.sql', ROAD_INSPECTION);
  copy.write('record.mjs', RECORD);
  copy.write(
    'openapi/tsconfig.json',
    JSON.stringify({
      extends: '../tsconfig.base.json',
      compilerOptions: { types: ['node'], composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true },
      include: [
        'src/domains/road-inspection/*.ts',
        'servers/sandbox/resources/road-inspection/*.ts',
        'servers/sandbox/modules.ts',
        'src/testing/codecs.ts',
      ],
    }),
  );
}, LONG_MS);
afterAll(() => copy.remove(), LONG_MS);

describe('a domain of a table, in a copy of the project', { timeout: LONG_MS }, () => {
  test('is generated and compiles without a line by hand; a record is made, changed and removed', () => {
    expect(copy.ran('cli/bin/milepost.mjs', 'new', 'domain', 'road-inspection', '--table', 'road_inspection.sql')).toBe('');
    expect(copy.ran('openapi/codegen/generate.ts')).toBe('');
    const errors = (project: string, own: RegExp) =>
      copy
        .objections('tsc', '-p', project, '--pretty', 'false', '--checkers', '1')
        .split('\n')
        .filter((line) => own.test(line));
    expect(errors('openapi/tsconfig.json', /^openapi\/.*error TS/)).toEqual([]);
    expect(errors('console/tsconfig.json', /^console\/.*error TS/)).toEqual([]);
    expect(copy.ran('record.mjs')).toBe('');
    expect(
      copy.objections('oxfmt', '--check', 'openapi/src', 'openapi/servers/sandbox/resources', 'console/src/pages', 'console/e2e/records'),
    ).toBe('');
  });
});
