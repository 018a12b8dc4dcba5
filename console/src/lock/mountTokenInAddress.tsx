import { ApiError, bindOperations, createClient } from '@milepost/openapi/client';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { currentUserOperations } from '@milepost/openapi/operations';
import { TokenInAddressPage } from './TokenInAddressPage.tsx';
import { mountAside } from './mountAside.tsx';

export interface Somebody {
  readonly userId: string;
  readonly name: string;
}

/** Person behind a token, asked with a client of its own that ends nobody's session; null when nobody does. */
export async function personBehind(token: string): Promise<Somebody | null> {
  const client = createClient({ baseUrl: '', getToken: () => token, onSessionEnded: () => {} });
  try {
    const { data } = await bindOperations(client, currentUserOperations).getCurrentUser();
    const user = data && decodeCurrentUser(data).user;
    return user ? { userId: user.userId, name: user.userName || user.userAccount } : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export interface HandOverMount {
  readonly host: HTMLElement;
  /** Person who is signed in here; null when nobody is. */
  readonly own: Somebody | null;
  readonly other: Somebody;
  readonly onStay: () => void;
  readonly onChange: () => void;
}

/** Asks before the session of a link takes the place of the one that is here. @reading R-298 */
export const mountTokenInAddress = ({ host, own, other, onStay, onChange }: HandOverMount): Promise<() => void> =>
  mountAside(host, <TokenInAddressPage own={own?.name ?? null} other={other.name} onStay={onStay} onChange={onChange} />);
