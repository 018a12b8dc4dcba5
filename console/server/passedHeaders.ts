import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers between two neighbours, which say nothing to whoever is behind. */
const BETWEEN_NEIGHBOURS = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function withoutNeighbours(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...BETWEEN_NEIGHBOURS, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}

export interface Asking {
  readonly api: URL;
  /** Address of the neighbour who asks. */
  readonly from: string | undefined;
  readonly isOwnPage: (origin: string) => boolean;
}

/** Headers of a call as the API gets them: of its own host, and, asked by our own page, of its own origin. */
export function headersToApi(headers: IncomingHttpHeaders, { api, from, isOwnPage }: Asking): OutgoingHttpHeaders {
  const { origin, host, 'x-forwarded-for': before } = headers;
  return {
    ...withoutNeighbours(headers),
    host: api.host,
    // Servers refuse a call whose origin is not their host as one of another site.
    ...(origin !== undefined && isOwnPage(origin) && { origin: api.origin }),
    'x-forwarded-for': [before, from].filter(Boolean).join(', '),
    'x-forwarded-host': headers['x-forwarded-host'] ?? host,
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
  };
}

/**
 * Headers an answer of the API may bring: what it is, how long it may be kept, when to ask again. All others would act on the
 * whole origin or on the browser: cookies, workers, other sites' rights, stored data, encryption. @reading R-281
 */
const PASSED = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'x-request-id',
]);

/** Places an answer of the API may send the browser on to. */
export interface Sending {
  readonly api: URL;
  /** Origin of uploaded files; empty: none but our own. */
  readonly fileHost: string;
}

/** Headers of an answer as the page gets them: those of the console, and what it lets pass of the API's. */
export function headersFromApi(headers: IncomingHttpHeaders, own: Readonly<Record<string, string>>, sending: Sending): OutgoingHttpHeaders {
  const theirs = Object.entries(withoutNeighbours(headers)).filter(([name]) => PASSED.has(name));
  const location = headers.location === undefined ? null : placeFor(headers.location, sending);
  return { ...Object.fromEntries(theirs), ...(location !== null && { location }), ...own };
}

/** Base that no address is of. */
const HERE = 'http://here.invalid';

/** A place as the browser may be sent there: below our own origin, or at the host of files; null for every other one. */
function placeFor(location: string, { api, fileHost }: Sending): string | null {
  const place = URL.parse(location, HERE);
  if (!place) return null;
  if (fileHost !== '' && place.origin === fileHost) return place.href;
  if (place.origin !== HERE && place.origin !== api.origin) return null;
  // Without a slash in front it is beside what was asked for, which the browser knows.
  if (place.origin === HERE && !/^[/\\]/.test(location)) return /^[\w.~%-]+(?:[/?#]|$)/.test(location) ? location : null;
  const base = api.pathname.replace(/\/$/, '');
  const isBelow = base !== '' && place.pathname.startsWith(`${base}/`);
  const path = isBelow ? place.pathname.slice(base.length) : place.pathname;
  // Two slashes would begin another host.
  return `${path.replace(/^\/+/, '/')}${place.search}${place.hash}`;
}
