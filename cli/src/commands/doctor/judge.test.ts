import { describe, expect, it } from 'vitest';
import type { Facts, FolderFacts, PortFacts, ProjectState } from './facts.ts';
import { judge } from './judge.ts';

const MB = 1_048_576;
const PROJECT: ProjectState = {
  bundledNode: 'v24.21.0',
  packages: [],
  browser: { path: '/usr/bin/chromium', version: 'Chromium 156' },
  fonts: 'there',
  console: 'current',
};
const FOLDER: FolderFacts = { folder: '/p/.milepost', state: { kind: 'none' }, canWrite: true, freeBytes: 9000 * MB };
const WELL: Facts = {
  node: '24.21.0',
  project: PROJECT,
  version: '0.1.0',
  workspaces: [
    { name: '@milepost/kit', version: '0.1.0', needs: {} },
    { name: '@milepost/console', version: '0.1.0', needs: { '@milepost/kit': '0.1.0' } },
  ],
  templates: { kind: 'none' },
  ports: [],
  folders: [FOLDER],
};

const project = (part: Partial<ProjectState>): Facts => ({ ...WELL, project: { ...PROJECT, ...part } });
const folder = (part: Partial<FolderFacts>): Facts => ({ ...WELL, folders: [{ ...FOLDER, ...part }] });
const port = (program: PortFacts['program'], number: number, user: PortFacts['user'], rest: Facts = WELL): Facts => ({
  ...rest,
  ports: [{ program, port: number, user }],
});
const kit = (version: string): Facts => ({ ...WELL, workspaces: WELL.workspaces.with(0, { name: '@milepost/kit', version, needs: {} }) });
const sandbox = (data: string): PortFacts['user'] => ({ kind: 'sandbox', data });

describe('what doctor makes of the facts', () => {
  it('finds nothing to do where everything is well', () => {
    expect(judge(WELL).filter(({ state, todo }) => state !== 'ok' || todo !== null)).toEqual([]);
  });

  it.each<[string, Facts, string, string, RegExp]>([
    ['an old Node', { ...WELL, node: '22.9.0' }, 'node', 'problem', /22\.9\.0 .* needs 24/],
    ['a project whose scripts do not run', { ...WELL, project: { failure: 'no such file' } }, 'project', 'problem', /no such file/],
    ['no bundled Node', project({ bundledNode: null }), 'bundled node', 'warning', /none/],
    ['a bundled Node that does not run', project({ bundledNode: '' }), 'bundled node', 'warning', /does not run/],
    ['an old bundled Node', project({ bundledNode: 'v20.1.0' }), 'bundled node', 'warning', /too old/],
    ['other packages than the lock names', project({ packages: ['a', 'b', 'c', 'd', 'e'] }), 'packages', 'problem', /a, b, c and 2 more/],
    [
      'templates of a team that cannot be used',
      { ...WELL, templates: { kind: 'wrong', problems: ['templates/page/a.ts.template:1 has {{nam}}.'] } },
      'templates',
      'problem',
      /not usable, so "new page" makes no page/,
    ],
    ['templates nobody can read yet', { ...WELL, templates: { kind: 'unread' } }, 'templates', 'warning', /packages that read them/],
    [
      'packages that read kept data missing',
      folder({ state: { kind: 'unread' } }),
      'kept data',
      'warning',
      /packages that read them are missing/,
    ],
    ['no browser', project({ browser: { path: '/b', version: null } }), 'browser', 'warning', /none at \/b/],
    ['a browser that does not run', project({ browser: { path: '/b', version: '' } }), 'browser', 'warning', /does not run/],
    ['no Chinese fonts', project({ fonts: 'none' }), 'fonts', 'warning', /no Chinese fonts/],
    ['fonts nobody can name', project({ fonts: 'unknown' }), 'fonts', 'warning', /not known/],
    ['a build of older sources', project({ console: 'older' }), 'built console', 'warning', /older sources/],
    ['no build', project({ console: 'none' }), 'built console', 'warning', /none/],
    [
      'a workspace that needs another version',
      kit('0.2.0'),
      'versions',
      'problem',
      /console needs @milepost\/kit 0\.1\.0, which is 0\.2\.0/,
    ],
    ['workspaces of another version', { ...WELL, version: '0.2.0' }, 'versions', 'warning', /@milepost\/kit is 0\.1\.0/],
    ['a stranger on a port', port('console', 3000, { kind: 'other' }), 'port 3000', 'warning', /taken, not by/],
    ['a sandbox on the port of the console', port('console', 3000, sandbox('/d')), 'port 3000', 'warning', /by a sandbox/],
    ['a port the system keeps', port('console', 3000, { kind: 'refused', code: 'EACCES' }), 'port 3000', 'warning', /EACCES/],
    ['a free port', port('mock', 30001, { kind: 'nobody' }), 'port 30001', 'ok', /free/],
    ['its own console', port('console', 3000, { kind: 'console' }), 'port 3000', 'ok', /console answers/],
    ['its own sandbox', port('sandbox', 30000, sandbox('/d')), 'port 30000', 'ok', /answers, over \/d/],
    ['whole data', folder({ state: { kind: 'sound', version: 2, bytes: 5 * MB } }), 'kept data', 'ok', /whole, 5 MB, tables of version 2/],
    ['data it cannot use', folder({ state: { kind: 'unusable', reason: 'Damaged.' } }), 'kept data', 'problem', /Damaged/],
    ['data another process holds', folder({ state: { kind: 'inUse' } }), 'kept data', 'warning', /another process/],
    [
      'data the sandbox holds that answers',
      port('sandbox', 30000, sandbox('/p/.milepost'), folder({ state: { kind: 'inUse' } })),
      'kept data',
      'ok',
      /by the sandbox on port 30000/,
    ],
    [
      'data another holds than the sandbox that answers',
      port('sandbox', 30000, sandbox('/elsewhere'), folder({ state: { kind: 'inUse' } })),
      'kept data',
      'warning',
      /another process/,
    ],
    ['a folder it must not write to', folder({ canWrite: false }), 'write access', 'problem', /none to \/p/],
    ['a full disk', folder({ freeBytes: 99 * MB }), 'disk', 'problem', /99 MB free/],
    ['a disk that is nearly full', folder({ freeBytes: 100 * MB }), 'disk', 'warning', /100 MB free/],
    ['a disk with room', folder({ freeBytes: 1024 * MB }), 'disk', 'ok', /1024 MB free/],
  ])('takes %s as it is, and says what to do where it is not well', (_what, facts, name, state, found) => {
    const checks = judge(facts).filter(({ check }) => check === name);
    expect(checks).toMatchObject([{ check: name, state, found: expect.stringMatching(found) }]);
    expect(checks[0]?.todo ?? 'Nothing.').toMatch(state === 'ok' ? /^Nothing\.$/ : /^(?!Nothing\.)[A-Z"].*\.$/);
  });
});
