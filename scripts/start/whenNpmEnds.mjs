// Servers end with the npm that began them. Plain JavaScript that runs on Node 20.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Time between two looks. */
const LOOK_MS = 500;

/** Process that began another; null where it cannot be told, or the other is gone. */
function parentOf(pid) {
  try {
    // The name in brackets may hold anything: what follows the last bracket is the state and the parent.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S+ /s, '')
        .split(' ')[0],
    );
  } catch {
    const said = process.platform === 'darwin' ? spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout : '';
    return Number(said) || null;
  }
}

/** True while a process runs, and its parent is still this one: whose parent has ended is given to another. */
const isStillUnder = (pid, parent) => (process.platform === 'linux' ? parentOf(pid) === parent : isAlive(parent));

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Calls once when the npm that runs this script has ended, or the shell between them, however: npm hands SIGTERM to its shell
 * alone, and SIGKILL to nobody. Without npm nothing is watched, so that `node … &` goes on when its terminal is closed.
 */
export function whenNpmEnds(stop) {
  if (process.env.npm_command === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const look = setInterval(() => {
    if (process.ppid === shell && (npm === null || isStillUnder(shell, npm))) return;
    clearInterval(look);
    stop();
  }, LOOK_MS);
  look.unref();
}
