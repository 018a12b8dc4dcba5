import { DEFAULT_OFFICE_ZONE } from '@milepost/kit/engines/clock';

/** Decisions of the deployment; see the console's server. */
export interface ConsoleConfig {
  readonly fileHost: string;
  readonly reportHost: string;
  readonly dataVisualisationHost: string;
  /** Time zone of the office. @reading R-189 */
  readonly officeZone: string;
  readonly tokenHosts: readonly string[];
  readonly frameHosts: readonly string[];
  readonly judgePermission: boolean;
  /** Pages for trying parts out, below `/dev`. */
  readonly devPages: boolean;
  /** Failures nobody has caught are kept in the log of the page. @source shell §8 */
  readonly errorLog: boolean;
}

/** The safest of all configurations: no other host is known, buttons are judged. */
const CLOSED: ConsoleConfig = {
  fileHost: '',
  reportHost: '',
  dataVisualisationHost: '',
  officeZone: DEFAULT_OFFICE_ZONE,
  tokenHosts: [],
  frameHosts: [],
  judgePermission: true,
  devPages: false,
  errorLog: false,
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** Reads a configuration; what is missing or of another type counts as closed. */
export function parseConsoleConfig(value: unknown): ConsoleConfig {
  if (!isRecord(value)) return CLOSED;
  return {
    fileHost: text(value['fileHost']),
    reportHost: text(value['reportHost']),
    dataVisualisationHost: text(value['dataVisualisationHost']),
    officeZone: text(value['officeZone']) || DEFAULT_OFFICE_ZONE,
    tokenHosts: texts(value['tokenHosts']),
    frameHosts: texts(value['frameHosts']),
    judgePermission: value['judgePermission'] !== false,
    devPages: value['devPages'] === true,
    errorLog: value['errorLog'] === true,
  };
}

/** Asks the console's server for its configuration; a server that has none is closed. */
export async function fetchConsoleConfig(send: typeof fetch): Promise<ConsoleConfig> {
  try {
    const answer = await send('/config.json', { credentials: 'omit' });
    return parseConsoleConfig(answer.ok ? await answer.json() : null);
  } catch {
    return CLOSED;
  }
}
