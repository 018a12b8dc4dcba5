/** Sort of address: one of the API, one of the console itself, or none that may be read. */
export type AddressKind = 'api' | 'own' | 'refused';

const API = /^\/(api|websocket)\//;
const SOCKET = /^\/(?:api\/message\/)?websocket\//;

export const isApiPath = (path: string) => API.test(path);
/** A path below which the API has sockets. @source shell §9 */
export const isSocketPath = (path: string) => SOCKET.test(path);

/** Servers are known that decode an address more than once. */
const DECODED_TIMES = 3;

/**
 * Sorts the address of a request. Refused is what another server might read as a way up: what is passed on must stay below
 * `/api/` and `/websocket/` however often it is decoded, and whether it is divided by `/`, `\` or ended by `;`.
 */
export function kindOf(target: string): AddressKind {
  const [path = ''] = target.split('?');
  if (!path.startsWith('/') || path.startsWith('//')) return 'refused';
  const isApi = API.test(path);
  let read = path;
  for (let times = 0; times <= DECODED_TIMES; times += 1) {
    if (climbs(read)) return 'refused';
    if (!read.includes('%')) break;
    const decoded = decode(read);
    // The page shows a broken address as it shows an unknown one; another server must not be asked to guess.
    if (decoded === null) return isApi && times === 0 ? 'refused' : sorted(isApi);
    read = decoded;
  }
  return sorted(isApi);
}

const sorted = (isApi: boolean): AddressKind => (isApi ? 'api' : 'own');

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const climbs = (path: string) => path.split(/[/\\]/).some((segment) => /^\.{1,2}(;|$)/.test(segment));
