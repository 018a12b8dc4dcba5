import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/history';
import type { ReadableAtom } from 'nanostores';
import type { Api } from '../../data/api/index.ts';
import type { EndReason } from '../../login/endReason.ts';
import type { ConsoleConfig } from '../../settings/config.ts';
import type { UnsavedScope } from '../../open-pages/unsaved.ts';
import type { PageFrame } from '../page-cache/pageFrame.ts';
import type { MenuRoutes } from '../menu/menuRoutes.ts';
import type { RealtimeHost } from '../session/realtimeHost.ts';
import type { SessionState } from '../session/sessionState.ts';
import type { SlowCalls } from './slowCalls.ts';

/** Everything of one sign-in that lives outside what is drawn. */
export interface AppContext {
  /** Watches the page, opens the socket, tells the other tabs: once the page is drawn, which comes first. */
  readonly begin: () => void;
  readonly api: Api;
  readonly config: ConsoleConfig;
  readonly history: RouterHistory;
  readonly queries: QueryClient;
  readonly realtime: RealtimeHost;
  /** Calls that have had no answer for long. */
  readonly slowCalls: SlowCalls;
  readonly frame: PageFrame;
  /** Unsaved text of the frame itself, such as a chat draft. */
  readonly unsaved: UnsavedScope;
  readonly person: ReadableAtom<CurrentUser>;
  readonly routes: ReadableAtom<MenuRoutes>;
  readonly sessionState: ReadableAtom<SessionState>;
  /** The server asked for a new load of the page, and the page waits for the person. */
  readonly wantsReload: ReadableAtom<boolean>;
  /** True while anything is typed and not saved, anywhere. */
  readonly hasUnsaved: () => boolean;
  /** True while anything is typed and not saved on a page. */
  readonly hasUnsavedPages: () => boolean;
  /** Number of places that hold something typed and not saved: each page, and what lies over them together. */
  readonly unsavedCount: () => number;
  /** Tells the other tabs of this person which answers are old. */
  readonly broadcastInvalidation: (keys: readonly (readonly unknown[])[]) => void;
  /** Gives up everything typed: nothing asks any more. */
  readonly forgetUnsaved: () => void;
  readonly sessionEnded: (code: number, msg?: string | null) => void;
  readonly lockedElsewhere: () => void;
  readonly lock: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly leave: (reason: EndReason | null) => void;
  /** The same person has signed in again: calls that failed are made again, the socket opens with the new token. */
  readonly resume: () => Promise<void>;
  /** Reads person, menu and permissions again, after a switch of the system or the organisation. */
  readonly reloadPerson: () => Promise<void>;
  readonly freeze: () => void;
  /** Shows everything again, if it is the same person. @param open runs before that */
  readonly thaw: (open: () => void) => Promise<Thawed>;
  readonly stop: () => void;
}

/** Person who comes back after a lock; `unknown` where the server did not say it. Only somebody else begins anew. @reading R-001 */
export type Thawed = 'same' | 'other' | 'unknown';
