/** Facts the log needs of a message. */
export interface Logged {
  /** Null where the server names none: then equal messages are different ones. */
  readonly id: string | null;
  /** Milliseconds since 1970; null while the server has not said, which keeps its place. */
  readonly atMs: number | null;
}

/** A message in its place. The key is never used again and stays when messages come above. */
export interface LogEntry<M> {
  readonly key: number;
  readonly message: M;
}

/** Changes of a log. */
export type LogChange<M> =
  /** In the order of the log; most came at the end, `from` is the first position that changed. */
  | { readonly kind: 'appended'; readonly entries: readonly LogEntry<M>[]; readonly from: number }
  | { readonly kind: 'prepended'; readonly count: number }
  | { readonly kind: 'changed'; readonly key: number; readonly before: M; readonly after: M }
  | { readonly kind: 'cleared' };

/** Messages of one conversation, oldest first. */
export interface MessageLog<M extends Logged> {
  /** All of them; the same list until something changes. Read it, do not keep it. */
  readonly entries: () => readonly LogEntry<M>[];
  /** Counts changes, for React's `useSyncExternalStore`. */
  readonly version: () => number;
  readonly subscribe: (listener: (change: LogChange<M>) => void) => () => void;
  /**
   * Puts new messages at the end, or before later ones of the same moment's jumble. Those whose id is here already are left out.
   * @returns what was put
   */
  readonly append: (batch: readonly M[]) => readonly LogEntry<M>[];
  /** Puts an older page, oldest first, above everything. @returns how many were not here yet */
  readonly prepend: (page: readonly M[]) => number;
  /** Puts another message in the place of one. Nothing happens where there is none. */
  readonly change: (key: number, after: M) => void;
  readonly has: (id: string) => boolean;
  readonly clear: () => void;
}
