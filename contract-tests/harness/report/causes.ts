import { SCENARIOS } from '../plan/scenarios.ts';
import { leaksIn } from '../run/wire/leaks.ts';
import { resourceOf, type Resource } from '../model/resources.ts';
import type { CheckResult, Finding } from '../run/described/ledger.ts';
import type { DescribedRun } from '../run/described/runDescribed.ts';

/** One cause and everything it breaks. */
export interface Cause {
  /** The same promise broken in the same way, at one operation or at many. */
  readonly results: readonly CheckResult[];
  /** Promises that could not be kept where those are broken. */
  readonly consequences: readonly CheckResult[];
  readonly verdict: 'fail' | 'warn';
}

type Broken = CheckResult & { readonly verdict: Cause['verdict'] };

/**
 * Checks by the checks of the same operation they depend on: an operation that accepts calls without a session accepts those of guests,
 * and one that accepts malformed JSON accepts every body.
 */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  A2: ['A1'],
  A3: ['A1', 'A2'],
  A4: ['A1', 'A2'],
  A7: ['A1', 'A2', 'A4'],
  N3: ['N2'],
  N5: ['N2'],
  V1: ['N2', 'N5'],
  V2: ['N2', 'N5'],
  V3: ['N2', 'N5'],
  V4: ['N2', 'N5'],
  I2: ['N2', 'N5'],
  P4: ['P1'],
  P5: ['P1'],
  I1: ['P1'],
  L10: ['P1'],
  V8: ['N2', 'N5', 'V1', 'V2', 'V3', 'V4', 'A1', 'A2', 'A4', 'A7'],
  L7: ['L6'],
  G1: ['X2'],
  G2: ['G1'],
  G3: ['G1'],
  G4: ['G1', 'X2'],
  G5: ['X2'],
  G6: ['G5', 'G1', 'G2', 'G3', 'X1', 'X2'],
  C21: ['A1'],
  W17: ['W15'],
  W19: ['W15'],
  W32: ['W15'],
};
/** The same within scenarios, by family: chunks depend on their numbers, rows of a sheet on its preview. */
const STANDS_IN_STORY_ON: Readonly<Record<string, string>> = { B: 'B2', C: 'C3' };
/** Answers of which nothing can be read. */
const UNREADABLE = ['T3', 'E1', 'E3'];
/** Shape of an answer, and what else is said of the same member. */
const SHAPE = 'S1';
/** Checks that records are stored as sent; body checks of the same member depend on them. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['L3', 'L4']);
const OF_BODIES: ReadonlySet<string> = new Set(['V1', 'V2', 'V3', 'V4']);
/** Places that are no members of records. */
const OF_AN_ENVELOPE: ReadonlySet<string> = new Set(['code', 'msg', 'data', 'list', 'answer', 'time']);
/** Promises to refuse, the widest first. */
const REFUSALS: ReadonlySet<string> = new Set(['A1', 'A2', 'A4', 'A7', 'P1', 'P4', 'P5', 'I1', 'N2', 'N5', 'I2', 'V1', 'V2', 'V3', 'V4']);
const OF_SESSIONS: ReadonlySet<string> = new Set(['A1', 'A2']);
/** Promises that something was done, and the part of a resource that does it. */
const DONE: Readonly<Record<string, 'create' | 'remove'>> = { L2: 'create', L9: 'remove', L10: 'remove' };
/** Checks of answers that show internals; reported with the call that caused them. */
const OF_A_FAULT: ReadonlySet<string> = new Set(['E5', 'E6']);
/** Checks of records by the checks they depend on: a record that reads back wrong is also listed and changed wrong. */
const GOES_ON: Readonly<Record<string, readonly string[]>> = { L4: ['L3'], X1: ['L3'], X4: ['L3'] };
/** Lists that have not all their rows, and what is looked up in them. */
const LOOKED_UP: ReadonlySet<string> = new Set(['L1', 'L2', 'L4', 'L8', 'L11']);
const LOSES_ROWS: ReadonlySet<string> = new Set(['G1', 'G2', 'G3']);
/** Letters of the families a call with one thing wrong is asked in; a server that breaks over it has its fault there. */
const FAULT_FIRST = 'NVP';

/** Broken checks by cause: the same promise broken in the same way, with its consequences. Failures first, larger ones first. */
export function causesOf({ results, recorded }: Pick<DescribedRun, 'results' | 'recorded'>): Cause[] {
  const broken = results.filter((result): result is Broken => result.verdict === 'fail' || result.verdict === 'warn');
  const calledByReplay = new Map(recorded.map(({ id, operation }) => [id, operation]));
  const calledOperation = ({ evidence, operation }: Broken): string => calledByReplay.get(evidence?.replay ?? '') ?? operation;
  const acceptingAll = acceptsEverything(results, broken);
  const candidatesFor = nearby(broken);
  const parents = new Map<Broken, Broken>();
  const rootOf = (result: Broken): Broken => {
    const parent = parents.get(result);
    return parent ? rootOf(parent) : result;
  };
  for (const result of broken) {
    const parent = candidatesFor(result, calledOperation(result)).find(
      (other) => outweighs(other, result) && isConsequence(result, other, calledOperation, acceptingAll) && rootOf(other) !== result, // no result is its own cause
    );
    if (parent) parents.set(result, parent);
  }
  const groups = new Map<string, { results: Broken[]; consequences: Broken[] }>();
  const keyOf = new Map<string, string>();
  for (const result of broken) {
    const root = rootOf(result);
    const own = root.family === 'R' ? root.id : `${root.check}@${root.operation}|${root.verdict}`;
    const key = keyOf.get(own) ?? causeKey(root);
    keyOf.set(own, key);
    const group = groups.get(key) ?? { results: [], consequences: [] };
    groups.set(key, group);
    (root === result ? group.results : group.consequences).push(result);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, verdict: group.results[0]?.verdict ?? ('fail' as const) }))
    .toSorted((a, b) => (a.verdict === b.verdict ? sizeOf(b) - sizeOf(a) : a.verdict === 'fail' ? -1 : 1));
}

const sizeOf = ({ results, consequences }: Cause): number => results.length + consequences.length;

/** Broken checks that may be the cause of a result: of its own operation, of the called one, of the same records and scenario. */
function nearby(broken: readonly Broken[]): (result: Broken, asked: string) => Broken[] {
  const byPlace = new Map<string, Broken[]>();
  const kindOf = (operation: string): string => resourceOf(operation)?.name ?? operation;
  for (const result of broken) byPlace.set(kindOf(result.operation), [...(byPlace.get(kindOf(result.operation)) ?? []), result]);
  return ({ operation }, asked) =>
    [...new Set([operation, asked, ...scenarioOf(operation)].map(kindOf))].flatMap((place) => byPlace.get(place) ?? []);
}

/** Key of a cause: check, verdict, place and expectation, without the record that shows it. */
function causeKey({ check, verdict, findings: [first] }: Broken): string {
  return [check, verdict, placeOf(first), first?.expected].join('|');
}

/** True where one result may be the cause of the other: a failure is never the consequence of a warning. */
const outweighs = (other: Broken, result: Broken): boolean => other.verdict === 'fail' || result.verdict === 'warn';

function isConsequence(
  result: Broken,
  other: Broken,
  calledOperation: (result: Broken) => string,
  acceptingAll: ReadonlyMap<string, Broken>,
): boolean {
  if (acceptingAll.get(other.operation) === other && followsFromAccepting(result, other.operation)) return true;
  if (result.operation === other.operation) {
    if (STANDS_ON[result.check]?.includes(other.check) === true) return true;
    if (OF_A_FAULT.has(result.check) && !isOfAnswers(other) && (isSameCall(result, other) || isLeak(other))) return true;
    if (OF_A_FAULT.has(other.check) && result.verdict !== other.verdict && isLeak(result)) return true; // the failure is the cause, not the warning
    if (isSameFault(result, other)) return true;
  }
  const isSameCallOrOperation = [result.operation, calledOperation(result)].includes(other.operation);
  const isUnreadable = UNREADABLE.includes(other.check) || (other.check === SHAPE && memberOf(other) === 'id');
  if (isUnreadable && !isOfAnswers(result) && (isSameCallOrOperation || isSeenIn(result, other.operation))) return true;
  if (other.check === SHAPE && result.check === 'X4' && isSeenIn(result, other.operation)) return true;
  if (LOOKED_UP.has(result.check) && LOSES_ROWS.has(other.check) && isSeenIn(result, other.operation)) return true;
  if (isLaterInStory(result, other, acceptingAll)) return true;
  const resource = resourceOf(result.operation);
  const isSameRecord = resource !== null && resource === resourceOf(other.operation);
  if (isSameRecord && result.check === 'X4' && other.check === 'L3') return true;
  if (memberOf(result) === '' || memberOf(result) !== memberOf(other)) return false;
  if (other.check === SHAPE) return result.check !== SHAPE && (isSameCallOrOperation || isSeenIn(result, other.operation));
  if (isSameRecord && OF_BODIES.has(result.check) && NOT_WRITTEN.has(other.check)) return true;
  if (isSameRecord && GOES_ON[result.check]?.includes(other.check) === true) return true;
  return isSameCallOrOperation && numberOf(result) > numberOf(other) && result.findings[0]?.got === other.findings[0]?.got;
}

/** True where an earlier command of the same scenario was not carried out, so that later ones cannot succeed. */
function isLaterInStory(result: Broken, other: Broken, yes: ReadonlyMap<string, Broken>): boolean {
  if (result.check !== 'L12' && !(result.family in STANDS_IN_STORY_ON)) return false;
  const isUndone = other.check === 'L12' || UNREADABLE.includes(other.check) || yes.get(other.operation) === other;
  const operations = scenarioOf(other.operation);
  if (result.check !== other.check && STANDS_IN_STORY_ON[result.family] === other.check) return operations.includes(result.operation);
  if (!isUndone || result.operation === other.operation) return false;
  return (
    operations.includes(result.operation) &&
    (result.check !== other.check || operations.indexOf(other.operation) < operations.indexOf(result.operation))
  );
}

const scenarioOf = (operation: string): readonly string[] =>
  SCENARIOS.find(({ operations }) => operations.includes(operation))?.operations ?? [];

/** True for a fault whose words show how the server is built. */
const isLeak = ({ findings: [first] }: Broken): boolean =>
  first?.at === 'code' && /^5\d\d /.test(first.got) && leaksIn(first.got).length > 0;

/** True for a check of records that shows in the list or the details of the same resource. */
function isSeenIn({ operation, family }: Broken, seen: string): boolean {
  const resource = resourceOf(operation);
  return ['G', 'I', 'L', 'V', 'X'].includes(family) && resource !== null && [resource.list, resource.read].includes(seen);
}

/** True for checks every answer goes through. */
const isOfAnswers = ({ family }: Broken): boolean => ['T', 'E', 'S'].includes(family);

const isSameCall = (a: Broken, b: Broken): boolean => a.evidence !== null && a.evidence.replay === b.evidence?.replay;

/** Number of a check within its family; of several checks with the same wrong refusal the lowest is the cause. */
const numberOf = ({ check }: Broken): number => Number(check.slice(1));

const rankOf = ({ family, check }: Broken): string => `${FAULT_FIRST.includes(family) ? 0 : 1}${check}`;

function isSameFault(result: Broken, other: Broken): boolean {
  const [one] = result.findings;
  const [first] = other.findings;
  return (
    rankOf(result) > rankOf(other) &&
    one?.at === 'code' &&
    first?.at === 'code' &&
    /^5\d\d /.test(one.got) &&
    one.got.replaceAll('"', '') === first.got.replaceAll('"', '')
  );
}

/** Member of the place a check is broken at, or of the body it has sent: `enabledMark`. */
const memberOf = ({ findings: [first] }: Broken): string => {
  const member = /^(?:.*\.)?(\w+)$/.exec(placeOf(first))?.[1] ?? '';
  return OF_AN_ENVELOPE.has(member) ? '' : member;
};
/** Place without the record it was seen at. */
const placeOf = (first: Finding | undefined): string => first?.at.replaceAll(/\[\d+\]| \(id [^)]*\)/g, '') ?? '';

/** Operations that accepted every call they had to refuse, with the check that stands for all of them. */
function acceptsEverything(results: readonly CheckResult[], broken: readonly Broken[]): ReadonlyMap<string, Broken> {
  // A server that checks the session alone refuses calls without one and accepts all others.
  const refusing = new Set(
    results
      .filter(({ check, verdict }) => REFUSALS.has(check) && !OF_SESSIONS.has(check) && verdict === 'pass')
      .map(({ operation }) => operation),
  );
  const accepting = new Map<string, Broken>();
  for (const check of REFUSALS)
    for (const result of broken)
      if (result.check === check && !refusing.has(result.operation) && !accepting.has(result.operation))
        accepting.set(result.operation, result);
  for (const [operation, { check }] of accepting)
    if (!broken.some((other) => other.operation === operation && REFUSALS.has(other.check) && other.check !== check))
      accepting.delete(operation);
  return accepting;
}

/** True for a result that follows from an operation that accepts every call: its other refusals, and effects that are missing. */
function followsFromAccepting({ operation, check, family }: Broken, acceptingOperation: string): boolean {
  if (operation === acceptingOperation) return REFUSALS.has(check) || family === 'L' || check === 'V6' || check === 'V8';
  const part = DONE[check];
  if (part === undefined) return false;
  const resource: Resource | null = resourceOf(acceptingOperation);
  return resource !== null && resource === resourceOf(operation) && resource[part] === acceptingOperation;
}
