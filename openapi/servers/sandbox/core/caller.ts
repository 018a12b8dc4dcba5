/** Person who is calling. */
export interface Caller {
  readonly userId: string;
  readonly account: string;
  /** SHA-256 of the token; the token itself is kept nowhere. */
  readonly tokenHash: Uint8Array;
  /** Locked by the person: only unlocking and leaving are answered. @reading R-001 */
  readonly isLocked?: boolean;
}

export type { Need } from '../../../src/rules/index.ts';
