import { setTimeout } from 'node:timers/promises';
import { brokenAnswer } from '../../control/broken-answer.ts';
import type { Faults } from '../../control/faults.ts';
import type { Dialect } from '../../dialects/index.ts';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { getPathNoStrict } from 'hono/utils/url';
import { bodyLimit } from 'hono/body-limit';
import { isOverTls } from './client-address.ts';
import type { Operation } from '../contract.ts';
import type { ChangeWatch } from '../changes.ts';
import { CODE, envelopeResponse, MSG, rawResponse, type Envelope, type RawAnswer } from '../envelope.ts';
import { Refusal, RightRefusal } from '../failure.ts';
import { hostGuard, loopbackCors } from './guards.ts';
import { waysOf } from '../../../../src/rules/index.ts';
import type { Answer, Caller, Need } from '../handlers.ts';
import { MAX_DESIGN_BYTES, MAX_UPLOAD_BYTES, readRequest, tooLarge } from './request.ts';
import { languageOf, sayIn, type SentenceLanguage } from '../../sentences/sayIn.ts';
import { readBrowserMark } from '../../resources/sessions/known-browsers.ts';
import type { Store } from '../store.ts';
import { addressOf, fileNameOf, observedCall, type Audit, type ObservedCall } from './observed-call.ts';
import { createPathSpelling } from './letter-case.ts';
import { violationList, type FieldWords } from '../words.ts';

/** An operation of the description together with what answers it. */
export interface Route {
  readonly operation: Operation;
  readonly words: FieldWords;
  answer(call: {
    path: unknown;
    query: unknown;
    body: unknown;
    caller: Caller | null;
    ipAddress: string;
    userAgent: string | undefined;
    browserMark: string | null;
    language: SentenceLanguage;
  }): Answer<unknown> | RawAnswer;
}

/** Parts the HTTP side works with. */
export interface AppParts {
  readonly routes: readonly Route[];
  readonly store: Store;
  /** The caller behind an Authorization header. @throws Refusal 600, and 603 when the session is locked */
  readonly authenticate: (header: string | undefined) => Caller;
  /** The same for the calls of a locked session. @throws Refusal 600 */
  readonly authenticateLocked: (header: string | undefined) => Caller;
  /** @throws Refusal 400 when the caller lacks the right */
  readonly authorize: (caller: Caller, need: Need, path: Readonly<Record<string, string>>) => void;
  /** Hears of what was changed, handed out and refused for a right. */
  readonly audit: Audit;
  /** Sees what a call changes. @reading R-478 */
  readonly watch: ChangeWatch;
  /** Hears in which language a session calls. @reading R-413 */
  readonly hear: (caller: Caller, acceptLanguage: string | undefined) => void;
  readonly validateAnswers: boolean;
  /** Spelling of calls and answers. */
  readonly dialect: Dialect;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Faults that were ordered. */
  readonly faults: Faults;
  /** The controls under /__sandbox, and the secret they ask for; null when they are switched off. */
  readonly control: { routes: Hono; secret: string } | null;
  /** Pages beside the contract: those of reports. */
  readonly pages?: Hono;
  readonly log: (line: string) => void;
}

/** Operations a locked session may still call. @reading R-001 */
const WHILE_LOCKED: ReadonlySet<string> = new Set(['lockScreen', 'logout']);
/** Paths designs are written to. */
const DESIGNS = /^\/api\/visualdev\/Base(?:\/[^/]+)?\/?$/i;
const NONCE = /^[\w-]{8,128}$/;

/** The HTTP side: guards, then one route per operation of the description, then 404. */
export function createApp(parts: AppParts): Hono {
  const spelled = parts.dialect.hasAnyCase ? createPathSpelling(parts.routes.map(({ operation }) => operation.path)) : null;
  // Schedule/detail/ is documented with its slash, so one at the end says nothing.
  const app = new Hono({ getPath: (request) => (spelled ? spelled(getPathNoStrict(request)) : getPathNoStrict(request)) });
  app.use(hostGuard, loopbackCors);
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => {
        // What is left of the body is never read, so the connection cannot serve another call.
        const response = refused(tooLarge(maxSize), null, parts, c);
        response.headers.set('Connection', 'close');
        return response;
      },
    });
  const [limitBody, limitDesign] = [limitTo(MAX_UPLOAD_BYTES), limitTo(MAX_DESIGN_BYTES)];
  // A reading call has no body; looking for one would cost as much as answering it.
  app.use(async (c, next) => (c.req.method === 'GET' ? next() : (DESIGNS.test(c.req.path) ? limitDesign : limitBody)(c, next)));
  app.get('/__sandbox', (c) => identify(c, parts));
  if (parts.control) app.route('/__sandbox', parts.control.routes);
  if (parts.pages) app.route('/', parts.pages);
  for (const route of inMatchingOrder(parts.routes))
    app.on(route.operation.method, honoPath(route.operation.path), (c) => respond(c, route, parts));
  for (const path of new Set(inMatchingOrder(parts.routes).map((route) => honoPath(route.operation.path))))
    app.all(path, (c) => refused(new Refusal(`此地址不支持 ${c.req.method} 请求`, CODE.wrongMethod), null, parts, c));
  app.notFound((c) => refused(new Refusal('请求的地址不存在', CODE.notFound), null, parts, c));
  app.onError((error, c) => fault(error, `${c.req.method} (no operation)`, null, parts, c));
  return app;
}

/** Fixed segments win over parameters: `/DictionaryData/All` is not the entry "All". */
function inMatchingOrder(routes: readonly Route[]): Route[] {
  const rank = (route: Route): string => route.operation.path.replaceAll(/\{[^}]+\}/g, '\u{10FFFF}');
  return [...routes].toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

const honoPath = (path: string): string => path.replaceAll(/\{([^}]+)\}/g, ':$1');

async function respond(c: Context, route: Route, parts: AppParts): Promise<Response> {
  const startedMs = performance.now();
  const { id } = route.operation;
  const delayMs = parts.faults.delayOf(id);
  if (delayMs > 0) await setTimeout(delayMs);
  const ordered = parts.faults.take(id);
  if (ordered && ordered.kind !== 'lost-answer') return brokenAnswer(ordered);
  // Without the query, and of a public call without its path: they may hold the secret of a link or of a ticket.
  const path = route.operation.isPublic ? route.operation.path : c.req.path;
  const call: CallUnderWay = { caller: null, heard: () => observedCall(c, route.operation, path, startedMs, parts.trustedProxies) };
  let response: Response;
  try {
    response = await perform(c, route, parts, call);
  } catch (error) {
    if (error instanceof RightRefusal && call.caller) tellRefusal(error, call.caller, call.heard(), c, route, parts);
    response = error instanceof Refusal ? refused(error, id, parts, c) : fault(error, `${c.req.method} ${path}`, id, parts, c);
  }
  parts.log(`${c.req.method} ${path} ${Math.round(performance.now() - startedMs)} ms`);
  return ordered ? brokenAnswer(ordered) : response;
}

/** Call under way: who makes it, once that is known, and what the log is told of it. */
interface CallUnderWay {
  caller: Caller | null;
  readonly heard: () => Omit<ObservedCall, 'userId'>;
}

function tellRefusal(
  { missing, message }: RightRefusal,
  { userId }: Caller,
  heard: Omit<ObservedCall, 'userId'>,
  c: Context,
  { operation }: Route,
  { store, audit }: AppParts,
): void {
  store.transaction(() =>
    audit.refused({ ...heard, userId, pages: pagesOf(operation.need), missing, pathValues: c.req.param(), msg: message }),
  );
}

async function perform(c: Context, route: Route, parts: AppParts, call: CallUnderWay): Promise<Response> {
  const { operation } = route;
  const authorization = c.req.header('authorization');
  const authenticate = WHILE_LOCKED.has(operation.id) ? parts.authenticateLocked : parts.authenticate;
  const caller = operation.isPublic ? null : authenticate(authorization);
  call.caller = caller;
  if (caller) parts.hear(caller, c.req.header('accept-language'));
  if (caller) parts.authorize(caller, operation.need, c.req.param());
  const request = parts.dialect.readCall(operation.id, await readRequest(c, operation, route.words));
  return parts.store.transaction(() => {
    const ipAddress = addressOf(c, parts.trustedProxies);
    const userAgent = c.req.header('user-agent');
    const browserMark = readBrowserMark(c.req.header('cookie'));
    const language = languageOf(c.req.header('accept-language'));
    const run = () => route.answer({ ...request, caller, ipAddress, userAgent, browserMark, language });
    const { result: answer, changes } = operation.isRead ? { result: run(), changes: [] } : parts.watch(run);
    const fileName = operation.handsOutFile && !('kind' in answer) ? fileNameOf(answer.data) : null;
    const isDone = 'kind' in answer || (answer.code ?? CODE.success) === CODE.success;
    if (changes.length > 0 || (isDone && (!operation.isRead || fileName !== null)))
      parts.audit.done({
        ...call.heard(),
        userId: caller?.userId ?? null,
        isRead: operation.isRead,
        pages: pagesOf(operation.need),
        changes,
        fileName,
      });
    if ('kind' in answer) return rawResponse(answer);
    const envelope: Envelope = { code: answer.code ?? CODE.success, msg: spoken(c, answer.msg ?? MSG.done), data: answer.data };
    const wire = parts.dialect.writeAnswer(operation.id, envelope, parts.now());
    if (parts.validateAnswers) {
      const problems = operation.checkAnswer(wire);
      if (problems.length > 0)
        throw new Error(`[sandbox] ${operation.id} answered what the description does not allow: ${violationList(problems)}`);
    }
    return envelopeResponse(wire, ownHeaders(answer.headers, c, parts));
  });
}

/** Headers of an answer; over TLS a cookie goes back over TLS alone. */
function ownHeaders(headers: Answer<unknown>['headers'], c: Context, { trustedProxies }: AppParts): Answer<unknown>['headers'] {
  const cookie = headers?.['Set-Cookie'];
  if (cookie === undefined) return headers;
  const { incoming }: { incoming?: { socket?: { encrypted?: boolean } } } = c.env ?? {};
  const socket = { address: getConnInfo(c).remote.address, isEncrypted: incoming?.socket?.encrypted === true };
  return isOverTls(socket, c.req.header('x-forwarded-proto'), trustedProxies) ? { ...headers, 'Set-Cookie': `${cookie}; Secure` } : headers;
}

const pagesOf = (need: Need): readonly string[] => waysOf(need).flatMap((way) => ('page' in way ? [way.page] : []));

/** The sentence in the language of whoever calls. @reading R-410 */
const spoken = (c: Context, sentence: string): string => sayIn(languageOf(c.req.header('accept-language')), sentence);

function refused({ code, message, sentenceIn }: Refusal, operationId: string | null, { dialect, now }: AppParts, c: Context): Response {
  const msg = sentenceIn ? sentenceIn(languageOf(c.req.header('accept-language'))) : spoken(c, message);
  return envelopeResponse(dialect.writeAnswer(operationId, { code, msg }, now()));
}

/** The log gets everything, the caller a sentence: no stack, no SQL, no path. */
function fault(error: unknown, call: string, operationId: string | null, parts: AppParts, c: Context): Response {
  parts.log(`${call} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return refused(new Refusal('服务器处理失败，请稍后重试', CODE.fault), operationId, parts, c);
}

/** Proves to the contract harness that this is a sandbox, and which one. */
function identify(c: Context, parts: AppParts): Response {
  const { store, control, dialect } = parts;
  const nonce = c.req.query('nonce') ?? '';
  if (!NONCE.test(nonce)) return refused(new Refusal('nonce 应为 8 到 128 个字母、数字、下划线或连字符'), null, parts, c);
  return c.json({
    sandbox: true,
    product: 'milepost',
    nonce,
    data: store.folder,
    dialect: dialect.name,
    ...(control && { control: control.secret }),
  });
}
