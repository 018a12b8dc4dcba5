/** Decisions of a deployment that an administrator of the product cannot change. Served as `/config.json`. */
export interface ConsoleConfig {
  /** Origin of uploaded files; empty: the console's own. @source shell §9 */
  readonly fileHost: string;
  /** Origin of reports; empty: none. @source shell §9 */
  readonly reportHost: string;
  /** Origin of data visualisation, the `${dataV}` of menu addresses; empty: none. @source shell §9 */
  readonly dataVisualisationHost: string;
  /** Hosts that may be given the session token. */
  readonly tokenHosts: readonly string[];
  /** Hosts that may be shown in a frame. */
  readonly frameHosts: readonly string[];
  /** True when buttons without a permission are taken away. @source shell §6 */
  readonly judgePermission: boolean;
  /** True when the pages for trying parts out are there, below `/dev`. */
  readonly devPages: boolean;
  /** True when failures nobody has caught are kept in the log of the page. @source shell §8 */
  readonly errorLog: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'MILEPOST_';

/**
 * Reads the configuration from `MILEPOST_FILE_HOST`, `_REPORT_HOST`, `_DATAV_HOST`, `_TOKEN_HOSTS`, `_FRAME_HOSTS`
 * (comma-separated hosts), `_JUDGE_PERMISSION` (`false` switches it off) `_DEV_PAGES` and `_ERROR_LOG` (`true` switches them on).
 * @throws {Error} naming the variable when an address is not an http(s) origin or a host is not a bare host name
 */
export function readConsoleConfig(environment: Environment): ConsoleConfig {
  const read = (name: string) => environment[PREFIX + name]?.trim() ?? '';
  return {
    fileHost: origin('FILE_HOST', read('FILE_HOST')),
    reportHost: origin('REPORT_HOST', read('REPORT_HOST')),
    dataVisualisationHost: origin('DATAV_HOST', read('DATAV_HOST')),
    tokenHosts: hosts('TOKEN_HOSTS', read('TOKEN_HOSTS')),
    frameHosts: hosts('FRAME_HOSTS', read('FRAME_HOSTS')),
    judgePermission: read('JUDGE_PERMISSION') !== 'false',
    devPages: read('DEV_PAGES') === 'true',
    errorLog: read('ERROR_LOG') === 'true',
  };
}

function origin(name: string, value: string): string {
  if (value === '') return '';
  if (URL.canParse(value)) {
    const url = new URL(value);
    if ((url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && !url.username) return url.origin;
  }
  throw new Error(
    `[console] ${PREFIX}${name} is "${value}", which is not an origin, so pages could not reach it. Write it like https://files.example.com`,
  );
}

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/i;

/** Names by which the console may be addressed, beside those of this computer: `MILEPOST_HOSTS`, read as the lists above. @throws {Error} */
export const readHosts = (environment: Environment): string[] => hosts('HOSTS', environment[`${PREFIX}HOSTS`] ?? '');

function hosts(name: string, value: string): string[] {
  const list = value
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = list.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new Error(
      `[console] ${PREFIX}${name} holds "${wrong}", which is not a host name, so it would allow nothing. Write hosts like ok.example.com, separated by commas.`,
    );
  return list;
}
