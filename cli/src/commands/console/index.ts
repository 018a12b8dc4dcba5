import type { Environment, ServerSettings } from '@milepost/console/server';
import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { asTyped, settingsOf } from './input.ts';
import type { ConsoleHeadersFlags, ConsoleStartFlags } from './input.ts';
import { consoleReport } from './report.ts';

const load = () => import('@milepost/console/server');

/** Runs the built console alone until somebody ends it. @throws CommandFailure 2 unusable settings · 3 no build, or no such port */
export async function startConsoleCommand(flags: ConsoleStartFlags, io: Io, environment: Environment = process.env): Promise<number> {
  const { openConsole, readSettings } = await load();
  const typed = settingsOf(flags);
  const settings = await explained(async () => readSettings(await sources(flags.config, typed, environment)), typed);
  const stopped = io.stopRequested();
  const server = await explained(() => openConsole(settings, io.out));
  io.out(consoleReport(server.url, settings, flags.json ?? false));
  await stopped;
  await server.close();
  return EXIT.done;
}

/** Prints the headers of every answer, or what nginx needs in the console's place. @throws CommandFailure 2 unusable settings */
export async function consoleHeadersCommand(flags: ConsoleHeadersFlags, io: Io, environment: Environment = process.env): Promise<number> {
  const { BUILT_CONSOLE, nginxConfiguration, readSettings, securityHeaders } = await load();
  const { api = environment['MILEPOST_API_URL'] || 'http://127.0.0.1:30000', port = '80' } = flags;
  const settings: ServerSettings = await explained(
    async () => readSettings(await sources(flags.config, settingsOf({ api, port }), environment)),
    settingsOf(flags),
  );
  if (flags.nginx) io.out(nginxConfiguration(settings, flags.root ?? BUILT_CONSOLE));
  else
    io.out(
      Object.entries(securityHeaders(settings.config))
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    );
  return EXIT.done;
}

async function sources(file: string | undefined, flags: Environment, environment: Environment): Promise<Environment> {
  const { firstOf, readSettingsFile } = await load();
  const named = file ?? environment['MILEPOST_CONFIG'];
  return firstOf(flags, environment, named ? readSettingsFile(named) : {});
}

/** Failures in words a person at a terminal can act on. @param typed settings that flags gave */
async function explained<T>(start: () => Promise<T>, typed: Environment = {}): Promise<T> {
  const { ConsoleStartError } = await load();
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof ConsoleStartError)) throw error;
    throw new CommandFailure(error.reason === 'settings' ? EXIT.usage : EXIT.environment, asTyped(error.message, typed), error);
  }
}
