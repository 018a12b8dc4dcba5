import { ApiError, bindOperations, createClient } from '@milepost/openapi/client';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { currentUserOperations } from '@milepost/openapi/operations';

export interface KnownPerson {
  readonly userId: string;
  readonly name: string;
}

/** Person behind a token, asked with a client of its own that ends nobody's session; null when nobody does. */
export async function personBehind(token: string): Promise<KnownPerson | null> {
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
