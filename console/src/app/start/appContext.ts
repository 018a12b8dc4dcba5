import type { CurrentUser, MenuItem } from '@milepost/openapi/domains/current-user';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Session } from '../../auth/currentSession.ts';
import type { Api } from '../../data/api/index.ts';
import type { Drafts } from '../../drafts/DraftsProvider.ts';
import type { EndReason } from '../../login/endReason.ts';
import type { UnsavedScope } from '../../open-pages/unsaved.ts';
import type { ConsoleConfig } from '../../settings/config.ts';
import type { MenuRoutes } from '../menu/menuRoutes.ts';
import type { PageFrame } from '../page-cache/pageFrame.ts';
import type { RealtimeHost } from '../session/realtimeHost.ts';
import type { SessionState } from '../session/sessionState.ts';
import type { SlowCalls } from './slowCalls.ts';
import type { BroadcastInvalidation } from '../../data/invalidation.ts';

/** Server of a session: its calls, their answers, its socket. */
export interface ServerContext {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly realtime: RealtimeHost;
  /** Calls that have had no answer for long. */
  readonly slowCalls: SlowCalls;
  /** Tells the other tabs of this person which answers are old. */
  readonly broadcastInvalidation: BroadcastInvalidation;
}

/** Pages of a session: where the menu leads, which are open, which is shown. */
export interface PagesContext extends PageFrame {
  /** Id of the person whose they are. */
  readonly userId: string;
  readonly routes: ReadableAtom<MenuRoutes>;
  /** Menu entry of an open page; the last one it had where the menu has lost it since. Null for a fixed route. */
  readonly itemAt: (path: string) => MenuItem | null;
}

/** Texts of a session that are typed and not saved. */
export interface UnsavedContext {
  /** Those of the frame itself, such as a chat draft. */
  readonly scope: UnsavedScope;
  /** True where anything is typed and not saved, anywhere. */
  readonly isAny: () => boolean;
  /** True where anything is typed and not saved on a page. */
  readonly isOnPages: () => boolean;
  /** Number of places that hold something typed and not saved: each page, and what lies over them together. */
  readonly count: () => number;
  /** Removes what was typed and not saved from this browser: the drafts of open forms, and all others of this person. */
  readonly discardDrafts: () => void;
  /** Gives up everything typed: nothing asks any more. */
  readonly forget: () => void;
}

/** Person who is in, and the ways out and back in. */
export interface SessionContext extends Pick<Session, 'handoff' | 'expectSignOut' | 'lock' | 'signOut' | 'reloadPerson'> {
  readonly person: ReadableAtom<CurrentUser>;
  readonly state: ReadableAtom<SessionState>;
  /** The server says that the session is over: the person signs in again over the page. */
  readonly end: (code: number, msg?: string | null) => void;
  readonly lockedElsewhere: () => void;
  readonly leave: (reason: EndReason | null) => void;
  /** The same person has signed in again: calls that failed are made again, the socket opens with the new token. */
  readonly resume: () => Promise<void>;
  readonly freeze: () => void;
  /** Shows everything again, if it is the same person. @param open runs before that */
  readonly thaw: (open: () => void) => Promise<Thawed>;
}

/** Everything of one sign-in that lives outside what is drawn, by whom it concerns. */
export interface AppContext {
  readonly config: ConsoleConfig;
  readonly server: ServerContext;
  readonly pages: PagesContext;
  readonly unsaved: UnsavedContext;
  /** Texts of this person that outlive the page. */
  readonly drafts: Drafts;
  readonly session: SessionContext;
  /** Notice that waits for the person, beside those that come and go with the connection. */
  readonly notice: WritableAtom<WaitingNotice>;
  /** Resolves when the page of the first address is known. */
  readonly shown: Promise<void>;
  /** Watches the page, opens the socket, tells the other tabs: once the page is drawn, which comes first. */
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Person who comes back after a lock; `unknown` where the server did not say it. Only somebody else begins anew. @reading R-001 */
export type Thawed = 'same' | 'other' | 'unknown';

/**
 * Notices that wait for the person: the server has a newer build, it asked for a new load, or somebody has changed menu or
 * rights. @reading R-294 @reading R-406
 */
export type WaitingNotice = 'nothing' | 'newBuild' | 'asked' | 'menuChanged';
