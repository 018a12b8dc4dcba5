// What `npm start` was asked for: flags, else the environment, else the defaults.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Name of a data folder that is none: what is written is gone with the server. */
export const NOTHING_KEPT = ':memory:';

/**
 * Ends the program with the one sentence somebody needs: what happened, why it matters, what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(3);
}

function parse(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop(`[start] ${error.message}. Known options: --${Object.keys(options).join(', --')}.`);
  }
}

/** Ports, data folder and whether to reload on change. Stops the program where a value cannot be used. */
export function readOptions(env = process.env) {
  const option = (fallback) => ({ type: 'string', default: fallback });
  const values = parse({
    'api-port': option(env.MILEPOST_API_PORT ?? '30000'),
    'console-port': option(env.MILEPOST_CONSOLE_PORT ?? '3000'),
    data: option(env.MILEPOST_DATA ?? join(root, '.milepost')),
    dev: { type: 'boolean', default: false },
  });
  const port = (name) => {
    const text = String(values[name]);
    if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= 65535) return text;
    return stop(`[start] --${name} is "${text}", which is not a port. Give a number from 1 to 65535.`);
  };
  const data = values.data === NOTHING_KEPT ? NOTHING_KEPT : resolve(String(values.data));
  return { apiPort: port('api-port'), consolePort: port('console-port'), data, isDev: values.dev === true };
}

/** Settings of the console for the small report server the sandbox brings at its own port; those of the environment win. */
export function reportSettings(apiUrl, env = process.env) {
  const { host } = new URL(apiUrl);
  return {
    MILEPOST_REPORT_HOST: env.MILEPOST_REPORT_HOST ?? apiUrl,
    MILEPOST_FRAME_HOSTS: env.MILEPOST_FRAME_HOSTS ?? host,
    MILEPOST_TOKEN_HOSTS: env.MILEPOST_TOKEN_HOSTS ?? host,
  };
}
