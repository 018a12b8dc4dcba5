import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { node24Env } from './node24.mjs';

/** One line of a Containerfile, joined where it was continued. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

export const readInstructions = (text: string): Instruction[] =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => /^([A-Z]+)\s+(.+)$/.exec(line.trim()))
    .flatMap((found) => (found ? [{ word: found[1] ?? '', rest: found[2] ?? '' }] : []));

/** A stage as a folder, its settings, and the command it ends with. */
interface Stage {
  readonly root: string;
  workdir: string;
  readonly env: Record<string, string>;
  command: readonly string[];
  /** Command that says by its exit code whether it is well. */
  health: readonly string[];
}

/** Instructions that say something about the image and do nothing where it is made. */
const ONLY_TOLD = ['USER', 'EXPOSE'];

/**
 * Carries out what a Containerfile says, without containers: each stage is a folder below `folder`, and COPY, RUN and CMD mean
 * that folder. @throws {Error} naming a line that fails or that this does not know
 */
export async function carryOut(file: string, context: string, folder: string): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  for (const { word, rest } of readInstructions(readFileSync(file, 'utf8'))) {
    if (word === 'FROM') {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'last';
      stage = { root: path.join(folder, name), workdir: '/', env: {}, command: [], health: [] };
      stages.set(name, stage);
    } else if (!stage) throw new Error(`[containerfile] ${word} stands before FROM.`);
    else if (word === 'WORKDIR') mkdirSync(inside(stage, (stage.workdir = rest)), { recursive: true });
    else if (word === 'COPY') await copy(stage, rest, stages, context);
    else if (word === 'ENV') setEnv(stage, rest);
    else if (word === 'RUN') await run(stage, rest);
    else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
    else if (!ONLY_TOLD.includes(word)) throw new Error(`[containerfile] ${word} is not known here.`);
  }
  if (!stage || stage.command.length === 0) throw new Error('[containerfile] There is no CMD.');
  return stage;
}

/** Starts a command of a stage where it was made, with these settings beside its own. */
export function startCommand(
  { root, workdir, env }: Stage,
  [program = '', ...words]: readonly string[],
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(program, words, {
    cwd: path.join(root, workdir),
    env: node24Env({ ...env, ...settings }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const inside = ({ root, workdir }: Stage, target: string) => path.join(root, path.resolve(workdir, target));

async function copy(stage: Stage, rest: string, stages: ReadonlyMap<string, Stage>, context: string): Promise<void> {
  const from = /^--from=(\S+) /.exec(rest)?.[1];
  const [source = '', target = ''] = rest.replace(/^--from=\S+ /, '').split(/\s+/);
  if (!from) {
    const left = ignored(context);
    return cp(path.join(context, source), inside(stage, target), {
      recursive: true,
      filter: (file) => !left(path.relative(context, file)),
    });
  }
  const other = stages.get(from);
  if (!other) throw new Error(`[containerfile] COPY is from ${from}, which is no stage.`);
  return cp(path.join(other.root, source), inside(stage, target), { recursive: true });
}

/** Judge of what the list beside the sources leaves out: names at the root, and with `**` before them anywhere. */
function ignored(context: string) {
  const lines = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const anywhere = lines.filter((line) => line.startsWith('**/')).map((line) => line.slice(3));
  return (file: string) => lines.includes(file) || anywhere.includes(path.basename(file));
}

function setEnv(stage: Stage, rest: string): void {
  const [name = '', ...value] = rest.split('=');
  stage.env[name] = value.join('=');
}

async function run(stage: Stage, command: string): Promise<void> {
  const settings = { PATH: process.env['PATH'], HOME: process.env['HOME'], npm_config_cache: process.env['npm_config_cache'] };
  const env = Object.fromEntries(Object.entries({ ...settings, ...stage.env }).filter(([, value]) => value !== undefined));
  const child = spawn('sh', ['-c', command], { cwd: inside(stage, '.'), env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`[containerfile] RUN ${command} ended with ${status}.`);
}
