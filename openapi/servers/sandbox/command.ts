import { flushCompileCache } from 'node:module';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { DIALECTS, SANDBOX_LOGIN_KEY, type DialectName } from './dialects/index.ts';
import { SandboxStartError, startSandbox } from './index.ts';

/** Exit code when the sandbox cannot start: port, folder or data. */
const EXIT_CANNOT_START = 3;
const EXIT_USAGE = 2;
const MAX_PORT = 65_535;
/** @source shell §9 */
const DEFAULT_PORT = 30_000;
const DEFAULT_DATA = '.milepost/sandbox';

const USAGE = `Usage: node openapi/servers/sandbox/main.ts [--port ${DEFAULT_PORT}] [--data ${DEFAULT_DATA}] [--dialect 3.4]
       [--login-key TEXT] [--trust-proxy ADDRESS] [--no-control] [--validate] [--follow-pages] [--verbose]
  --port      port on 127.0.0.1; 0 takes a free one
  --data      folder of the data, made when missing; ":memory:" keeps nothing
  --dialect   version whose spelling it speaks: ${DIALECTS.join(', ')}
  --login-key key of the login password from 3.6 on: 16, 24 or 32 characters
  --trust-proxy believe the X-Forwarded-For of calls from this address; may be given several times
  --no-control  answer none of the controls under /__sandbox
  --validate  check every answer against the description
  --follow-pages  keep the menu in step with the list of new pages while it runs
  --verbose   print one line per call`;

class UsageError extends Error {}

interface Arguments {
  port: number;
  data: string;
  dialect: DialectName;
  loginKey: string;
  trustedProxies: readonly string[];
  control: boolean;
  validate: boolean;
  followPages: boolean;
  verbose: boolean;
}

function readArguments(): Arguments {
  const {
    port: portText,
    dialect: dialectText,
    'login-key': loginKey,
    'no-control': isUncontrolled,
    'trust-proxy': trustedProxies,
    'follow-pages': followPages,
    ...values
  } = parseKnown();
  const port = Number(portText);
  const dialect = DIALECTS.find((known) => known === dialectText);
  if (!dialect) throw new UsageError(`--dialect takes ${DIALECTS.join(', ')}, not "${dialectText}".`);
  if (![16, 24, 32].includes(Buffer.byteLength(loginKey))) throw new UsageError('--login-key takes a text of 16, 24 or 32 bytes.');
  const stranger = trustedProxies.find((address) => isIP(address) === 0);
  if (stranger !== undefined) throw new UsageError(`--trust-proxy takes an IP address, not "${stranger}".`);
  if (!/^\d+$/.test(portText) || port > MAX_PORT) throw new UsageError(`--port takes a number from 0 to ${MAX_PORT}, not "${portText}".`);
  return { ...values, port, dialect, loginKey, trustedProxies, followPages, control: !isUncontrolled };
}

function parseKnown() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        data: { type: 'string', default: DEFAULT_DATA },
        dialect: { type: 'string', default: DIALECTS[0] },
        'login-key': { type: 'string', default: SANDBOX_LOGIN_KEY },
        'trust-proxy': { type: 'string', multiple: true, default: [] },
        'no-control': { type: 'boolean', default: false },
        validate: { type: 'boolean', default: false },
        'follow-pages': { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function serve(): Promise<void> {
  const { validate, verbose, ...options } = readArguments();
  const { data } = options;
  const sandbox = await startSandbox({ ...options, validateAnswers: validate, ...(verbose ? { log: console.error } : {}) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  console.log(`Sandbox ready at ${sandbox.url} (data: ${data})`);
  flushCompileCache(); // not only at the end, which may be a crash
}

/** Runs the command line: one ready line, until SIGINT or SIGTERM. Exit codes: 2 usage, 3 cannot start. */
export async function runCommand(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    if (error instanceof SandboxStartError) {
      console.error(error.message);
      process.exit(EXIT_CANNOT_START);
    }
    if (error instanceof UsageError) {
      console.error(`[sandbox] ${error.message}\n${USAGE}`);
      process.exit(EXIT_USAGE);
    }
    throw error;
  }
}
