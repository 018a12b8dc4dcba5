import { ConsoleStartError } from './startFailure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const refused = (message: string) => new ConsoleStartError('settings', message);
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/i;
const MAX_PORT = 65_535;

/** Reader of values by their names; every value that cannot be used is told with its name. */
export function createReader(environment: Environment) {
  const read = (name: string) => environment[name]?.trim() ?? '';

  function address(name: string): URL | null {
    const value = read(name);
    if (value === '') return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
    if (isPlain) return url;
    throw refused(`${name} is "${value}", which is not an address, so nobody could be asked. Write it like https://backend.example.com`);
  }

  return {
    read,
    address,
    origin(name: string): string {
      const value = read(name);
      if (value === '') return '';
      const url = URL.canParse(value) ? new URL(value) : null;
      if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.username) return url.origin;
      throw refused(`${name} is "${value}", which is not an origin, so pages could not reach it. Write it like https://files.example.com`);
    },
    hosts(name: string): string[] {
      const list = partsOf(read(name));
      const wrong = list.find((host) => !HOST.test(host));
      if (wrong === undefined) return list;
      throw refused(
        `${name} holds "${wrong}", which is not a host name, so it would allow nothing. Write hosts like ok.example.com, separated by commas.`,
      );
    },
    zone(name: string, fallback: string): string {
      const value = read(name);
      if (value === '') return fallback;
      try {
        return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
      } catch {
        throw refused(`${name} is "${value}", which is no time zone, so days could not be told. Write it like Asia/Shanghai.`);
      }
    },
    list: (name: string): string[] => partsOf(read(name)),
    flag(name: string, fallback: boolean): boolean {
      const value = read(name);
      if (value === '') return fallback;
      if (value === 'true' || value === 'false') return value === 'true';
      throw refused(`${name} is "${value}", so nobody knows whether it is on. Write true or false.`);
    },
    port(name: string, fallback: number): number {
      const value = read(name);
      if (value === '') return fallback;
      if (/^\d{1,5}$/.test(value) && Number(value) <= MAX_PORT) return Number(value);
      throw refused(`${name} is "${value}", which is no port. Give a number from 1 to ${MAX_PORT}, or 0 for a free one.`);
    },
    megabytes(name: string, fallback: number, most: number): number {
      const value = read(name);
      if (value === '') return fallback;
      if (/^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= most) return Number(value);
      throw refused(`${name} is "${value}". Give whole megabytes from 1 to ${most}.`);
    },
    seconds(name: string, fallback: number, most: number): number {
      const value = read(name);
      if (value === '') return fallback;
      if (/^\d{1,6}$/.test(value) && Number(value) <= most) return Number(value);
      throw refused(`${name} is "${value}". Give whole seconds from 0 to ${most}.`);
    },
  };
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
