/** Ways a server that mostly works can be wrong. */
export type Bend =
  /** The `data` of a good answer is another. */
  | { readonly kind: 'data'; readonly change: (data: unknown) => unknown }
  /** The whole envelope is another; `isGood` where its code is 200. */
  | { readonly kind: 'envelope'; readonly change: (envelope: Members, isGood: boolean) => unknown }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'type'; readonly contentType: string }
  /** Tokens are not looked at. */
  | { readonly kind: 'anybody' }
  /** Rights are not looked at. */
  | { readonly kind: 'anyone' }
  /** Acknowledged, not done. */
  | { readonly kind: 'swallow' }
  /** Refusals become acknowledgements. */
  | { readonly kind: 'takes' }
  /** An unknown record is answered with the last one that was asked for. */
  | { readonly kind: 'remembers' }
  /** Members of query or body are lost on the way. */
  | { readonly kind: 'loses'; readonly names: readonly string[] }
  /** Breaks over a call that fits. */
  | { readonly kind: 'breaks'; readonly over: (call: Call) => boolean }
  /** Frames of the socket are others: none, one or several in place of each. */
  | { readonly kind: 'frames'; readonly change: (frame: Members) => readonly Members[] }
  /** Rows of another address are answered too. */
  | { readonly kind: 'joins'; readonly address: string };

export type Members = Readonly<Record<string, unknown>>;

/** A call as a fault sees it. */
export interface Call {
  readonly query: URLSearchParams;
  readonly body: string;
}

export type Serve = (request: Request, env?: unknown) => Response | Promise<Response>;

const SUCCESS = 200;
const REFUSED = 400;
const DONE = '操作成功';
const JSON_TYPE = 'application/json; charset=utf-8';
/** A sentence no server should say. */
const BROKEN = { code: 500, msg: 'java.lang.NullPointerException: null at com.example.App.list(App.java:7)' };

/** Serves as before, but for one operation. */
export function bend(serve: Serve, fits: (method: string, path: string) => boolean, bent: Bend): Serve {
  let lastToken = '';
  let lastData: unknown = null;
  return async (request, env) => {
    const url = new URL(request.url);
    const token = request.headers.get('authorization') ?? '';
    if (!fits(request.method, url.pathname)) {
      const response = await serve(request, env);
      // The administrator signs in first; whoever comes later is somebody else.
      if (lastToken === '' && token !== '' && response.ok && (await codeOf(response.clone())) === SUCCESS) lastToken = token;
      return response;
    }
    if (bent.kind === 'swallow') return answer({ code: SUCCESS, msg: DONE, data: null });
    if (bent.kind === 'http')
      return new Response((await serve(request, env)).body, { status: bent.status, headers: { 'Content-Type': JSON_TYPE } });
    const body = request.method === 'GET' ? '' : await request.clone().text();
    if (bent.kind === 'breaks' && bent.over({ query: url.searchParams, body })) return answer(BROKEN);
    const response = await serve(changed(request, url, body, bent, lastToken), env);
    if (bent.kind === 'type') return new Response(response.body, { headers: { 'Content-Type': bent.contentType } });
    const envelope = await membersOf(response.clone());
    if (envelope === null) return response;
    const isGood = envelope['code'] === SUCCESS;
    switch (bent.kind) {
      case 'data':
        return isGood ? answer({ ...envelope, data: bent.change(envelope['data']) }) : response;
      case 'envelope':
        return answer(bent.change(envelope, isGood));
      case 'takes':
        return envelope['code'] === REFUSED ? answer({ code: SUCCESS, msg: DONE, data: null }) : response;
      case 'remembers':
        if (isGood) lastData = envelope['data'];
        return envelope['code'] === REFUSED && lastData !== null ? answer({ code: SUCCESS, msg: DONE, data: lastData }) : response;
      case 'joins': {
        const more = await membersOf(await serve(new Request(new URL(bent.address, url), { headers: request.headers }), env));
        return isGood ? answer({ ...envelope, data: joined(envelope['data'], more?.['data']) }) : response;
      }
      default:
        return response;
    }
  };
}

/** The request as it arrives behind the fault. */
function changed(request: Request, url: URL, body: string, bent: Bend, token: string): Request {
  const headers = new Headers(request.headers);
  const isAnybody = bent.kind === 'anybody' || bent.kind === 'anyone';
  if (isAnybody && token !== '' && (bent.kind === 'anybody' || headers.has('authorization'))) headers.set('authorization', token);
  if (bent.kind !== 'loses') return isAnybody ? new Request(request, { headers }) : request;
  const kept = new URL(url);
  for (const name of bent.names) kept.searchParams.delete(name);
  headers.delete('content-length');
  return new Request(kept, { method: request.method, headers, ...(body === '' ? {} : { body: without(body, bent.names) }) });
}

function without(body: string, names: readonly string[]): string {
  try {
    const value: unknown = JSON.parse(body);
    const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return JSON.stringify(Object.fromEntries(members.filter(([name]) => !names.includes(name))));
  } catch {
    return body;
  }
}

const answer = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'Content-Type': JSON_TYPE } });

async function membersOf(response: Response): Promise<Members | null> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const codeOf = async (response: Response): Promise<unknown> => (await membersOf(response))?.['code'];

const listIn = (data: unknown): readonly unknown[] => {
  const { list }: { list?: unknown } = Object(data);
  return Array.isArray(list) ? list : Array.isArray(data) ? data : [];
};

const joined = (data: unknown, more: unknown): unknown =>
  Array.isArray(data) ? [...listIn(data), ...listIn(more)] : { ...Object(data), list: [...listIn(data), ...listIn(more)] };

/** Every row of an answer, the nodes of a tree with what is below them, changed. */
export function rows(change: (row: Members) => Members): (data: unknown) => unknown {
  const all = (list: readonly unknown[]): unknown[] =>
    list.map((row) => {
      const inner: Members = Object(row);
      return change(Array.isArray(inner['children']) ? { ...inner, children: all(inner['children']) } : inner);
    });
  return (data) => (Array.isArray(data) ? all(data) : { ...Object(data), list: all(listIn(data)) });
}
