import { parseArgs } from 'node:util';
import { SandboxStartError, startSandbox } from './index.ts';

/** Exit code when the sandbox cannot start: port, folder or data. */
const EXIT_CANNOT_START = 3;
const EXIT_USAGE = 2;
const MAX_PORT = 65_535;
/** @source shell §9 */
const DEFAULT_PORT = 30_000;
const DEFAULT_DATA = '.milepost/sandbox';

const USAGE = `Usage: node openapi/servers/sandbox/main.ts [--port ${DEFAULT_PORT}] [--data ${DEFAULT_DATA}] [--validate] [--verbose]
  --port      port on 127.0.0.1; 0 takes a free one
  --data      folder of the data, made when missing; ":memory:" keeps nothing
  --validate  check every answer against the description
  --verbose   print one line per call`;

class UsageError extends Error {}

interface Arguments {
  port: number;
  data: string;
  validate: boolean;
  verbose: boolean;
}

function readArguments(): Arguments {
  const { port: portText, ...values } = parseKnown();
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > MAX_PORT) throw new UsageError(`--port takes a number from 0 to ${MAX_PORT}, not "${portText}".`);
  return { ...values, port };
}

function parseKnown() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        data: { type: 'string', default: DEFAULT_DATA },
        validate: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
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
  if (error instanceof UsageError) {
    console.error(`[sandbox] ${error.message}\n${USAGE}`);
    process.exit(EXIT_USAGE);
  }
  throw error;
});
