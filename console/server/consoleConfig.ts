import { createReader } from './values.ts';
import type { Environment } from './values.ts';

/** Decisions of a deployment that an administrator of the product cannot change. Served as `/config.json`. */
export interface ConsoleConfig {
  /** Origin of uploaded files; empty: the console's own. @source shell §9 */
  readonly fileHost: string;
  /** Origin of reports; empty: none. @source shell §9 */
  readonly reportHost: string;
  /** Origin of data visualisation, the `${dataV}` of menu addresses; empty: none. @source shell §9 */
  readonly dataVisualisationHost: string;
  /** Zone of the office, by whose clock days and moments are written. @reading R-189 */
  readonly officeZone: string;
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

const PREFIX = 'MILEPOST_';

/**
 * Reads the configuration from `MILEPOST_FILE_HOST`, `_REPORT_HOST`, `_DATAV_HOST`, `_TOKEN_HOSTS`, `_FRAME_HOSTS`
 * (comma-separated hosts), `_OFFICE_ZONE` (such as `Asia/Shanghai`), `_JUDGE_PERMISSION` (`false` switches it off) `_DEV_PAGES` and `_ERROR_LOG` (`true` switches them on).
 * @throws {ConsoleStartError} naming the variable when an address is not an http(s) origin, a host is not a bare host name, a zone
 * is not known, or a switch is neither `true` nor `false`
 */
export function readConsoleConfig(environment: Environment): ConsoleConfig {
  const read = createReader(environment);
  return {
    fileHost: read.origin(`${PREFIX}FILE_HOST`),
    reportHost: read.origin(`${PREFIX}REPORT_HOST`),
    dataVisualisationHost: read.origin(`${PREFIX}DATAV_HOST`),
    officeZone: read.zone(`${PREFIX}OFFICE_ZONE`, 'Asia/Shanghai'),
    tokenHosts: read.hosts(`${PREFIX}TOKEN_HOSTS`),
    frameHosts: read.hosts(`${PREFIX}FRAME_HOSTS`),
    judgePermission: read.flag(`${PREFIX}JUDGE_PERMISSION`, true),
    devPages: read.flag(`${PREFIX}DEV_PAGES`, false),
    errorLog: read.flag(`${PREFIX}ERROR_LOG`, false),
  };
}
