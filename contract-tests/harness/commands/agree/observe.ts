import { isRead } from '../../model/classify.ts';
import { matchesOperation, type Filter } from '../../plan/filter.ts';
import { requireSignIn } from '../../run/wire/signIn.ts';
import type { Profile } from '../../run/target/profile.ts';
import { NotRun } from '../../model/stop.ts';
import { FACTS, type Facts } from '../../model/facts.ts';
import { RESOURCES } from '../../model/resources.ts';
import { createInputs } from '../../run/described/inputs.ts';
import type { CheckResult } from '../../run/described/ledger.ts';
import type { Probe, Caller } from '../../run/described/probe.ts';
import { STRANGERS_ONLY } from '../../model/reasons.ts';
import { createRun } from '../../run/described/runDescribed.ts';
import { seenIn, type Seen } from './seen.ts';

/** Calls every server is asked: as described, without a token, with an invented one, for an unknown id. */
export const CALLS = ['as described', 'without a token', 'with an invented token', 'with an unknown id'] as const;
export type Call = (typeof CALLS)[number];

/** Answers of one server. */
export interface Observed {
  /** As it was typed; a second one of that name has its number. */
  readonly server: string;
  /** Answers examples whatever it is asked: tokens and ids make no difference to it. */
  readonly isExamples: boolean;
  readonly calls: number;
  readonly seen: ReadonlyMap<string, Readonly<Partial<Record<Call, Seen>>>>;
  /** Operations it could not be asked, with the reason. */
  readonly without: ReadonlyMap<string, string>;
  /** Checks that hold for every answer. */
  readonly results: readonly CheckResult[];
}

const UNKNOWN_ID = '999999999999999999';
const TAG = 'ctagree001';

/** Asks a server every reading operation; changes nothing. @throws ContractStop with exit code 3 when nothing answers or signing in fails */
export async function observe(
  profile: Profile,
  { server, isExamples, filter, journalFolder }: Pick<Observed, 'server' | 'isExamples'> & { filter: Filter; journalFolder: string },
): Promise<Observed> {
  const { probe, records } = createRun({ profile, mode: 'read', tag: TAG, journalFolder });
  await requireSignIn(probe.actors, profile);
  for (const resource of RESOURCES)
    await records.adopt(resource).catch((error: unknown) => {
      if (!(error instanceof NotRun)) throw error; // reported where the record is needed
    });
  const inputOf = createInputs(probe, records);
  const seen = new Map<string, Partial<Record<Call, Seen>>>();
  const without = new Map<string, string>();
  for (const facts of [...FACTS.values()].filter(matchesOperation(filter))) {
    const reason = reasonNotTo(facts);
    try {
      if (reason !== null) throw new NotRun(reason);
      seen.set(facts.id, await ask(facts, await inputOf(facts), probe, isExamples));
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      without.set(facts.id, error.message);
    }
  }
  return { server, isExamples, calls: probe.calls(), seen, without, results: probe.ledger.results() };
}

const reasonNotTo = (facts: Facts): string | null =>
  STRANGERS_ONLY[facts.id] ?? (facts.isMultipart || (!isRead(facts) && facts.class !== 'raw') ? 'it does not only read' : null);

async function ask(
  facts: Facts,
  sent: Parameters<Probe['ask']>[1],
  probe: Probe,
  isExamples: boolean,
): Promise<Partial<Record<Call, Seen>>> {
  const see = async (given: typeof sent, who?: Caller): Promise<Seen> => seenIn(await probe.ask(facts.id, given, who));
  const isOpen = facts.operation.isPublic;
  const id = facts.parameters.find(
    ({ in: place, name, shape }) => place === 'path' && /id$/i.test(name) && shape.keywords['enum'] === undefined,
  );
  return {
    'as described': await see(sent),
    ...(!isOpen && { 'without a token': await see(sent, 'nobody') }),
    ...(!isOpen && !isExamples && { 'with an invented token': await see(sent, { actor: probe.actors.holding('bearer invented') }) }),
    ...(id && !isExamples && { 'with an unknown id': await see({ ...sent, path: { ...sent?.path, [id.name]: UNKNOWN_ID } }) }),
  };
}
