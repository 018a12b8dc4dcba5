import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../runCommand.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
/** Something that is there before the command runs. `$PORT` in a text is the port of the server. */
type Given =
  | { readonly do: 'file'; readonly path: string; readonly text: string }
  | { readonly do: 'link'; readonly path: string; readonly to: string }
  | { readonly do: 'run'; readonly args: readonly string[] }
  | { readonly do: 'server'; readonly answers: readonly (Answer & { readonly path: string })[] };

/** For tests: a command line that attacks, and how it must end. */
export interface CliRow {
  readonly id: string;
  readonly input: { readonly args: readonly string[]; readonly given?: readonly Given[] };
  readonly expected: Readonly<Record<string, unknown>> & { readonly verdict: string };
}

/** For tests: what came of it. */
export interface Ended {
  readonly exit: number;
  /** Everything it has said, as it was said. */
  readonly said: string;
  /** Requests the server of the row got, as `GET /path`. */
  readonly asked: readonly string[];
  readonly before: string;
  readonly after: string;
  readonly tookMs: number;
}

/** Folder with everything in it, as one text. */
const treeOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => `${path.relative(folder, file)}\n${readFileSync(file, 'utf8')}`)
    .join('\n');

async function startServer(answers: readonly (Answer & { path: string })[], asked: string[]) {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers.find((each) => each.path === '*' || each.path === request.url);
    response.writeHead(answer?.status ?? 404, answer?.headers);
    response.end(answer?.body);
  });
  server.listen(0);
  await once(server, 'listening');
  return server;
}

/** For tests: carries a row out in a folder of its own. The process stands in that folder meanwhile. */
export async function runRow({ input }: CliRow): Promise<Ended> {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-hostile-'));
  const home = process.cwd();
  const asked: string[] = [];
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const io = { out: say, err: say, stopRequested: () => new Promise<void>(() => undefined) };
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  const filled = (text: string): string => text.replaceAll('$PORT', String((servers[0]?.address() as AddressInfo | undefined)?.port ?? ''));
  process.chdir(folder);
  try {
    for (const given of input.given ?? []) {
      if (given.do === 'server') servers.push(await startServer(given.answers, asked));
      else if (given.do === 'file') writeFileSync(path.basename(given.path), filled(given.text));
      else if (given.do === 'link') symlinkSync(given.to, path.basename(given.path));
      else if (given.do === 'run') await runCommand(given.args.map(filled), { ...io, out: () => undefined, err: () => undefined });
      else throw new Error(`unknown step ${JSON.stringify(given)}`);
    }
    const before = treeOf(folder);
    asked.length = 0;
    const startMs = performance.now();
    const exit = await runCommand(input.args.map(filled), io);
    return { exit, said: said.join('\n'), asked, before, after: treeOf(folder), tookMs: performance.now() - startMs };
  } finally {
    process.chdir(home);
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
