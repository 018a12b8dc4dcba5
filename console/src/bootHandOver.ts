import type { LockHost } from './bootLock.ts';
import { mountHandOver, personBehind } from './lock/mountHandOver.tsx';
import { handOverIn } from './session/handOver.ts';
import { readLock } from './session/lock.ts';
import { $token, keepToken } from './session/token.ts';

/**
 * Takes the token out of a flow's address and, where it is somebody's, puts it in place of the present one: for the same
 * person at once, for another one only when told to. Never over a locked screen nor inside another page.
 * @source shell §2.2 rule 5 @reading R-298
 */
export async function takeHandOver({ replaceAddress, show }: Pick<LockHost, 'replaceAddress' | 'show'>): Promise<void> {
  const brought = handOverIn(location);
  if (brought) replaceAddress(brought.address);
  const candidate = brought?.candidate ?? null;
  const token = $token.get();
  if (candidate === null || candidate === token || readLock() !== null || window.top !== window) return;
  const [own, other] = await Promise.all([token === null ? null : personBehind(token), personBehind(candidate)]);
  if (!other) return;
  if (own?.userId === other.userId) return keepToken(candidate);
  const isTaken = await new Promise<boolean>((answer) => {
    void show((stage) => mountHandOver({ host: stage, own, other, onStay: () => answer(false), onChange: () => answer(true) }));
  });
  if (isTaken) keepToken(candidate);
}
