import { isRead } from '../../model/classify.ts';
import { STRANGERS_ONLY } from '../../model/reasons.ts';
import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

/** Access checks of reading operations. Writing operations get theirs from the lifecycle and command families. */
export function planAccess(facts: Facts): Planned[] {
  if (facts.id in STRANGERS_ONLY || !isRead(facts) || facts.isMultipart) return [];
  return plannedChecks(facts.operation.isPublic ? ['A6'] : ['A1', 'A2', 'A3']);
}
