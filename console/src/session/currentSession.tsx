import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { createContext, useContext } from 'react';
import type { ConsoleConfig } from './config.ts';

/** What is known from the moment a person is in until they are out. */
export interface Session {
  readonly currentUser: CurrentUser;
  /** Path of a menu entry by its id; entries without a route are not in it. */
  readonly pathOf: ReadonlyMap<string, string>;
  readonly config: ConsoleConfig;
  /** Tells the server, then leaves. @source shell §4 (Logout) */
  signOut(): Promise<void>;
}

const Context = createContext<Session | null>(null);
export const SessionProvider = Context;

/** The signed-in session. @throws {Error} outside `SessionProvider` */
export function useSession(): Session {
  const session = useContext(Context);
  if (!session) throw new Error('[console] useSession was called outside SessionProvider, so nobody is signed in. Render the page through mountApp.');
  return session;
}
