import admin from '../../clauses/admin.json' with { type: 'json' };
import forms from '../../clauses/forms.json' with { type: 'json' };
import shell from '../../clauses/shell.json' with { type: 'json' };
import { CHECKS } from './checks.ts';

/**
 * Sentence of the specification that can be observed at a server.
 * @reading R-990
 */
export interface Clause {
  /** `ADMIN-7.12`: the document, its section, and a number that stays. New ones are added at the end of their section. */
  readonly id: string;
  /** Section it stands in: `admin §7`. */
  readonly at: string;
  /** Content of the sentence, not its wording. */
  readonly says: string;
  /**
   * Proofs: a check wherever it is made (`G1`), at an operation (`G1@listUsers`), of a member (`V3@createUser:account`),
   * every promise about an operation (`*@listUsers`), or a written row (`oauth/signing-in-answers-a-token`).
   */
  readonly checks: readonly string[];
  /** Reason it has no proof; absent where it has one. */
  readonly without?: string;
}

/** Every clause, in the order of the documents. */
export const CLAUSES: readonly Clause[] = [...shell, ...forms, ...admin];

const byProof = new Map<string, string[]>();
for (const { id, checks } of CLAUSES) for (const proof of checks) byProof.set(proof, [...(byProof.get(proof) ?? []), id]);
const known = (proofs: readonly string[]): string[] => [...new Set(proofs.flatMap((proof) => byProof.get(proof) ?? []))];

/** Check made of an operation; `name` tells several of one kind apart. */
interface CheckCase {
  readonly check: string;
  readonly name?: string;
}

/** Clauses that a check of an operation proves, the most telling first. */
export const clausesOf = ({ check, name = '' }: CheckCase, { id }: { readonly id: string }): string[] => known(proofsOf(check, id, name));

/** Clauses that a written row proves. @param id `oauth/signing-in-answers-a-token` */
export const clausesOfRow = (id: string): string[] => known([id]);

/** Names by which a clause can refer to a check of an operation. `*@operation` stands for the checks of that operation alone, not for rules of all calls. */
export function proofsOf(check: string, operation: string, name: string): string[] {
  const own = CHECKS.get(check)?.rests === 'operation' ? [`*@${operation}`] : [];
  return [`${check}@${operation}:${name}`, `${check}@${operation}`, check, ...own];
}

/** True for a clause (`ADMIN-7.12`), a section (`ADMIN-7`) or a document (`admin`) that holds at least one clause. */
export const isClause = (wanted: string): boolean => CLAUSES.some(({ id, at }) => isBelow(id, wanted) || isBelow(at, wanted));

/** True for a clause or section within another: `shell §8` and `shell §8.1` are within `shell §8` and `shell`, `shell §80` is not within `shell §8`. The same with `SHELL-8.1`. */
export function isBelow(clause: string, wanted: string): boolean {
  const [inner, outer] = [clause, wanted].map((text) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim());
  return inner !== undefined && outer !== undefined && inner.startsWith(outer) && !/^\w/.test(inner.slice(outer.length));
}
