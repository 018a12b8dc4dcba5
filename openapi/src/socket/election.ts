import type { LocksLike } from './environment.ts';

export interface ElectionOptions {
  readonly locks: LocksLike;
  readonly name: string;
  /** The lock is ours; call `release` to give it up. */
  readonly onElected: (release: () => void) => void;
  /** The lock was taken from us, or this browser gives none. */
  readonly onLost: (hadLock: boolean) => void;
}

/** Waits for the lock that makes this tab the leader. @returns a function that stops waiting, without a word */
export function standForElection({ locks, name, onElected, onLost }: ElectionOptions): () => void {
  const waiting = new AbortController();
  let stage: 'waiting' | 'leading' | 'over' = 'waiting';

  const hold = () =>
    new Promise<void>((resolve) => {
      if (stage === 'over') return resolve();
      stage = 'leading';
      onElected(() => {
        stage = 'over';
        resolve();
      });
    });

  const request = async () => {
    try {
      await locks.request(name, { mode: 'exclusive', signal: waiting.signal }, hold);
    } catch {
      if (stage === 'over') return;
      onLost(stage === 'leading');
    }
  };
  void request();

  return () => {
    if (stage === 'waiting') stage = 'over';
    waiting.abort();
  };
}
