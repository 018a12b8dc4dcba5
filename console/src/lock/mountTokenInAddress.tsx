import { TokenInAddressPage } from './TokenInAddressPage.tsx';
import { mountAside } from './mountAside.tsx';
import type { KnownPerson } from './personBehind.ts';

export interface HandOverMount {
  readonly host: HTMLElement;
  /** Person who is signed in here; null when nobody is. */
  readonly own: KnownPerson | null;
  readonly other: KnownPerson;
  readonly onStay: () => void;
  readonly onChange: () => void;
}

/** Asks before the session of a link takes the place of the one that is here. @reading R-298 */
export const mountTokenInAddress = ({ host, own, other, onStay, onChange }: HandOverMount): Promise<() => void> =>
  mountAside(host, <TokenInAddressPage own={own?.name ?? null} other={other.name} onStay={onStay} onChange={onChange} />);
