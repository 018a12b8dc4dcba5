import type { ReactNode } from 'react';
import type { Clock } from '../../engines/clock/index.ts';
import type { PartsProps } from '../parts/index.ts';

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

/** Sentences of the messages over a page. */
export interface ToastsMessages {
  /** Spoken name of the region. */
  readonly label: string;
  /** A message of two parts as one text that is read. */
  readonly said: (title: string, detail: string) => string;
  /** Spoken name of the button that closes a message. */
  readonly close: (title: string) => string;
}

/** Options of `useToasts`. */
export interface ToastsOptions {
  readonly toaster: Toaster;
  readonly messages: ToastsMessages;
  /**
   * For a region that is fixed to the bottom of the page: it is moved up, and made scrollable where there is less room, so that it
   * covers neither what carries `data-mp-keep-clear` nor the control that has the keyboard. @reading R-393
   * @defaultValue false
   */
  readonly keepsClear?: boolean;
}

/** Parts of the drawn messages, for `parts` and as `data-part`. */
export type ToastPart = 'list' | 'card' | 'title' | 'detail' | 'action' | 'close';

export interface ToastRegionProps extends PartsProps<ToastPart> {
  readonly toaster: Toaster;
}

export interface ToasterProviderProps {
  readonly toaster: Toaster;
  readonly children: ReactNode;
}
