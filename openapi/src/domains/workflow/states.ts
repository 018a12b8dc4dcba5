import { choice } from '../../wire/index.ts';
import type { Urgency } from '../schedule/index.ts';

/** States of a flow. @source forms §9 @reading R-154 */
export const flowState = choice({ waiting: 1, adopted: 2, rejected: 3, revoked: 4, cancelled: 5, unknown: -1 }, 'unknown');

/** States of a flow of one's own, which may be a draft yet. @source shell §2 */
export const ownFlowState = choice({ draft: 0, waiting: 1, adopted: 2, rejected: 3, revoked: 4, cancelled: 5, unknown: -1 }, 'unknown');

/** @source forms §9 */
export const flowUrgency = choice({ normal: 1, important: 2, urgent: 3 } as const satisfies Record<Urgency, number>, 'normal');
