import type { LockHost } from './bootLock.ts';
import { mountTokenInAddress } from './lock/mountTokenInAddress.tsx';
import { personBehind } from './lock/personBehind.ts';
import { tokenInAddress } from './auth/tokenInAddress.ts';
import { readLock } from './auth/lock.ts';
import { $token, keepToken } from './auth/token.ts';

interface TokenInAddressHost extends Pick<LockHost, 'replaceAddress' | 'show'> {
  /** Takes a session of another tab, where this one has none: what is compared is the session the person has. */
  readonly join: () => Promise<void>;
}

/**
 * Takes the token out of a flow's address and, where it is somebody's, puts it in place of the present one: for the same
 * person at once, for another one only when told to. Never over a locked screen nor inside another page.
 * @source shell §2.2 rule 5 @reading R-298
 */
export async function takeTokenInAddress({ replaceAddress, show, join }: TokenInAddressHost): Promise<void> {
  const brought = tokenInAddress(location);
  if (brought) replaceAddress(brought.address);
  await join();
  const candidate = brought?.candidate ?? null;
  const token = $token.get();
  if (candidate === null || candidate === token || readLock() !== null || window.top !== window) return;
  const [own, other] = await Promise.all([token === null ? null : personBehind(token), personBehind(candidate)]);
  if (!other) return;
  if (own?.userId === other.userId) return keepToken(candidate);
  const isTaken = await new Promise<boolean>((answer) => {
    void show((container) =>
      mountTokenInAddress({ host: container, own, other, onStay: () => answer(false), onChange: () => answer(true) }),
    );
  });
  if (isTaken) keepToken(candidate);
}
