import { STRANGERS_ONLY } from '../../model/reasons.ts';
import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

const CHECKS = ['T1', 'T2', 'T3', 'E1', 'E2', 'E4', 'E5', 'E6', 'A5', 'A1', 'A2'];

/** Checks of operations that are only ever sent without a valid session. @reading R-981 */
export const planStrangers = ({ id }: Facts): Planned[] => (id in STRANGERS_ONLY ? plannedChecks(CHECKS) : []);
