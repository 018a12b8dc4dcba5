import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProject } from '../workspace/index.ts';

const REPO = findProject(import.meta.dirname);
/** Everything the console is made of, built with, and walked through in a browser. */
const COPIED = [
  'package.json package-lock.json .oxfmtrc.json .oxlintrc.json tsconfig.base.json playwright.config.ts docs scripts',
  'kit/src kit/package.json kit/lingui.config.ts cli/package.json cli/bin cli/src cli/templates cli/words',
  'openapi/src openapi/generated openapi/servers/sandbox openapi/package.json console/src console/e2e console/server console/build',
  'console/public console/index.html console/package.json console/lingui.config.ts console/vite.config.ts',
].flatMap((files) => files.split(' '));
/** Type check of some pages without the references, whose results are not here. */
const tsconfigFor = (pages: string) => ({
  extends: '../tsconfig.base.json',
  compilerOptions: { types: ['node', 'vite/client'], composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true },
  include: [`src/pages/${pages}/*.ts`, 'src/po.d.ts'],
});
const VITEST = `import { defineConfig } from 'vitest/config';
import { uiPlugins } from './scripts/vite/uiPlugins.ts';
export default defineConfig({ plugins: uiPlugins('console'), test: { environment: 'jsdom', include: ['console/src/pages/trial.test.tsx'] } });
`;

/** A copy of the console, with the installed packages linked in. */
export interface ConsoleCopy {
  readonly root: string;
  readonly write: (file: string, text: string) => void;
  /** Runs a tool of the project there; answers what it said, empty when it had nothing to object to. */
  readonly objections: (tool: string, ...args: string[]) => string;
  /** The same for a script of the project. */
  readonly ran: (script: string, ...args: string[]) => string;
  readonly remove: () => void;
}

/** Makes a copy in a folder of its own. @param pages pattern of the folders of pages whose types are checked */
export function copyConsole(pages: string): ConsoleCopy {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'milepost-generated-')));
  for (const file of COPIED) cpSync(path.join(REPO, file), path.join(root, file), { recursive: true });
  mkdirSync(path.join(root, 'node_modules/@milepost'), { recursive: true });
  for (const name of readdirSync(path.join(REPO, 'node_modules')))
    if (name !== '@milepost') symlinkSync(path.join(REPO, 'node_modules', name), path.join(root, 'node_modules', name));
  for (const name of ['console', 'kit', 'openapi']) symlinkSync(path.join(root, name), path.join(root, 'node_modules/@milepost', name));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write('console/tsconfig.json', JSON.stringify(tsconfigFor(pages)));
  write('vitest.config.ts', VITEST);
  const run = (program: string, args: readonly string[]): string => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)));
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}` },
    });
    return status === 0 ? '' : `${stdout}${stderr}`;
  };
  return {
    root,
    write,
    objections: (tool, ...args) => run(path.join(REPO, 'node_modules/.bin', tool), args),
    ran: (script, ...args) => run(process.execPath, [script, ...args]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
