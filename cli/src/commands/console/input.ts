import type { Environment } from '@milepost/console/server';

/** Flags of `console start` as they were typed. */
export interface ConsoleStartFlags {
  api?: string;
  port?: string;
  listen?: string;
  config?: string;
  /** False with `--no-access-log`. */
  accessLog: boolean;
  json?: boolean;
}

/** Flags of `console headers` as they were typed. */
export interface ConsoleHeadersFlags {
  nginx?: boolean;
  api?: string;
  port?: string;
  root?: string;
  config?: string;
}

/** Flags under the names that the environment and the settings file have for them. */
export const settingsOf = ({ api, port, listen, accessLog }: Partial<ConsoleStartFlags>): Environment => ({
  MILEPOST_API_URL: api,
  MILEPOST_CONSOLE_PORT: port,
  MILEPOST_LISTEN: listen,
  MILEPOST_ACCESS_LOG: accessLog === false ? 'false' : undefined,
});

const FLAGS: Readonly<Record<string, string>> = { MILEPOST_API_URL: '--api', MILEPOST_CONSOLE_PORT: '--port', MILEPOST_LISTEN: '--listen' };

/** Message about a setting, with the flag in place of its name where the flag gave the value. */
export const asTyped = (message: string, flags: Environment): string =>
  message.replace(/(?<=^(?:\[console\] )?)MILEPOST_\w+(?= )/, (name) => (flags[name] === undefined ? name : (FLAGS[name] ?? name)));
