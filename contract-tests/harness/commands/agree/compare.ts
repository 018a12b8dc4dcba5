import { factsOf, type Facts } from '../../model/facts.ts';
import { shapeOf } from '../../model/schema.ts';
import { CHECKS } from '../../model/checks.ts';
import { CALLS, type Call, type Observed } from './observe.ts';
import type { Seen } from './seen.ts';

const SUCCESS = 200;

/** Something two servers do otherwise. */
export interface Difference {
  readonly operation: string;
  readonly clause: string;
  /** Sentence the clause stands for. */
  readonly promise: string;
  /** Call and place: `as described, data.list[].id`. */
  readonly at: string;
  /** Behaviour of each server, by its name. */
  readonly values: Readonly<Record<string, string>>;
}

/** Members the description does not name, which one server has and another has not: allowed, and worth knowing. */
export interface Addition {
  readonly operation: string;
  readonly server: string;
  readonly places: readonly string[];
}

/** Outcome of a comparison. */
export interface Agreement {
  readonly servers: readonly string[];
  /** Operations at least two servers were asked. */
  readonly compared: readonly string[];
  readonly differences: readonly Difference[];
  readonly additions: readonly Addition[];
  /** Parts nothing can be said about, with the operations, by reason. */
  readonly apart: Readonly<Record<string, readonly string[]>>;
}

/** Compares what servers have shown; one that has nothing to show at a place takes no part there. @reading R-875 */
export function agreementOf(observed: readonly Observed[]): Agreement {
  const differences: Difference[] = [];
  const additions: Addition[] = [];
  const apart = new Map<string, string[]>();
  const compared: string[] = [];
  const operations = new Set(observed.flatMap(({ seen, without }) => [...seen.keys(), ...without.keys()]));
  const tell = (reason: string, operation: string): void => void apart.set(reason, [...new Set([...(apart.get(reason) ?? []), operation])]);
  for (const operation of operations) {
    for (const { server, without } of observed) {
      const reason = without.get(operation);
      if (reason !== undefined)
        tell(observed.every((each) => each.without.get(operation) === reason) ? reason : `${server}: ${reason}`, operation);
    }
    const present = observed.filter(({ seen }) => seen.has(operation));
    if (present.length < 2) continue;
    compared.push(operation);
    differences.push(...differencesIn(factsOf(operation), present));
    additions.push(...additionsIn(factsOf(operation), present));
    for (const reason of limits(operation, present)) tell(reason, operation);
  }
  return { servers: observed.map(({ server }) => server), compared, differences, additions, apart: Object.fromEntries(apart) };
}

function differencesIn(facts: Facts, observed: readonly Observed[]): Difference[] {
  const found: Difference[] = [];
  const put = (check: string, at: string, values: ReadonlyMap<string, string>): void => {
    if (new Set(values.values()).size < 2) return;
    const { clause = '', promise = '', rests } = CHECKS.get(check) ?? {};
    const source = facts.source === '' || rests === 'rules' ? clause : facts.source;
    found.push({ operation: facts.id, clause: source, promise, at, values: Object.fromEntries(values) });
  };
  for (const call of CALLS) {
    if (call === 'as described' && namesNoFile(facts, observed)) continue;
    const seen = seenBy(observed, facts.id, call);
    const by = (read: (each: Seen) => string): Map<string, string> => new Map([...seen].map(([server, each]) => [server, read(each)]));
    put(
      call === 'as described' ? 'T2' : 'T1',
      `${call}, HTTP`,
      by(({ http }) => http),
    );
    put(
      CHECK_OF[call],
      `${call}, code`,
      by(({ code }) => String(code ?? 'no envelope')),
    );
    if (!facts.operation.isRaw) put('E4', `${call}, envelope`, sameCode(seen) ? by(({ envelope }) => envelope) : new Map());
  }
  const good = [...seenBy(observed, facts.id, 'as described')].filter(([, { places }]) => places.size > 0);
  const places = new Set(good.flatMap(([, each]) => [...each.places.keys()]));
  for (const place of places) {
    const kinds = good.flatMap(([server, each]) => {
      const here = each.places.get(place);
      return here ? [[server, here] as const] : [];
    });
    if (kinds.length > 1 && isApart(kinds.map(([, here]) => here)))
      put('S1', `as described, ${place}`, new Map(kinds.map(([server, here]) => [server, [...here].toSorted().join(' or ')])));
  }
  found.push(...brokenByOne(facts, observed));
  return found;
}

const CHECK_OF: Readonly<Record<Call, string>> = {
  'as described': 'E3',
  'without a token': 'A1',
  'with an invented token': 'A2',
  'with an unknown id': 'P1',
};
const parentOf = (place: string): string => place.replace(/(?:\[\]|\.[^.[]+)$/, '');
const sameCode = (seen: ReadonlyMap<string, Seen>): boolean => new Set([...seen.values()].map(({ code }) => code)).size === 1;

const seenBy = (observed: readonly Observed[], operation: string, call: Call): Map<string, Seen> =>
  new Map(
    observed.flatMap(({ server, seen }) => {
      const each = seen.get(operation)?.[call];
      return each ? [[server, each] as const] : [];
    }),
  );

function additionsIn(facts: Facts, observed: readonly Observed[]): Addition[] {
  const good = [...seenBy(observed, facts.id, 'as described')];
  const isMissing = (place: string): boolean => good.some(([, { places }]) => places.has(parentOf(place)) && !places.has(place));
  return good.flatMap(([server, { places }]) => {
    const added = [...places.keys()].filter((place) => !isDescribed(facts, place) && isMissing(place));
    return added.length > 0 ? [{ operation: facts.id, server, places: added }] : [];
  });
}

/** True where two servers have no kind of value in common. */
const isApart = (kinds: readonly ReadonlySet<string>[]): boolean =>
  kinds.some((one, index) => kinds.slice(index + 1).some((other) => ![...one].some((kind) => other.has(kind))));

/** Checks of single answers that one server keeps and another breaks. */
function brokenByOne(facts: Facts, observed: readonly Observed[]): Difference[] {
  const found: Difference[] = [];
  const known = observed.flatMap(({ server, results }) =>
    results
      .filter(({ operation, verdict }) => operation === facts.id && ['pass', 'fail', 'warn'].includes(verdict))
      .map((result) => ({ server, result })),
  );
  for (const check of new Set(known.map(({ result }) => result.check))) {
    const group = known.filter(({ result }) => result.check === check);
    const values = new Map(group.map(({ server, result }) => [server, result.verdict === 'pass' ? 'kept' : 'broken']));
    if (new Set(values.values()).size < 2) continue;
    const broken = group.find(({ result }) => result.verdict !== 'pass')?.result;
    const { clause = '', promise = '', findings = [] } = broken ?? {};
    found.push({ operation: facts.id, clause, promise, at: `${check}, ${findings[0]?.at ?? ''}`, values: Object.fromEntries(values) });
  }
  return found;
}

/** True for a place the description names, or leaves open. */
export function isDescribed(facts: Facts, place: string): boolean {
  let shape = facts.data;
  for (const part of place.match(/\[\]|\.[^.[]+/g) ?? []) {
    if (shape === null) return true;
    if (part === '[]') {
      shape = shape.items === undefined ? null : shapeOf(shape.items);
      continue;
    }
    if (Object.keys(shape.properties).length === 0) return true;
    const inner = shape.properties[part.slice(1)];
    if (inner === undefined) return false;
    shape = shapeOf(inner);
  }
  return true;
}

/** A file of the description's example is there for a server of examples only; others rightly refuse it. */
const namesNoFile = ({ id, operation }: Facts, observed: readonly Observed[]): boolean =>
  operation.isRaw &&
  observed.some(({ isExamples }) => isExamples) &&
  observed.some(({ isExamples, seen }) => !isExamples && (seen.get(id)?.['as described']?.code ?? SUCCESS) !== SUCCESS);

/** Parts that could not be compared of an operation that was. */
function limits(operation: string, observed: readonly Observed[]): string[] {
  const good = seenBy(observed, operation, 'as described');
  const examples = observed.filter(({ isExamples }) => isExamples).map(({ server }) => server);
  const empty = [...good]
    .filter(([, { code, places }]) => code === SUCCESS && [...places.keys()].every((place) => !place.includes('[]')))
    .map(([server]) => server);
  const isList = [...good.values()].some(({ places }) => [...places.keys()].some((place) => place.includes('[]')));
  return [
    ...examples.map((server) => `${server} answers examples: values, tokens that are none and unknown ids are not compared`),
    ...(sameCode(good) && [...good.values()][0]?.code !== SUCCESS && [...good.values()][0]?.code !== null
      ? ['all refuse it: no shape to compare']
      : []),
    ...(namesNoFile(factsOf(operation), observed)
      ? ['it is asked for the file of an example: only its refusal without a token is compared']
      : []),
    ...(isList ? empty.map((server) => `${server} has no rows there: their shape is not compared`) : []),
  ];
}
