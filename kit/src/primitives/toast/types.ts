import type { ReactNode } from 'react';
import type { Clock } from '../../engines/clock/index.ts';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** A page of the application, for the list of messages. */
export interface ToastPage {
  readonly title: string;
  readonly href: string;
}

/** Message of the caller. */
export interface Toast {
  readonly tone: ToastTone;
  readonly title: string;
  readonly detail?: string;
  /** Its words are those of the server, in the language of the data. @defaultValue words of the page, with some of the data */
  readonly isData?: boolean;
  /** Time it is shown; hovering and focusing stop the time. `until-closed` for what must not be missed. */
  readonly durationMs: number | 'until-closed';
  /** One thing to do about it, such as undo. The toast leaves when it is done. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A toast on the page. */
export interface ShownToast extends Toast {
  readonly id: number;
}

/** A toast kept in the list of messages. */
export interface RecentMessage extends Pick<Toast, 'tone' | 'title' | 'detail' | 'isData'> {
  readonly id: number;
  /** Moment it was shown, as `Date.now()` counts. */
  readonly atMs: number;
  /** The page that was shown then; left out where the toaster is not told. */
  readonly page?: ToastPage;
  readonly isUnread: boolean;
}

/** Content of a toaster now; a new object after each change. */
export interface ToasterSnapshot {
  /** On the page, oldest first. */
  readonly shown: readonly ShownToast[];
  /** The last {@link MAX_KEPT}, newest first. */
  readonly history: readonly RecentMessage[];
  readonly unreadCount: number;
}

/** See `createToaster`. */
export interface Toaster {
  show(toast: Toast): void;
  close(id: number): void;
  /** Stops the time of every toast: somebody is reading. */
  pause(): void;
  resume(): void;
  markAllRead(): void;
  clearHistory(): void;
  readonly snapshot: () => ToasterSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ToasterOptions {
  readonly clock?: Clock;
  /** The page that is shown now, so that the list can lead back to it. */
  readonly pageNow?: () => ToastPage | null;
}

export interface ToastRegionProps {
  readonly toaster: Toaster;
}

export interface ToasterProviderProps {
  readonly toaster: Toaster;
  readonly children: ReactNode;
}
