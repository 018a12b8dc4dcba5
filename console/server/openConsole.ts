import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerSettings } from './settings.ts';
import { startConsole } from './startConsole.ts';
import type { ConsoleServer } from './startConsole.ts';
import { ConsoleStartError } from './startFailure.ts';

/** Folder `npm run build` fills. */
export const BUILT_CONSOLE = path.resolve(import.meta.dirname, '../dist');

/**
 * Starts the built console with these settings, for whoever starts it. `out` gets the line of each request.
 * @throws {ConsoleStartError} when there is no build, or the port cannot be had
 */
export async function openConsole(settings: ServerSettings, out: (line: string) => void, dist = BUILT_CONSOLE): Promise<ConsoleServer> {
  for (const folder of [dist, ...settings.previousBuilds])
    if (!existsSync(path.join(folder, 'index.html')))
      throw new ConsoleStartError(
        'environment',
        `There is no built console in ${folder}, so there is nothing to serve. Run npm run build.`,
      );
  const { accessLog, ...options } = settings;
  try {
    const server = await startConsole({ ...options, dist, ...(accessLog && { log: out }) });
    surviveMissingFiles();
    return server;
  } catch (error) {
    throw startError(error, settings);
  }
}

function startError(error: unknown, { port, listen }: ServerSettings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const why = {
    EADDRINUSE: 'is in use',
    EACCES: 'may not be opened by this user',
    EADDRNOTAVAIL: 'is of an address this computer has not',
  }[String(code)];
  if (!why) return error;
  return new ConsoleStartError(
    'environment',
    `Port ${port} on ${listen} ${why}, so the console cannot be served there. Stop the other program, or choose another port or address.`,
    error,
  );
}

/** A file of an older build that is gone by the time it is read: its request fails, the server stays. */
function surviveMissingFiles(): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    console.error(`[console] ${error.message}`);
  });
}
