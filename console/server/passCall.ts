import { Agent as HttpAgent, request as askHttp } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as askHttps } from 'node:https';
import { headersFromApi, headersToApi } from './passedHeaders.ts';
import { BYTES_PER_MB } from './settings.ts';
import TOO_LARGE from './tooLarge.json' with { type: 'json' };

export interface Passing {
  readonly api: URL;
  readonly isOwnPage: (origin: string) => boolean;
  /** Headers that the answer carries whatever the API says. */
  readonly own: Readonly<Record<string, string>>;
  /** Origin of uploaded files; empty: the console's own. */
  readonly fileHost: string;
  /** Time the API may be silent, in milliseconds; 0: for ever. */
  readonly silenceMs: number;
  /** Largest body of a call. */
  readonly maxBodyBytes: number;
}

// A kept connection may be closed by the API just when it is used again, and a write cannot be sent twice.
const AGENTS = { 'http:': new HttpAgent({ keepAlive: false }), 'https:': new HttpsAgent({ keepAlive: false }) };

/** Time in which a server that is there takes a connection. */
const CONNECT_MS = 10_000;

/** Sentence of an API that is not there. */
export const NO_ANSWER = 'The API server does not answer. Start it, then retry.';
/** Sentence of an API that took a call and has not answered it. */
export const NO_END = 'The API server took too long to answer. It may still do what was asked: look before you repeat it.';
/** Sentence of a call that brings too much, for the person who sent it. @param wanted header `Accept-Language` @reading R-289 */
export function tooLarge(limitMb: number, wanted = ''): string {
  const [first = ''] = wanted.split(/[,;]/, 1);
  const asked = likely(first.trim());
  const said = Object.entries(TOO_LARGE).find(([tag]) => {
    const own = likely(tag);
    return asked !== null && own?.language === asked.language && own.script === asked.script;
  });
  return (said?.[1] ?? TOO_LARGE.en).replace('{0}', String(limitMb));
}

/** A tag of a language with the script it is likely to be written in; null for what is no tag. */
function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}
const NOT_HTTP = 'The API server answers what is not HTTP.';

/** The same request, begun anew at the API; `extra` are headers that it alone has. */
export function askApi(request: IncomingMessage, { api, isOwnPage }: Passing, extra: Readonly<Record<string, string>> = {}): ClientRequest {
  const ask = api.protocol === 'https:' ? askHttps : askHttp;
  return ask({
    protocol: api.protocol,
    hostname: api.hostname.replace(/^\[|\]$/g, ''),
    port: api.port,
    method: request.method,
    path: api.pathname.replace(/\/$/, '') + (request.url ?? ''),
    agent: AGENTS[api.protocol === 'https:' ? 'https:' : 'http:'],
    headers: { ...headersToApi(request.headers, { api, from: request.socket.remoteAddress, isOwnPage }), ...extra },
  });
}

/** Passes a call on, both ways and as it comes. What the API answers badly becomes one envelope that says so. */
export function passCall(request: IncomingMessage, response: ServerResponse, passing: Passing): void {
  const fail = (msg: string, code = 502) => {
    if (response.writableEnded) return;
    if (response.headersSent) return void response.destroy();
    response.writeHead(code, { ...passing.own, 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ code, msg, data: null }));
  };
  const refuseLarge = () => {
    // The rest is read and forgotten, so that the answer can be heard; the connection serves no other call.
    request.resume();
    if (!response.headersSent) response.setHeader('Connection', 'close');
    fail(tooLarge(Math.floor(passing.maxBodyBytes / BYTES_PER_MB), request.headers['accept-language']), 413);
  };
  if (Number(request.headers['content-length'] ?? 0) > passing.maxBodyBytes) return refuseLarge();
  const asked = begin();
  if (!asked) return fail('This call cannot be passed on to the API server.');
  response.on('close', () => asked.destroy());
  endSilent(asked, passing.silenceMs, () => fail(NO_END, 504));
  asked.on('error', (error: NodeJS.ErrnoException) => fail(isParseError(error) ? NOT_HTTP : NO_ANSWER));
  // Nobody has asked for another protocol.
  asked.on('upgrade', (_answer, socket) => (socket.destroy(), fail(NOT_HTTP)));
  asked.on('response', (answer) => {
    // Answered before all was sent: the rest is read and forgotten, so that the answer can be heard.
    asked.removeAllListeners('error').on('error', () => request.unpipe(asked).resume());
    answer.once('end', () => asked.writableFinished || request.unpipe(asked).resume());
    answer.on('error', () => response.destroy());
    answer.on('close', () => answer.complete || response.destroy());
    const failHere = () => {
      answer.destroy();
      fail(NOT_HTTP);
    };
    if (!isGood(answer.statusCode)) return failHere();
    try {
      response.writeHead(answer.statusCode, headersFromApi(answer.headers, passing.own, passing));
    } catch {
      return failHere();
    }
    answer.pipe(response);
  });
  if (hasBody(request)) {
    countBytes(request, passing.maxBodyBytes, () => {
      request.unpipe(asked);
      refuseLarge();
      asked.destroy();
    });
    request.pipe(asked);
  } else asked.end();

  function begin(): ClientRequest | null {
    try {
      return askApi(request, passing);
    } catch {
      // A header or an address that Node takes from others and does not send itself.
      return null;
    }
  }
}

/** Ends a call on whose connection nothing has moved for `silenceMs`, or that never had one; 0: it may be silent for ever. */
export function endSilent(asked: ClientRequest, silenceMs: number, onEnd: () => void): void {
  const end = () => {
    onEnd();
    asked.destroy();
  };
  asked.setTimeout(silenceMs, end);
  const unconnected = setTimeout(end, Math.min(silenceMs || CONNECT_MS, CONNECT_MS));
  asked.once('close', () => clearTimeout(unconnected));
  asked.once('socket', (socket) => {
    const event = 'encrypted' in socket ? 'secureConnect' : 'connect';
    socket.once(event, () => clearTimeout(unconnected));
  });
}

/** Watches how much comes: a body sent in pieces does not say how long it will be. */
function countBytes(request: IncomingMessage, maxBytes: number, onMore: () => void): void {
  let bytes = 0;
  const count = (piece: Buffer) => {
    bytes += piece.byteLength;
    if (bytes <= maxBytes) return;
    request.off('data', count);
    onMore();
  };
  request.on('data', count);
}

const isParseError = ({ code = '' }: NodeJS.ErrnoException) => code.startsWith('HPE_');
/** Is it a status that ends a call? */
const isGood = (status = 0): status is number => status >= 200 && status <= 599;
const hasBody = ({ headers }: IncomingMessage) => 'content-length' in headers || 'transfer-encoding' in headers;
