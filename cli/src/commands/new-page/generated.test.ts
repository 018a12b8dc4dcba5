import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn, isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import type { Io } from '../../io.ts';
import { diskFiles, findProject } from '../../workspace/index.ts';
import type { NewPageFlags } from './input.ts';
import { newPageCommand } from './index.ts';

const REPO = findProject(import.meta.dirname);
const TIMEOUT_MS = 600_000;
/** A paged list with a form of every usual control, a lazy tree, a whole list, and a list that is only read. */
const SHAPES: readonly (readonly [name: string, constant: string, flags: NewPageFlags])[] = [
  [
    'trial-rule',
    'trialRules',
    {
      resource: 'listBillRules',
      search: 'categoryId',
      control: ['category=dictionary:businessType:id', 'categoryId=dictionary:businessType:id'],
      label: ['yyyyMMdd=年月日,年月日', 'yyyyMM=年月,年月', 'yyyy=年,年', 'no=无日期,無日期,Without a date'].map(
        (one) => `dateFormat.${one}`,
      ),
    },
  ],
  ['trial-area', 'trialAreas', { resource: 'listAreas' }],
  ['trial-delegation', 'trialDelegations', { resource: 'listDelegations', hide: 'flowIds,flowName' }],
  ['trial-system', 'trialSystems', { resource: 'listSystems', label: ['icon=图标,圖示'] }],
  ['trial-team', 'trialTeams', { resource: 'listGroups', control: ['type=dictionary:groupType'] }],
  ['trial-person', 'trialPersons', { resource: 'listOnlineUsers', columns: 'loginTime,organize', label: ['loginTime=登录时间,登入時間'] }],
];
/** Half of them in `npm test`, the one with every usual control among them. */
const PAGES = inTurn(SHAPES, 2);
/** Their journeys are walked in `npm run test:all`: the console is built for it. */
const IS_LONG_RUN = isTestAll;
const JOURNEY_TIMEOUT_MS = 600_000;
const FOR_JOURNEYS = ['package-lock.json', 'playwright.config.ts', 'scripts', 'cli/package.json', 'cli/src', 'console/index.html'];
const IN_CONSOLE = ['src', 'e2e', 'server', 'package.json', 'lingui.config.ts', 'vite.config.ts'];
/** Type check without the references, whose results are not here. */
const TSCONFIG = {
  extends: '../tsconfig.base.json',
  compilerOptions: { types: ['node', 'vite/client'], composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true },
  include: ['src/pages/trial-*/*.ts', 'src/po.d.ts'],
};
const VITEST = `import { defineConfig } from 'vitest/config';
import { uiPlugins } from './scripts/vite/uiPlugins.ts';
export default defineConfig({ plugins: uiPlugins('console'), test: { environment: 'jsdom', include: ['console/src/pages/trial.test.tsx'] } });
`;

let root: string;

/** A copy of what the console is made of, with the installed packages linked in. */
function copyConsole(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'milepost-generated-')));
  const copy = (...files: string[]): void =>
    files.forEach((file) => cpSync(path.join(REPO, file), path.join(folder, file), { recursive: true }));
  copy('package.json', '.oxfmtrc.json', '.oxlintrc.json', 'tsconfig.base.json', 'kit/src', 'kit/package.json', 'kit/lingui.config.ts');
  copy('openapi/src', 'openapi/generated', 'openapi/servers/sandbox', 'openapi/package.json');
  copy('scripts/vite', 'scripts/chromium.mjs');
  copy(...IN_CONSOLE.map((file) => `console/${file}`));
  if (IS_LONG_RUN) copy(...FOR_JOURNEYS, 'console/build', 'console/public');
  mkdirSync(path.join(folder, 'node_modules/@milepost'), { recursive: true });
  for (const name of readdirSync(path.join(REPO, 'node_modules')))
    if (name !== '@milepost') symlinkSync(path.join(REPO, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const name of ['console', 'kit', 'openapi']) symlinkSync(path.join(folder, name), path.join(folder, 'node_modules/@milepost', name));
  writeFileSync(path.join(folder, 'console/tsconfig.json'), JSON.stringify(TSCONFIG));
  writeFileSync(path.join(folder, 'vitest.config.ts'), VITEST);
  return folder;
}

/** Runs a tool of the project there; answers what it said, empty when it had nothing to object to. */
const objections = (tool: string, ...args: string[]): string => answered(path.join(REPO, 'node_modules/.bin', tool), args);

function answered(program: string, args: readonly string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)));
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** Places of the new pages. */
const places = PAGES.map(([name]) => `console/src/pages/${name}`);
/** The promises of any declaration, for the new ones alone. */
const TRIAL = [
  "import { describeResource } from '../features/resource/testing/describeResource.ts';",
  ...PAGES.map(([name, constant]) => `import { ${constant} } from './${name}/${constant}.ts';`),
  `for (const resource of [${PAGES.map(([, constant]) => constant).join(', ')}]) describeResource(resource as never);`,
  '',
].join('\n');
/** Errors of the console, or of the check itself; the kit and the API are checked where they are. */
const isOfConsole = (line: string): boolean => /error TS/.test(line) && !/^(kit|openapi)\//.test(line);

beforeAll(async () => {
  root = copyConsole();
  const io: Io = { out: () => undefined, err: () => undefined, stopRequested: () => Promise.resolve() };
  for (const [at, [name, , flags]] of PAGES.entries()) {
    const words = { zh: `试${at}`, zhtw: `試${at}`, path: `system/${name}` };
    await newPageCommand(name, { type: '2', ...words, ...flags }, io, { cwd: root, files: diskFiles, nowMs: () => at });
  }
  writeFileSync(path.join(root, 'console/src/pages/trial.test.tsx'), TRIAL);
}, TIMEOUT_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }), TIMEOUT_MS);

describe('screens of every shape', { timeout: TIMEOUT_MS }, () => {
  test('are formatted as the house is, and so are the files that list them', () => {
    expect(objections('oxfmt', '--check', ...places, 'console/e2e', 'console/src/app/routes', 'openapi/servers/sandbox/resources')).toBe(
      '',
    );
  });
  test('lint', () => expect(objections('oxlint', ...places)).toBe(''));
  test('compile', () =>
    expect(objections('tsc', '-p', 'console/tsconfig.json', '--checkers', '1').split('\n').filter(isOfConsole)).toEqual([]));
  test('keep the promises of every declaration', () => expect(objections('vitest', 'run')).toBe(''));
  test.each(IS_LONG_RUN ? ['without a line by hand'] : [])('pass their own journeys, %s', { timeout: JOURNEY_TIMEOUT_MS }, () => {
    expect(answered(process.execPath, ['scripts/build.mjs'])).toBe('');
    expect(objections('playwright', 'test', 'console/e2e/screens/screens.e2e.ts', '-g', String.raw`试\d`)).toBe('');
  });
});
