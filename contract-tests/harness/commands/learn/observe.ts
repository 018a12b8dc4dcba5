import { isRead } from '../../model/classify.ts';
import { matchesOperation, type Filter } from '../../plan/filter.ts';
import { createActors, loginBody, type Actors } from '../../run/wire/actors.ts';
import type { Operation } from '../../model/description.ts';
import { readEnvelope, type Answer } from '../../run/wire/envelope.ts';
import { createGuard } from '../../run/safety/guard.ts';
import { openJournal } from '../../run/safety/journal.ts';
import { createMask } from '../../run/wire/mask.ts';
import type { Profile } from '../../run/target/profile.ts';
import { requireSignIn } from '../../run/wire/signIn.ts';
import { ContractStop, NotRun } from '../../model/stop.ts';
import type { CallInput } from '../../run/wire/exchange.ts';
import { createTransport, type Transport } from '../../run/wire/transport.ts';
import { FACTS, type Facts } from '../../model/facts.ts';
import { RESOURCES } from '../../model/resources.ts';
import { isJson, type Json } from '../../model/schema.ts';
import { createInputs } from '../../run/described/inputs.ts';
import { STRANGERS_ONLY } from '../../model/reasons.ts';
import { createRun } from '../../run/described/runDescribed.ts';
import { besideData, comparedWith, type Difference, type Kind } from './differences.ts';
import { isOnlyRead, movedTo } from './spellings.ts';

/** One operation as the server speaks it. */
export interface LearnedOperation {
  readonly id: string;
  readonly method: string;
  /** As described. */
  readonly path: string;
  /** Address that answered; null where none did. */
  readonly found: string | null;
  /** Answers in words, without data: `GET /api/… answered code 404`. */
  readonly answers: readonly string[];
  readonly differences: readonly Difference[];
  /** Members that were as described, each with the schema that says it: `memberKey`. */
  readonly unchanged: ReadonlySet<string>;
  /** Members beside code, msg and data. */
  readonly beside: readonly (readonly [name: string, kind: Kind])[];
}

/** Everything a server has answered. */
export interface LearnedServer {
  readonly operations: readonly LearnedOperation[];
  /** Operations it was not asked, with the reason. */
  readonly without: ReadonlyMap<string, string>;
  readonly calls: number;
}

const TAG = 'ctlearn001';
const SUCCESS = 200;

/** Asks a server every operation that only reads, by the description that is spoken and by other spellings where that does not answer. */
export async function observeServer(
  profile: Profile,
  { filter, journalFolder }: { filter: Filter; journalFolder: string },
): Promise<LearnedServer> {
  const { probe, records } = createRun({ profile, mode: 'read', tag: TAG, journalFolder });
  const { transport, token, actors, calls } = await session(profile, journalFolder);
  for (const resource of RESOURCES) await excused(records.adopt(resource));
  const inputOf = createInputs(probe, records);
  const learnt: LearnedOperation[] = [];
  const without = new Map<string, string>();
  const again = new Map<string, (but?: string) => Promise<LearnedOperation>>();
  for (const facts of [...FACTS.values()].filter(matchesOperation(filter))) {
    try {
      const reason = reasonNotTo(facts);
      if (reason !== null) throw new NotRun(reason);
      const sent = await inputOf(facts);
      const ask = (but?: string): Promise<LearnedOperation> =>
        askOperation(facts, sent, transport, facts.operation.isPublic ? null : token, but);
      learnt.push(await ask());
      again.set(facts.id, ask);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      without.set(facts.id, error.message);
    }
  }
  const settled = await Promise.all(learnt.map((each) => settle(each, learnt, again)));
  await actors.holding(token).call('logout');
  return { operations: settled, without, calls: calls() + probe.calls() };
}

/** Operation that takes a ticket another call has to create. */
const OF_A_TICKET = 'getLoginTicketStatus';

const reasonNotTo = (facts: Facts): string | null => {
  if (facts.id === OF_A_TICKET) return 'it needs a ticket that would be made for it';
  const isAskable = isRead(facts) && facts.operation.effect === 'read' && !facts.isMultipart && !facts.operation.isRaw;
  return STRANGERS_ONLY[facts.id] ?? (isAskable ? null : 'it does not only read');
};

/** Session whose token is known: addresses outside the description are called with it. */
async function session(
  profile: Profile,
  journalFolder: string,
): Promise<{ transport: Transport; token: string; actors: Actors; calls: () => number }> {
  let calls = 0;
  const mask = createMask();
  const guard = createGuard('read', openJournal(journalFolder, TAG), () => Promise.resolve());
  const transport = createTransport({ ...profile, guard, mask, record: () => void (calls += 1) });
  const actors = createActors({ profile, transport, guard, mask, tag: TAG });
  await requireSignIn(actors, profile);
  const { token } = await actors.holding(null).data('login', { body: loginBody(actors.credentials('admin')) });
  return { transport, token, actors, calls: () => calls };
}

/** The same, or the operation at its new address: where another one has moved to its old one, both may have changed places. */
async function settle(
  each: LearnedOperation,
  all: readonly LearnedOperation[],
  again: ReadonlyMap<string, (but?: string) => Promise<LearnedOperation>>,
): Promise<LearnedOperation> {
  const isTaken = all.some(
    ({ id, method, found, path }) => id !== each.id && method === each.method && found === each.path && found !== path,
  );
  if (!isTaken || each.found !== each.path) return each;
  const elsewhere = await again.get(each.id)?.(each.path);
  if (!elsewhere || elsewhere.found === null) return each;
  const answers = [`${each.method} ${each.path} answers another operation now`, ...elsewhere.answers];
  return { ...elsewhere, answers };
}

async function askOperation(
  { id, operation }: Facts,
  sent: CallInput,
  transport: Transport,
  token: string | null,
  but?: string,
): Promise<LearnedOperation> {
  const { method, path } = operation;
  const answers: string[] = [];
  const others = movedTo(id, { method, path });
  const isTried = path !== but && isOnlyRead({ method, path });
  const addresses = isTried ? [path, ...others] : others;
  if (!isTried && path !== but) answers.push(`${method} ${path} was not asked: other versions write by it`);
  for (const address of addresses) {
    const answer = await transport.send({ ...operation, path: address } as Operation, sent, token).catch(silence);
    const body = answer === null ? null : goodOf(answer);
    answers.push(`${method} ${address} answered ${answer === null ? 'nothing' : answerText(answer)}`);
    if (body === null) continue;
    return { id, method, path, found: address, answers, ...comparedWith(operation, body), beside: besideData(body) };
  }
  return { id, method, path, found: null, answers, differences: [], unchanged: new Set(), beside: [] };
}

function goodOf(answer: Answer): Json | null {
  const read = readEnvelope(answer);
  const body: unknown = read.ok ? JSON.parse(answer.text) : null;
  return read.ok && read.envelope.code === SUCCESS && isJson(body) ? body : null;
}

/** Codes only: what a server says in words may name people. */
function answerText(answer: Answer): string {
  const read = readEnvelope(answer);
  return read.ok ? `code ${read.envelope.code}` : `HTTP ${answer.status} without an envelope`;
}

function silence(error: unknown): null {
  if (error instanceof ContractStop) return null;
  throw error;
}

const excused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof NotRun)) throw error; // reported where the record is needed
  });
