import { brokenVerdict, checkOf, clauseOf, type Check } from '../../model/checks.ts';
import { clausesOf } from '../../model/clauses.ts';
import type { Facts } from '../../model/facts.ts';

/** Something a check found wrong, and where. */
export interface Finding {
  /** Place in the answer: `data.list[3] (id 42).enabledMark`. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/** `warn`: broken, but resting on a reading or a recommendation; `blocked`: something it needs did not work. */
export type CheckVerdict = 'pass' | 'fail' | 'warn' | 'not-verified' | 'blocked';

/** Call that proved or broke a promise. */
export interface Evidence {
  readonly curl: string;
  readonly replay: string;
}

/** Outcome of one check of one operation. */
export interface CheckResult {
  /** `G1@listBillRules`; with the case where one operation has several: `V3@createUser:account`. */
  readonly id: string;
  readonly check: string;
  readonly family: string;
  readonly operation: string;
  readonly class: string;
  readonly promise: string;
  readonly clause: string;
  /** Clauses it proves, the most telling first: `ADMIN-2.8`. */
  readonly clauses: readonly string[];
  readonly verdict: CheckVerdict;
  readonly findings: readonly Finding[];
  /** Reason of `not-verified` and `blocked`; empty otherwise. */
  readonly reason: string;
  readonly evidence: Evidence | null;
  /** Command that shows once more what is broken, to be copied as it stands; null where nothing is. */
  readonly again: string | null;
}

/** Outcomes of a run, one per check, operation and case: a broken one is never overwritten by a kept one. */
export interface Ledger {
  judge(check: string, facts: Facts, findings: readonly Finding[], evidence: Evidence | null, name?: string): void;
  without(verdict: 'not-verified' | 'blocked', check: string, facts: Facts, reason: string, name?: string): void;
  has(check: string, facts: Facts, name?: string): boolean;
  results(): CheckResult[];
}

const WEIGHT: Readonly<Record<CheckVerdict, number>> = { fail: 4, warn: 3, pass: 2, blocked: 1, 'not-verified': 0 };
const MAX_FINDINGS = 5;

export function createLedger(): Ledger {
  const results = new Map<string, CheckResult>();
  const put = (check: Check, facts: Facts, name: string, rest: Pick<CheckResult, 'verdict' | 'findings' | 'reason' | 'evidence'>): void => {
    const id = `${check.id}@${facts.id}${name === '' ? '' : `:${name}`}`;
    const before = results.get(id);
    if (before && WEIGHT[before.verdict] >= WEIGHT[rest.verdict]) return;
    const { family, promise } = check;
    const source = clauseOf(check, facts);
    const clauses = clausesOf({ check: check.id, name }, facts);
    results.set(id, {
      id,
      check: check.id,
      family,
      operation: facts.id,
      class: facts.class,
      promise,
      clause: source,
      clauses,
      ...rest,
      again: null,
    });
  };
  return {
    judge: (id, facts, findings, evidence, name = '') => {
      const check = checkOf(id);
      const verdict = findings.length === 0 ? 'pass' : brokenVerdict(check, facts);
      const shown = findings.slice(0, MAX_FINDINGS);
      put(check, facts, name, { verdict, findings: shown, reason: '', evidence: verdict === 'pass' ? null : evidence });
    },
    without: (verdict, id, facts, reason, name = '') => put(checkOf(id), facts, name, { verdict, findings: [], reason, evidence: null }),
    has: (id, facts, name = '') => results.has(`${id}@${facts.id}${name === '' ? '' : `:${name}`}`),
    results: () => [...results.values()],
  };
}
