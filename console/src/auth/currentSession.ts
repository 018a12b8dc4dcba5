import { requiredContext } from '@milepost/kit/required-context';
import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { SignInHandoff } from './signInHandoff.ts';
import type { ConsoleConfig } from '../settings/config.ts';

/** Facts of a session, from the moment a person is in until they are out. */
export interface Session {
  readonly currentUser: CurrentUser;
  /** Path of a menu entry by its id; entries without a route are not in it. */
  readonly pathOf: ReadonlyMap<string, string>;
  /** Paths of menu entries whose page does not exist yet. */
  readonly comingPaths: ReadonlySet<string>;
  /** Addresses of the windows of menu entries of type 6 and 7, by the id of the entry, where they carry no token. @reading R-447 */
  readonly windowOf: ReadonlyMap<string, string>;
  readonly config: ConsoleConfig;
  /** Facts the page before has left. */
  readonly handoff: SignInHandoff;
  /** The session ends by what the person does now, such as a change of the password: no news to them. @returns takes it back */
  readonly expectSignOut: () => () => void;
  /** Tells the server, then leaves. Asks nothing. @source shell §4 (Logout) */
  readonly signOut: () => Promise<void>;
  /** Locks the screen. @source shell §4 (Lock) */
  readonly lock: () => Promise<void>;
  /** True while anything is typed and not saved, on any page or over it. */
  readonly hasUnsaved: () => boolean;
  /** True where texts that were not saved are kept in this browser for this person. */
  readonly hasDrafts: () => boolean;
  /** Gives up everything that was typed and not saved, in this browser too. @reading R-822 */
  readonly discardDrafts: () => void;
  /** True while anything is typed and not saved on a page: a switch of the system or the organisation takes it away. */
  readonly hasUnsavedPages: () => boolean;
  /**
   * Reads person, menu and permissions again and begins anew at home, after a switch of the system or the organisation. What
   * was typed on pages is gone then: ask before the switch.
   */
  readonly reloadPerson: () => Promise<void>;
}

/** The signed-in session. */
export const [SessionProvider, useSession] = requiredContext<Session>('session', '<SessionProvider>');
