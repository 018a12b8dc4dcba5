import type { ConfigProblem } from '../../primitives/config-problem/index.ts';
import type { Part } from '../grammar/index.ts';
import { readPart } from './configuredField.ts';
import { DESIGN_LIMITS } from './jsonText.ts';
import { Members } from './members.ts';
import type { Dialect } from '../kinds/dialectOf.ts';
import { isSealedObject, seal } from './sealed.ts';

/** A part of a form by itself, as a designer draws it. */
export interface DesignedPart {
  /** Null for what is no object. */
  readonly part: Part | null;
  readonly problems: readonly ConfigProblem[];
}

/**
 * One part out of the configuration a design has for it, whatever is wrong with it: a part with faults is read as far as it goes.
 * @param own the control; those within it are read too where it has any
 * @param dialect keys the whole design is written in
 * @source forms §3, §5 @source designer §6.6
 */
export function designedPart(own: unknown, dialect: Dialect): DesignedPart {
  const { value, problems } = seal(own, '', DESIGN_LIMITS);
  if (!isSealedObject(value)) return { part: null, problems: [...problems, { path: '', reason: { kind: 'wrongKind', wanted: 'object' } }] };
  const found: ConfigProblem[] = [...problems];
  const read = (members: Members, depth: number): Part => readPart(members, depth, read);
  return { part: read(new Members(value, '', found, dialect), 0), problems: found };
}
