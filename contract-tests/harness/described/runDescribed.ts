import { createActors } from '../actors.ts';
import { createGuard, type Mode } from '../guard.ts';
import { openJournal } from '../journal.ts';
import { createMask, type Mask } from '../mask.ts';
import type { Profile } from '../profile.ts';
import { proveSandbox } from '../proof.ts';
import { NotRun } from '../stop.ts';
import type { Exchange } from '../exchange.ts';
import { createTransport } from '../transport.ts';
import { FACTS, type Facts } from './facts/facts.ts';
import { RESOURCES } from './facts/resources.ts';
import { againOf } from './again.ts';
import { createInputs } from './inputs.ts';
import { createLedger, type CheckResult } from './ledger.ts';
import { ALL_FAMILIES, isCheckWanted, isWanted, planOf, type Filter } from './plan.ts';
import { createUnpermitted } from './permitted.ts';
import { createProbe, type Probe, type Recorded } from './probe.ts';
import { STRANGERS_ONLY } from './reasons.ts';
import { createRecords, type Records } from './records.ts';
import { AS_DESCRIBED, type Seed } from './seed.ts';
import { sweep } from './sweep.ts';

/** Settings of a run of the rows that are made from the description. */
export interface DescribedSettings {
  readonly profile: Profile;
  readonly mode: Mode;
  readonly tag: string;
  readonly journalFolder: string;
  readonly filter: Filter;
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
  /** Operations nothing was said about, with the reason. */
  readonly unverified: Readonly<Record<string, string>>;
  /** Records that could not be removed. */
  readonly leftovers: readonly string[];
  /** Calls behind what was broken, by replay id. */
  readonly recorded: readonly Recorded[];
}

/** Twice what all operations of the description take. */
const MOST_WRITES = 12_000;

/** Puts the parts of a run together; nothing is sent yet. */
export function createRun({ profile, mode, tag, journalFolder, frameWaitMs }: DescribedSettings): {
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

/** Makes every check that was asked for, and removes what it has made. */
export async function runDescribed(settings: DescribedSettings): Promise<DescribedRun> {
  const { mode, filter, seed = AS_DESCRIBED } = settings;
  const { probe, records, mask } = createRun(settings);
  let leftovers: string[] = [];
  try {
    if (mode === 'read') for (const resource of RESOURCES) await excusing(records.adopt(resource));
    else for (const resource of RESOURCES) await excusing(records.kept(resource));
    const inputOf = createInputs(probe, records);
    const run = { probe, records, inputOf, wants: wantsOf(filter), seed, unpermitted: createUnpermitted(probe) };
    for (const family of ALL_FAMILIES) if (isFamilyOf(family, filter)) await family.run(run);
  } finally {
    if (mode !== 'read') leftovers = await sweep(probe, records, openJournal(settings.journalFolder, settings.tag).lines());
    if (mode !== 'read' && leftovers.length === 0) openJournal(settings.journalFolder, settings.tag).remove();
  }
  return masked(outcome(probe, settings, leftovers), mask);
}

/** Later families need records to refer to; what could not be had is told where it is needed. */
const excusing = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof NotRun)) throw error;
  });

/** Operations to call: with clauses, those alone that have a check of them. */
function wantsOf(filter: Filter): (facts: Facts) => boolean {
  if ((filter.clauses ?? []).length === 0) return isWanted(filter);
  const asked = new Set([...planOf(filter)].filter(([, checks]) => checks.length > 0).map(([{ id }]) => id));
  return ({ id }) => asked.has(id);
}

const isFamilyOf = (family: (typeof ALL_FAMILIES)[number], filter: Filter): boolean =>
  [...FACTS.values()].some(
    (facts) => isWanted(filter)(facts) && family.plan(facts).some((planned) => isCheckWanted(filter, planned, facts)),
  );

function outcome(
  probe: Probe,
  { profile, mode, filter, tag, seed = AS_DESCRIBED, reportFile = null }: DescribedSettings,
  leftovers: readonly string[],
): DescribedRun {
  const called = { profile, mode, seed: seed.number, reportFile };
  const { ledger } = probe;
  const plan = planOf(filter);
  for (const [facts, checks] of plan)
    for (const { check, name } of checks) {
      if (!ledger.has(check, facts, name))
        ledger.without('not-verified', check, facts, mode === 'read' ? 'read mode' : 'it did not come up', name);
    }
  const wants = isWanted(filter);
  const results = ledger.results().filter(({ id, check, operation }) => {
    const facts = FACTS.get(operation);
    return facts !== undefined && wants(facts) && isCheckWanted(filter, { check, name: id.slice(`${check}@${operation}:`.length) }, facts);
  });
  const unverified = [...plan.keys()].filter(({ id }) => !probe.verified.has(id));
  const broken = new Set(results.flatMap(({ evidence }) => evidence?.replay ?? []));
  return {
    tag,
    seed: seed.number,
    results: results.map((result) =>
      result.findings.length === 0
        ? result
        : { ...result, again: againOf(called, result, probe.recorded.get(result.evidence?.replay ?? '')) },
    ),
    calls: probe.calls(),
    operations: plan.size,
    verified: [...plan.keys()].map(({ id }) => id as string).filter((id) => probe.verified.has(id)),
    unverified: Object.fromEntries(unverified.map(({ id }) => [id, reasonOf(id, results)])),
    leftovers,
    recorded: [...probe.recorded.values()].filter(({ id }) => broken.has(id)),
  };
}

/** Nothing that is written may hold a secret, whatever a server has said. */
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
