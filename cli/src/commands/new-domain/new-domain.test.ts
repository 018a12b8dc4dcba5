import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../../io.ts';
import { diskFiles } from '../../workspace/index.ts';
import { copiedProject, treeOf as filesIn } from '../new-page/testing/copiedProject.ts';
import { removeDomainCommand } from '../remove-domain/index.ts';
import { undoCommand } from '../undo/index.ts';
import { newDomainCommand, type NewDomainFlags } from './index.ts';
import { DOMAIN_PROJECT, ROAD_INSPECTION } from './testing/roadInspection.ts';

const TIMEOUT_MS = 600_000;
const NAME = 'road-inspection';
const PATHS = `openapi/spec/domains/${NAME}/paths.yaml`;
const HANDLERS = `openapi/servers/sandbox/resources/${NAME}/handlers.ts`;

const silent: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };
let moment = 0;
/** Runs are told apart by their moments. */
const worldOf = (root: string) => ({ cwd: root, files: diskFiles, nowMs: () => (moment += 1) });
const treeOf = (root: string) => filesIn(root, ['cli', 'console', 'contract-tests', 'docs', 'openapi']);

async function run(root: string, flags: NewDomainFlags, name = NAME, ask?: (question: string) => Promise<string | null>) {
  const lines: string[] = [];
  const io: Io = { ...silent, out: (text) => void lines.push(text), ...(ask && { ask }) };
  const code = await newDomainCommand(name, flags, io, worldOf(root));
  return { code, out: lines.join('\n') };
}
const TABLE: NewDomainFlags = { table: ROAD_INSPECTION };

describe('milepost new domain', { timeout: TIMEOUT_MS }, () => {
  test('writes a whole domain of a table once, then changes nothing; remove and undo restore the tree', async () => {
    const root = copiedProject(DOMAIN_PROJECT);
    const before = treeOf(root);
    const first = await run(root, TABLE);
    expect(first.out).toMatch(
      /^Domain "road-inspection" at \/api\/system\/RoadInspection, page \/system\/roadInspection: 18 new, 19 changed, \d+ new lines\n/,
    );
    expect(first.out).toContain('Kept by the server itself, so nobody types it: created_at.');
    expect(first.out).toContain('  npm run generate ');
    const after = treeOf(root);
    expect(after[PATHS]).toContain('x-needs: { page: system-roadInspection, button: btn_add }');
    expect(after['contract-tests/harness/model/resources.ts']).toContain(
      "resource('RoadInspection', 'listRoadInspections', { marks: ['inspectionNo'], unique: 'inspectionNo' }),",
    );
    expect(after['console/src/pages/road-inspection/roadInspections.ts']).toContain("decimal('lengthKm', msg`Length in km`");
    expect(after['console/src/locales/pages/zhtw.po']).toContain('msgstr "巡查編號"');
    expect((await run(root, TABLE)).out).toBe(
      'The domain "road-inspection" at /api/system/RoadInspection is there already: nothing to change.',
    );

    removeDomainCommand(NAME, {}, silent, worldOf(root));
    expect(treeOf(root)).toEqual(before);
    undoCommand(null, {}, silent, worldOf(root));
    expect(treeOf(root)).toEqual(after);
    undoCommand(null, {}, silent, worldOf(root));
    expect(treeOf(root)).toEqual(before);
  });

  test('writes nothing on trial, and leaves parts out that nobody wants', async () => {
    const root = copiedProject(DOMAIN_PROJECT);
    const before = treeOf(root);
    const { out } = await run(root, { ...TABLE, without: 'page,journey,contract,sandbox', dryRun: true });
    expect(out).toContain('Nothing was written.');
    expect(out).not.toMatch(/console\/|servers\/sandbox\/resources|contract-tests/);
    expect(treeOf(root)).toEqual(before);
    await run(root, { ...TABLE, without: 'page' });
    expect(treeOf(root)[PATHS]).toMatch(/x-needs: session[\s\S]*x-needs: administrator/);
  });

  test('makes only the calls that a foreign description has', async () => {
    const root = copiedProject(DOMAIN_PROJECT);
    const file = path.join(root, 'station.json');
    const schema = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', maxLength: 40, title: '站名|站名|Station' } },
    };
    const content = { 'application/json': { schema: { type: 'array', items: schema } } };
    writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths: { '/api/toll/Station': { get: { responses: { 200: { content } } } } } }));
    await run(root, { from: 'station.json', path: '/api/toll/Station', zh: '收费站', zhtw: '收費站' }, 'toll-station');
    const tree = treeOf(root);
    expect(tree['openapi/spec/openapi.yaml']).toContain("  /api/toll/Station: { $ref: 'domains/toll-station/paths.yaml#/TollStations' }\n");
    expect(Object.keys(tree).filter((each) => each.includes('toll-station/examples'))).toEqual([
      'openapi/spec/domains/toll-station/examples/list.json',
    ]);
    expect(tree['console/src/pages/toll-station/tollStations.ts']).not.toMatch(/form:|actions:/);
  });

  test('asks at a terminal what nobody has said, and is refused elsewhere with the flag that answers it', async () => {
    const root = copiedProject(DOMAIN_PROJECT);
    const table = 'CREATE TABLE bridge (id int primary key, name varchar(40) not null, span decimal(6,1))';
    await expect(run(root, { table }, 'bridge')).rejects.toThrow(/--zh and --zhtw/);
    const asked: string[] = [];
    const answers = ['桥梁', '橋樑', ''];
    const { out } = await run(root, { table }, 'bridge', (question) => {
      asked.push(question);
      return Promise.resolve(answers.shift() ?? null);
    });
    expect(asked).toHaveLength(3);
    expect(asked[2]).toContain('What is "Span" (span) in Chinese');
    expect(out).toContain('Domain "bridge" at /api/system/Bridge');
  });

  test('leaves alone what a person has changed or written, and says where', async () => {
    const root = copiedProject(DOMAIN_PROJECT);
    await expect(run(root, TABLE, 'group')).rejects.toThrow(
      /openapi\/spec\/domains\/group is there already and was not made by this command/,
    );
    expect(() => removeDomainCommand('group', {}, silent, worldOf(root))).toThrow(/was written by hand/);
    expect(() => removeDomainCommand('bridge', {}, silent, worldOf(root))).toThrow(/There is no domain "bridge"/);
    await run(root, TABLE);
    const file = path.join(root, HANDLERS);
    writeFileSync(file, `${readFileSync(file, 'utf8')}// changed\n`);
    await expect(run(root, TABLE)).rejects.toThrow(`${HANDLERS} is not what would be written`);
    writeFileSync(
      path.join(root, 'console/src/pages/group/uses.ts'),
      "import { roadInspectionCodecs } from '@milepost/openapi/domains/road-inspection';\n",
    );
    expect(() => removeDomainCommand(NAME, {}, silent, worldOf(root))).toThrow(
      /Others import the domain "road-inspection".*group\/uses\.ts/,
    );
  });

  test.each<[string, NewDomainFlags, RegExp]>([
    ['nothing it is made of', {}, /--table FILE .* or --from/],
    ['two things it is made of', { ...TABLE, from: 'a.json', path: '/api/a/B' }, /made of one thing/],
    ['a document without a path', { from: 'a.json' }, /--path is missing/],
    ['a file that is not there', { table: 'gone.sql' }, /there is no such file/],
    ['a part nobody knows', { ...TABLE, without: 'pages' }, /--without names "pages".*Did you mean page\?/],
    ['an address that is none', { ...TABLE, page: '/system' }, /--page is "\/system"/],
    [
      'a column that is a word of SQL',
      { table: 'CREATE TABLE a (name text, "order" int)', zh: '甲', zhtw: '甲' },
      /"order" is a word of SQL/,
    ],
    [
      'a column in Chinese',
      { table: 'CREATE TABLE a (name text, 路段 int)', zh: '甲', zhtw: '甲' },
      /"路段.*" is no column|is no name of a member/,
    ],
    [
      'two columns of one name',
      { table: 'CREATE TABLE a (name text, is_open boolean, open boolean)', zh: '甲', zhtw: '甲' },
      /Two columns become the member "isOpen"/,
    ],
    ['no text', { table: 'CREATE TABLE a (id int primary key, size int)', zh: '甲', zhtw: '甲' }, /no text to be called by/],
  ])('refuses %s, and says what to do', async (_, flags, reason) => {
    await expect(
      run(
        copiedProject(['package.json', '.oxfmtrc.json', 'console/package.json', 'console/lingui.config.ts', 'kit/src/engines/language']),
        flags,
      ),
    ).rejects.toThrow(reason);
  });
});
