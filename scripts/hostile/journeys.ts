// Hostile rows in the built console, for `npm run hostile -- --journeys`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Areas of which journeys run rows. */
export const IN_JOURNEYS: ReadonlySet<string> = new Set(['session', 'redirect', 'link', 'envelope', 'websocket']);

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly { readonly annotations: readonly Annotation[] }[] }[];
}
interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** An outcome of a row, as the journey that ran it says. */
export interface RowOutcome {
  readonly fullName: string;
  readonly status: string;
}

const annotationsIn = ({ suites = [], specs = [] }: Suite): Annotation[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
  ...suites.flatMap(annotationsIn),
];

/** Runs the rows of a file through all journeys that read such rows. @throws {Error} where the console is not built */
export function runJourneys(file: string): RowOutcome[] {
  if (!existsSync(join(root, 'console/dist/index.html'))) throw new Error('The journeys need the built console: npm run build');
  const report = join(root, 'test-results/hostile-journeys.json');
  rmSync(report, { force: true });
  spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'hostile-', '--reporter=json'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', MILEPOST_HOSTILE_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return annotationsIn(JSON.parse(readFileSync(report, 'utf8'))).flatMap(({ type, description = '' }) => {
    const [status = '', fullName = ''] = description.split(' ');
    return type === 'hostile row' ? [{ status, fullName }] : [];
  });
}
