import { isQuiet } from '../../model/classify.ts';
import { resourceOf } from '../../model/resources.ts';
import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

const isCovered = (facts: Facts): boolean =>
  isQuiet(facts) || (['create', 'update'].includes(facts.class) && resourceOf(facts.id) !== null);

/** Misuse checks: wrong method, malformed body, wrong media type, unknown address. */
export function planMisuse(facts: Facts): Planned[] {
  if (!isCovered(facts) || facts.isMultipart || facts.operation.isRaw) return [];
  return plannedChecks([
    'N1',
    ...(facts.operation.body === 'json' ? ['N2', 'N3', 'N5'] : []),
    ...(isQuiet(facts) && facts.parameters.length === 0 ? ['N4'] : []),
  ]);
}
