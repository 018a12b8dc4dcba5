import type { Actor, Actors } from '../wire/actors.ts';
import type { Answer } from '../wire/envelope.ts';
import { isHarmless, type Guard, type Mode, type Removal } from '../safety/guard.ts';
import type { Role } from '../target/profile.ts';
import { NotRun, SafetyStop } from '../../model/stop.ts';
import type { Exchange, CallInput } from '../wire/exchange.ts';
import { NoAnswer } from '../wire/transport.ts';
import { curlOf } from '../wire/curl.ts';
import { factsOf, type Facts } from '../../model/facts.ts';
import { GENERIC, GOOD, parseAnswer, SUCCESS, type ParsedAnswer } from '../judges/generic.ts';
import { finding } from '../judges/values.ts';
import type { Evidence, Ledger } from './ledger.ts';
import { FRAME_WAIT_MS } from '../socket/talk.ts';

/** Caller: a role, `nobody` for a call without a token, or the holder of a text that is sent as the token. */
export type Caller = Role | 'nobody' | { readonly actor: Actor };

/** Answer with the evidence to reproduce it. */
export interface ProbeAnswer extends ParsedAnswer {
  readonly isGood: boolean;
  readonly evidence: Evidence;
}

/** Call that can be sent again. */
export interface Recorded {
  readonly id: string;
  readonly operation: string;
  /** Role of the caller; `nobody` without a token, `invented` for an invented one, `somebody` for a session the run has opened. */
  readonly who: string;
  readonly sent: CallInput;
  /** It reads, and names nothing of this run: after the run it can be sent again. */
  readonly isLasting: boolean;
  /** The call and its answer as they were; null where the connection ended. */
  readonly exchange: Exchange | null;
}

/** Sender of every call of the families; judges each answer by the checks that hold for all answers. */
export interface Probe {
  readonly mode: Mode;
  readonly tag: string;
  /** `http://127.0.0.1:30000`. */
  readonly origin: string;
  readonly ledger: Ledger;
  readonly actors: Actors;
  ask(id: string, sent?: CallInput, who?: Caller): Promise<ProbeAnswer>;
  /** Records an id this run has created, and the call that removes it. */
  own(id: string, removal: Removal | null): void;
  /** Records the token of a person this run has created. */
  ownSession(token: string): void;
  disown(id: string): void;
  /** Longest time a frame of the socket may take. */
  readonly frameWaitMs: number;
  /** Unused name with the mark of the run. */
  name(): string;
  /** Calls that were answered with code 200 and fitted the description, by operation. */
  readonly verified: ReadonlySet<string>;
  readonly recorded: ReadonlyMap<string, Recorded>;
  readonly calls: () => number;
}

interface Parts {
  readonly mode: Mode;
  readonly actors: Actors;
  readonly guard: Guard;
  readonly ledger: Ledger;
  readonly takeExchanges: () => Exchange[];
  readonly origin: string;
  readonly frameWaitMs?: number | undefined;
}

const HTTP_OK = 200;
const NO_ANSWER: Answer = { status: 0, contentType: '', text: '' };

export function createProbe({ mode, actors, guard, ledger, takeExchanges, origin, frameWaitMs = FRAME_WAIT_MS }: Parts): Probe {
  const verified = new Set<string>();
  const recorded = new Map<string, Recorded>();
  const owned = new Set<string>();
  let serial = 0;
  let calls = 0;

  const actorOf = async (facts: Facts, who: Caller | undefined): Promise<Actor> => {
    if (typeof who === 'object') return who.actor;
    if (who === 'nobody' || (who === undefined && facts.operation.isPublic)) return actors.holding(null);
    return actors.as(who ?? 'admin');
  };

  /** True for a call that names a record of this run, or carries its mark. */
  const namesOwn = (part: unknown): boolean =>
    typeof part === 'string' ? owned.has(part) || part.includes(actors.tag) : Object.values(Object(part)).some(namesOwn);

  const ask: Probe['ask'] = async (id, sent = {}, who) => {
    const facts = factsOf(id);
    const actor = await actorOf(facts, who);
    takeExchanges();
    const replay = `r${(calls += 1)}`;
    const startedMs = performance.now();
    let instead = '';
    const answer = await actor.call(facts.id, sent).catch((error: unknown) => {
      instead = insteadOf(error);
      return NO_ANSWER;
    });
    const opened = parseAnswer(answer, performance.now() - startedMs);
    const [exchange] = takeExchanges();
    const caller = callerOf(who, exchange);
    const evidence = {
      get curl() {
        return exchange ? curlOf(origin, exchange, caller) : '';
      },
      replay,
    };
    recorded.set(replay, {
      id: replay,
      operation: facts.id,
      who: caller,
      sent,
      isLasting: isHarmless(facts.operation) && caller !== 'somebody' && !namesOwn(sent),
      exchange: exchange ?? null,
    });
    if (facts.operation.effect === 'create' && opened.code !== null && opened.code !== SUCCESS) guard.refused(facts.id);
    if (opened.answer === NO_ANSWER) ledger.judge('T3', facts, [finding('answer', 'one within the limit', instead)], evidence);
    else judgeAnswer(facts, opened, evidence);
    return { ...opened, isGood: opened.code === SUCCESS, evidence };
  };

  function judgeAnswer(facts: Facts, opened: ParsedAnswer, evidence: Evidence): void {
    if (facts.operation.isRaw && !/^application\/json\b/i.test(opened.answer.contentType)) {
      if (opened.answer.status === HTTP_OK) verified.add(facts.id);
      return ledger.judge('T1', facts, GENERIC['T1']?.(opened, facts) ?? [], evidence);
    }
    for (const [check, judge] of Object.entries(GENERIC)) ledger.judge(check, facts, judge(opened, facts), evidence);
    if (opened.code !== SUCCESS) return;
    let isFine = true;
    for (const [check, judge] of Object.entries(GOOD)) {
      const findings = judge(opened, facts);
      ledger.judge(check, facts, findings, evidence);
      if (findings.length > 0) isFine = false;
    }
    if (isFine) verified.add(facts.id);
  }

  return {
    mode,
    tag: actors.tag,
    origin,
    ledger,
    actors,
    ask,
    frameWaitMs,
    own: (id, removal) => {
      owned.add(id);
      guard.own(id, removal);
    },
    ownSession: (token) => guard.ownSession(token),
    disown: (id) => guard.disown(id),
    name: () => `${actors.tag}x${(serial += 1)}`,
    verified,
    recorded,
    calls: () => calls,
  };
}

function callerOf(who: Caller | undefined, exchange: Exchange | undefined): string {
  if (exchange?.authorization === 'invented') return 'invented';
  if (exchange?.authorization === 'none') return 'nobody';
  return typeof who === 'object' ? 'somebody' : (who ?? 'admin');
}

/** A server that ends the connection has failed the check, not ended the run. */
function insteadOf(error: unknown): string {
  // What the guard refuses was never sent: a server that names wrong records leads there.
  if (error instanceof SafetyStop) throw new NotRun(error.message);
  if (error instanceof NoAnswer) return error.instead;
  throw error;
}
