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
const POLICY = 'content-security-policy';

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
 * Headers of an answer as the page gets them. Those of the console win; only a content policy of the API's own stays beside
 * ours, since a browser keeps both: the one of a file is stricter.
 */
export function headersFromApi(headers: IncomingHttpHeaders, own: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  const names = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const theirs = Object.entries(withoutNeighbours(headers)).filter(([name]) => !names.has(name));
  const policy = [own['Content-Security-Policy'], headers[POLICY]].filter((one) => typeof one === 'string');
  return { ...Object.fromEntries(theirs), ...own, ...(policy.length > 0 && { 'Content-Security-Policy': policy }) };
}
