import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContractStop, EXIT } from '../model/stop.ts';
import type { Workshop } from './peer.ts';

/** The tools as they are compared, and what one of them forgets to bring. None of them is a package of ours. */
export const TOOLS = [
  '@apideck/portman@1.33.0',
  'newman@6.2.2',
  'tslib@2.9.1',
  '@redocly/cli@2.77.0',
  '@stoplight/prism-cli@5.16.0',
] as const;

const MOST_OUTPUT = 1_000_000_000;

/**
 * A temporary folder with the tools in it, taken from the registry of npm.
 * @param installed folder they were installed into before; left out, they are installed and removed afterwards
 * @throws ContractStop with exit code 3 when the registry does not answer
 */
export async function openWorkshop(installed?: string): Promise<Workshop & { close(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-peers-'));
  const tools = installed ?? folder;
  const close = (): void => rmSync(folder, { recursive: true, force: true });
  if (installed === undefined)
    await execute(
      'npm',
      ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...TOOLS],
      folder,
    ).catch((error: unknown) => {
      close();
      throw new ContractStop(
        EXIT.notStarted,
        'The tools to compare with could not be fetched from the registry of npm, so nothing was compared.',
        error,
      );
    });
  const programOf = (tool: string): string => path.join(tools, 'node_modules/.bin', tool);
  return {
    folder,
    close,
    run: (tool, args, mayFail = false) => execute(process.execPath, [programOf(tool), ...args], folder, mayFail),
    start: (tool, args) => spawn(process.execPath, [programOf(tool), ...args], { cwd: folder, stdio: 'ignore' }),
  };
}

const execute = (file: string, args: readonly string[], cwd: string, mayFail = false): Promise<string> =>
  new Promise((resolve, reject) => {
    // Newman and Redocly would ask for news of themselves.
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_UPDATE_NOTIFIER: '1' };
    execFile(file, [...args], { cwd, env, maxBuffer: MOST_OUTPUT }, (error, out, err) =>
      error && !mayFail
        ? reject(new Error(`[peers] ${path.basename(args[0] ?? file)} ended with: ${(out + err).slice(-2_000)}`, { cause: error }))
        : resolve(out + err),
    );
  });
