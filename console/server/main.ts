import { parseArgs } from 'node:util';
import { openConsole, readSettings, readSettingsFile, ConsoleStartError, firstOf } from './index.ts';

const EXIT_CANNOT_START = 3;

// The environment alone is enough, as in a container; flags are for who starts it beside other servers.
const { values } = parseArgs({
  options: { port: { type: 'string' }, 'api-url': { type: 'string' }, 'access-log': { type: 'string' } },
});

try {
  const file = process.env['MILEPOST_CONFIG'];
  const flags = {
    MILEPOST_CONSOLE_PORT: values.port,
    MILEPOST_API_URL: values['api-url'],
    MILEPOST_ACCESS_LOG: values['access-log'],
  };
  const settings = readSettings(firstOf(flags, process.env, file ? readSettingsFile(file) : {}));
  const server = await openConsole(settings, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
  console.log(`console ready at ${server.url}`);
} catch (error) {
  if (!(error instanceof ConsoleStartError)) throw error;
  console.error(error.message);
  process.exit(EXIT_CANNOT_START);
}
