import { createActors } from '../wire/actors.ts';
import { createGuard, type Mode } from '../safety/guard.ts';
import { openJournal } from '../safety/journal.ts';
import { createMask, type Mask } from '../wire/mask.ts';
import type { Profile } from '../target/profile.ts';
import { proveSandbox } from '../target/proof.ts';
import { NotRun } from '../../model/stop.ts';
import type { Exchange } from '../wire/exchange.ts';
import { createTransport } from '../wire/transport.ts';
import { FACTS, type Facts } from '../../model/facts.ts';
import { RESOURCES } from '../../model/resources.ts';
import { rerunCommand } from './rerunCommand.ts';
import { createInputs } from './inputs.ts';
import { createLedger, type CheckResult } from './ledger.ts';
import { matchesCheck } from '../../plan/filter.ts';
import type { Plan } from '../../plan/plan.ts';
import { runFamilies } from '../families/runFamilies.ts';
import { createUnpermitted } from './permitted.ts';
import { createProbe, type Probe, type Recorded } from './probe.ts';
import { STRANGERS_ONLY } from '../../model/reasons.ts';
import { createRecords, type Records } from './records.ts';
import { AS_DESCRIBED, type Seed } from '../../plan/seed.ts';
import { sweep } from './sweep.ts';

/** Settings of a run of the rows that are made from the description. */
export interface DescribedSettings {
  readonly profile: Profile;
  readonly mode: Mode;
  readonly tag: string;
  readonly journalFolder: string;
  /** Checks to make. */
  readonly plan: Plan;
  /** Order and choices; left out, the order of the description. */
  readonly seed?: Seed;
  /** Longest time a frame of the socket may take; left out, five seconds. */
  readonly frameWaitMs?: number;
  /** File its report will be written to; left out, none. */
  readonly reportFile?: string | null;
}

/** Outcome of the rows that are made from the description. */
export interface DescribedRun {
  /** Mark of everything it has created; the name of the run. */
  readonly tag: string;
  /** Number its order and choices come from. */
  readonly seed: number;
  readonly results: readonly CheckResult[];
  readonly calls: number;
  readonly operations: number;
  /** Operations that answered code 200 and fitted. */
  readonly verified: readonly string[];
  /** Operations without a good answer, with the reason. */
  readonly unverified: Readonly<Record<string, string>>;
  /** Records that could not be removed. */
  readonly leftovers: readonly string[];
  /** Calls behind what was broken, by replay id. */
  readonly recorded: readonly Recorded[];
}

/** Twice what all operations of the description take. */
const MOST_WRITES = 12_000;

/** Puts the parts of a run together; nothing is sent yet. */
export function createRun({ profile, mode, tag, journalFolder, frameWaitMs }: Omit<DescribedSettings, 'plan'>): {
  probe: Probe;
  records: Records;
  mask: Mask;
} {
  const exchanges: Exchange[] = [];
  const mask = createMask();
  const guard = createGuard(
    mode,
    openJournal(journalFolder, tag),
    () => (mode === 'full' ? proveSandbox(profile) : Promise.resolve()),
    MOST_WRITES,
  );
  const transport = createTransport({ ...profile, guard, mask, record: (exchange) => void exchanges.push(exchange) });
  const actors = createActors({ profile, transport, guard, mask, tag });
  const probe = createProbe({
    mode,
    actors,
    guard,
    ledger: createLedger(),
    takeExchanges: () => exchanges.splice(0),
    origin: profile.origin,
    frameWaitMs,
  });
  return { probe, records: createRecords(probe), mask };
}

/** Makes the checks of a plan and removes the records it has created. */
export async function runDescribed(settings: DescribedSettings): Promise<DescribedRun> {
  const { mode, plan, seed = AS_DESCRIBED } = settings;
  const { probe, records, mask } = createRun(settings);
  let leftovers: string[] = [];
  try {
    if (mode === 'read') for (const resource of RESOURCES) await ignoringNotRun(records.adopt(resource));
    else for (const resource of RESOURCES) await ignoringNotRun(records.shared(resource));
    const inputOf = createInputs(probe, records);
    await runFamilies({ probe, records, inputOf, plan, includes: includedIn(plan), seed, unpermitted: createUnpermitted(probe) });
  } finally {
    if (mode !== 'read') leftovers = await sweep(probe, records, openJournal(settings.journalFolder, settings.tag).lines());
    if (mode !== 'read' && leftovers.length === 0) openJournal(settings.journalFolder, settings.tag).remove();
  }
  return masked(outcome(probe, settings, leftovers), mask);
}

/** Settles a preparation. A record that could not be created is reported where a family needs it. */
const ignoringNotRun = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof NotRun)) throw error;
  });

/** Predicate for the operations to send: the selected ones; where clauses were named, those alone that have a check of them. */
const includedIn =
  ({ selected, filter: { clauses = [] } }: Plan) =>
  (facts: Facts): boolean => {
    const checks = selected.get(facts);
    return checks !== undefined && (clauses.length === 0 || checks.length > 0);
  };

function outcome(
  probe: Probe,
  { profile, mode, plan, tag, seed = AS_DESCRIBED, reportFile = null }: DescribedSettings,
  leftovers: readonly string[],
): DescribedRun {
  const called = { profile, mode, seed: seed.number, reportFile };
  const { ledger } = probe;
  const { selected, filter } = plan;
  for (const [facts, checks] of selected)
    for (const { check, name } of checks) {
      if (!ledger.has(check, facts, name))
        ledger.without('not-verified', check, facts, mode === 'read' ? 'read mode' : 'it did not come up', name);
    }
  const results = ledger.results().filter(({ id, check, operation }) => {
    const facts = FACTS.get(operation);
    return (
      facts !== undefined && selected.has(facts) && matchesCheck(filter, { check, name: id.slice(`${check}@${operation}:`.length) }, facts)
    );
  });
  const unverified = [...selected.keys()].filter(({ id }) => !probe.verified.has(id));
  const broken = new Set(results.flatMap(({ evidence }) => evidence?.replay ?? []));
  return {
    tag,
    seed: seed.number,
    results: results.map((result) =>
      result.findings.length === 0
        ? result
        : { ...result, again: rerunCommand(called, result, probe.recorded.get(result.evidence?.replay ?? '')) },
    ),
    calls: probe.calls(),
    operations: selected.size,
    verified: [...selected.keys()].map(({ id }) => id as string).filter((id) => probe.verified.has(id)),
    unverified: Object.fromEntries(unverified.map(({ id }) => [id, reasonOf(id, results)])),
    leftovers,
    recorded: [...probe.recorded.values()].filter(({ id }) => broken.has(id)),
  };
}

/** Value without secrets: all its texts masked, those of the server included. */
function masked<T>(value: T, mask: Mask): T {
  const inner = (each: unknown): unknown => {
    if (typeof each === 'string') return mask.apply(each);
    if (Array.isArray(each)) return each.map(inner);
    if (typeof each !== 'object' || each === null || each instanceof Uint8Array) return each;
    return Object.fromEntries(Object.entries(each).map(([name, member]) => [name, inner(member)]));
  };
  return inner(value) as T; // the same members, their texts masked
}

const reasonOf = (id: string, results: readonly CheckResult[]): string =>
  STRANGERS_ONLY[id] ?? results.find((result) => result.operation === id && result.reason !== '')?.reason ?? 'no family speaks of it';
