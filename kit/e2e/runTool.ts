import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const repo = path.resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** Runs a tool of this repository for an application outside. @throws with what it printed, where it fails */
export async function runTool(tool: string, args: readonly string[], cwd: string): Promise<void> {
  await execute(process.execPath, [path.join(repo, 'node_modules', tool), ...args], { cwd, maxBuffer: Infinity }).catch(
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${tool} ${args.join(' ')} fails outside the workspace:\n${stdout}${stderr}`);
    },
  );
}
