import { parseArgs } from 'node:util';
import { SandboxStartError, startSandbox } from './index.ts';

/** Exit code when the sandbox cannot start: port, folder or data. */
const EXIT_CANNOT_START = 3;
const EXIT_USAGE = 2;
/** @source shell §9 */
const DEFAULT_PORT = 30_000;
const DEFAULT_DATA = '.milepost/sandbox';

const USAGE = `Usage: node openapi/servers/sandbox/main.ts [--port ${DEFAULT_PORT}] [--data ${DEFAULT_DATA}] [--validate] [--verbose]
  --port      port on 127.0.0.1; 0 takes a free one
  --data      folder of the data, made when missing; ":memory:" keeps nothing
  --validate  check every answer against the description
  --verbose   print one line per call`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      data: { type: 'string', default: DEFAULT_DATA },
      validate: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new TypeError(`--port takes a number from 0 to 65535, not "${values.port}".`);
  return { ...values, port };
}

async function main(): Promise<void> {
  const { port, data, validate, verbose } = readArguments();
  const sandbox = await startSandbox({ port, data, validateAnswers: validate, ...(verbose ? { log: console.error } : {}) });
  console.log(`Sandbox ready at ${sandbox.url} (data: ${data})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  if (error instanceof SandboxStartError) {
    console.error(error.message);
    process.exit(EXIT_CANNOT_START);
  }
  if (error instanceof TypeError) {
    console.error(`[sandbox] ${error.message}\n${USAGE}`);
    process.exit(EXIT_USAGE);
  }
  throw error;
});
