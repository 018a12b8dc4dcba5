import type { Facts } from '../model/types.ts';
import { plannedChecks, type Planned } from './planned.ts';

/** Commands that may be sent twice with the same result. */
const IDEMPOTENT: ReadonlySet<string> = new Set([
  'readMessage',
  'updateAvatar',
  'setDefaultPortal',
  'setDefaultSignature',
  'updateSystemTheme',
  'updateSystemLanguage',
]);
/** Deletions of one record that must refuse the second call. */
const DELETED_ONCE: ReadonlySet<string> = new Set(['removeRecord', 'removeSignature', 'removeFlowComment', 'removeOwnFlow', 'removeGrade']);

/** Check of a command that is sent twice; empty where the second call proves nothing. */
export const plannedRepeats = ({ id }: Pick<Facts, 'id'>): Planned[] =>
  plannedChecks(IDEMPOTENT.has(id) ? ['I3'] : DELETED_ONCE.has(id) ? ['I1'] : []);
