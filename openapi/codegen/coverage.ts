import { isRecord, recordAt, type JsonRecord } from './record.ts';

/** A call the specification names, and the clause that names it. */
export interface DocumentedCall {
  source: string;
  /** `GET /api/permission/Role/{id}`, with the specification's own names of the parameters. */
  call: string;
}

/** Part of the specification the description holds, and its content. */
export interface DescriptionCoverage {
  documented: number;
  covered: number;
  /** Documented calls the description lacks. */
  missing: readonly DocumentedCall[];
  operations: number;
  byStatus: Readonly<Record<string, number>>;
  byEffect: Readonly<Record<string, number>>;
  byDomain: Readonly<Record<string, number>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @param calls documented calls by clause, as in spec/documented-calls.json */
export function coverageOf(document: JsonRecord, calls: Readonly<Record<string, readonly string[]>>): DescriptionCoverage {
  const operations = Object.entries(recordAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isRecord(item) ? item[method] : undefined;
      return isRecord(operation) ? [{ call: withoutNames(`${method.toUpperCase()} ${path}`), operation }] : [];
    }),
  );
  const described = new Set(operations.map(({ call }) => call));
  const documented = Object.entries(calls).flatMap(([source, list]) => list.map((call): DocumentedCall => ({ source, call })));
  const missing = documented.filter(({ call }) => !described.has(withoutNames(call)));
  const countBy = (fact: (operation: JsonRecord) => unknown): Record<string, number> => {
    const counts = new Map<string, number>();
    for (const { operation } of operations) counts.set(String(fact(operation)), (counts.get(String(fact(operation))) ?? 0) + 1);
    return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    documented: documented.length,
    covered: documented.length - missing.length,
    missing,
    operations: operations.length,
    byStatus: countBy((operation) => operation['x-status']),
    byEffect: countBy((operation) => operation['x-effect']),
    byDomain: countBy(({ tags }) => (Array.isArray(tags) ? tags[0] : undefined)),
  };
}

/** Servers and specification name parameters as they like; what counts is where they stand. */
const withoutNames = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');
