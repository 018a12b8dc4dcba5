import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRecord, type JsonRecord } from './record.ts';

const run = promisify(execFile);

/** The root of the calls. */
const CALLS = 'spec/openapi.yaml';
/** The root of the web socket. */
export const SOCKET = 'spec/socket/asyncapi.yaml';

/** The many files of a description as one document. @throws with Redocly's words when it cannot be bundled */
export async function bundleSpec(workspace: string, root: string = CALLS): Promise<JsonRecord> {
  const folder = await mkdtemp(path.join(tmpdir(), 'milepost-spec-'));
  const output = path.join(folder, 'bundle.json');
  try {
    await run(process.execPath, [redoclyBin(), 'bundle', root, '--output', output], {
      cwd: workspace,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });
    const bundle: unknown = JSON.parse(await readFile(output, 'utf8'));
    if (!isRecord(bundle)) throw new Error(`[api] The bundle of ${root} is not an object. Check the root file.`);
    return bundle;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function redoclyBin(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return path.join(path.dirname(manifest), 'bin/cli.js');
}
