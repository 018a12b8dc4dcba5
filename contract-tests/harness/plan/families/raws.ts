import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

/** Parameters that name a stored file, by operation; all others are free texts. */
const KEYS: Readonly<Record<string, string>> = { getImage: 'name', downloadFile: 'encryption' };

const textParameters = ({ parameters }: Facts): string[] =>
  parameters.filter(({ shape }) => shape.types.includes('string') && shape.keywords['enum'] === undefined).map(({ name }) => name);

/** Checks of operations that answer bytes without an envelope. */
export function planRaws(facts: Facts): Planned[] {
  if (facts.class !== 'raw') return [];
  return [
    ...plannedChecks(['T1', 'T3', 'T4', facts.operation.isPublic ? 'A6' : 'A1', 'X8', 'N1']),
    ...textParameters(facts).flatMap((name) => [
      ...(KEYS[facts.id] === name ? [{ check: 'P1', name }] : []),
      { check: 'P4', name },
      { check: 'P5', name },
    ]),
  ];
}
