import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

/** Operation the socket checks are filed under: the socket has no operation of its own. */
export const SOCKET_OPERATION = 'listConversations';

/** Checks of each part of the socket protocol, in the order in which the parts run. */
export const SOCKET_CHECKS = {
  connections: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'W13', 'W14', 'W30', 'W31'],
  conversation: ['W15', 'W16', 'W17', 'W18', 'W19', 'W20', 'W21', 'W22', 'W23', 'W24', 'W32'],
  pushes: ['W25', 'W26'],
  ends: ['W27', 'W28', 'W29'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Socket checks. @source shell §4 */
export const planSocket = ({ id }: Facts): Planned[] => (id === SOCKET_OPERATION ? plannedChecks(Object.values(SOCKET_CHECKS).flat()) : []);
