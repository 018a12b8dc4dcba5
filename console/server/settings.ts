import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConsoleConfig } from './consoleConfig.ts';
import type { ConsoleConfig } from './consoleConfig.ts';
import { ConsoleStartError } from './startFailure.ts';
import { createReader } from './values.ts';
import type { Environment } from './values.ts';

/** Everything that can be set, by its name in the environment and in the file, and what it is for. */
export const SETTINGS = {
  MILEPOST_API_URL: 'address of the API, with its path if it has one',
  MILEPOST_CONSOLE_PORT: 'port to listen on; 3000',
  MILEPOST_LISTEN: 'address to listen on; 127.0.0.1, and 0.0.0.0 for every network',
  MILEPOST_HOSTS: 'names the console is addressed by, beside those of this computer; none',
  MILEPOST_ACCESS_LOG: 'a line per request on the output, true or false; true',
  MILEPOST_API_SECONDS: 'time the API may be silent before a call is answered 504, 0 for ever; 1000',
  MILEPOST_BODY_MB: 'largest body of a call in megabytes, a larger one is answered 413; 1024',
  MILEPOST_STOP_SECONDS: 'time that running calls and open sockets have to end; 8',
  MILEPOST_PREVIOUS_BUILDS: 'folders of older builds whose parts are still handed out; none',
  MILEPOST_FILE_HOST: 'origin of uploaded files; the console’s own',
  MILEPOST_REPORT_HOST: 'origin of reports; none',
  MILEPOST_DATAV_HOST: 'origin of data visualisation; none',
  MILEPOST_TOKEN_HOSTS: 'hosts that may be given the session token; none',
  MILEPOST_FRAME_HOSTS: 'hosts that may be shown in a frame; none',
  MILEPOST_OFFICE_ZONE: 'time zone of the office, by whose clock days and times are written; Asia/Shanghai',
  MILEPOST_JUDGE_PERMISSION: 'whether buttons without a permission are taken away; true',
  MILEPOST_ERROR_LOG: 'whether failures nobody caught are kept in the log of the page; false',
  MILEPOST_DEV_PAGES: 'whether the pages for trying parts out are there; false',
} as const;
export type SettingName = keyof typeof SETTINGS;

export interface ServerSettings {
  readonly apiUrl: string;
  readonly port: number;
  readonly listen: string;
  readonly hosts: readonly string[];
  readonly accessLog: boolean;
  readonly graceMs: number;
  readonly silenceMs: number;
  readonly maxBodyBytes: number;
  readonly previousBuilds: readonly string[];
  readonly config: ConsoleConfig;
}

const PORT = 3000;
/** Below the ten seconds after which containers are killed. */
const STOP_SECONDS = 8;
/** Longest call of the contract. @source shell §9 */
export const CALL_SECONDS = 1000;
const LONGEST_CALL_SECONDS = 86_400;
const LONGEST_STOP_SECONDS = 3600;
/** Largest body: files come in chunks of 10 MB, pictures and workbooks whole. */
export const BODY_MB = 1024;
const MOST_BODY_MB = 102_400;
export const BYTES_PER_MB = 1024 * 1024;

/** Reads the settings; a name that is not there, or empty, has its default. @throws {ConsoleStartError} naming what cannot be used */
export function readSettings(environment: Environment): ServerSettings {
  const read = createReader(environment);
  const api = read.address('MILEPOST_API_URL');
  if (!api)
    throw new ConsoleStartError(
      'settings',
      'There is no API to pass calls on to. Give its address with --api, or in MILEPOST_API_URL, such as https://backend.example.com',
    );
  return {
    apiUrl: api.href,
    port: read.port('MILEPOST_CONSOLE_PORT', PORT),
    listen: read.read('MILEPOST_LISTEN') || '127.0.0.1',
    hosts: read.hosts('MILEPOST_HOSTS'),
    accessLog: read.flag('MILEPOST_ACCESS_LOG', true),
    graceMs: read.seconds('MILEPOST_STOP_SECONDS', STOP_SECONDS, LONGEST_STOP_SECONDS) * 1000,
    silenceMs: read.seconds('MILEPOST_API_SECONDS', CALL_SECONDS, LONGEST_CALL_SECONDS) * 1000,
    maxBodyBytes: read.megabytes('MILEPOST_BODY_MB', BODY_MB, MOST_BODY_MB) * BYTES_PER_MB,
    previousBuilds: read.list('MILEPOST_PREVIOUS_BUILDS').map((folder) => path.resolve(folder)),
    config: readConsoleConfig(environment),
  };
}

const LINE = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;

/**
 * Values of a settings file: lines of `NAME=value`, `#` begins a comment. Every name must be known, since a misspelt one would
 * set nothing.
 * @throws {ConsoleStartError} naming the file and the line
 */
export function readSettingsFile(file: string): Environment {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConsoleStartError('settings', `The settings file ${file} cannot be read: ${String(error)}. Name one that can.`, error);
  }
  const values: Record<string, string> = {};
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, name, value = ''] = LINE.exec(line) ?? [];
    if (name === undefined || !Object.hasOwn(SETTINGS, name))
      throw new ConsoleStartError(
        'settings',
        `Line ${index + 1} of ${file} ${name === undefined ? 'is not NAME=value' : `sets ${name}, which is no setting`}, so it would do nothing. Known are ${Object.keys(SETTINGS).join(', ')}.`,
      );
    values[name] = unquoted(value.trim());
  }
  return values;
}

const unquoted = (value: string) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;

/** Values by what they are asked from: the first source that has one wins. */
export function firstOf(...sources: readonly Environment[]): Environment {
  const all: Record<string, string> = {};
  for (const source of sources.toReversed())
    for (const [name, value] of Object.entries(source)) if (value !== undefined && value.trim() !== '') all[name] = value;
  return all;
}
