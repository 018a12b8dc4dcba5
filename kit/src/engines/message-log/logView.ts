import { createHeights } from './heights.ts';
import type { LogChange, LogEntry, Logged, MessageLog } from './types.ts';

/** Drawn parts: rows, and gaps that stand for those out of sight. */
export type LogPart<M> =
  | { readonly kind: 'row'; readonly index: number; readonly entry: LogEntry<M> }
  /** `index` is the place of the first row it stands for. */
  | { readonly kind: 'gap'; readonly index: number; readonly heightPx: number };

export interface LogViewOptions<M> {
  /** A message that, when it comes, takes the reader to the end: their own. */
  readonly isOwn: (message: M) => boolean;
  /** Height of a row nobody has seen. */
  readonly guessPx: number;
}

/**
 * The part of a log in sight. It stays with the message at the top of the view whatever comes above it or is measured, or
 * with the end, where a reader at the end wants to be.
 */
export interface LogView<M> {
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Parts to draw; the row with the keyboard is always among it. */
  readonly parts: (pinnedKey: number | null) => readonly LogPart<M>[];
  /** Offset the view has to be scrolled to. */
  readonly scrollPx: () => number;
  readonly isAtEnd: () => boolean;
  /** Within 100 px of the top. @source shell §9 */
  readonly isNearStart: () => boolean;
  /** The message at the top of the view, null where the view is at the end. */
  readonly topKey: () => number | null;
  /** Messages that came below while the reader was above. */
  readonly newCount: () => number;
  /** The person has scrolled. */
  readonly scrolled: (scrollPx: number) => void;
  readonly resized: (viewportPx: number, widthPx: number) => void;
  /** Rows have been drawn, and are as high. */
  readonly measured: (rows: readonly { readonly index: number; readonly heightPx: number }[]) => void;
  readonly toEnd: () => void;
}

/** Older messages are asked for when the top is as near. @source shell §9 */
export const OLDER_WITHIN_PX = 100;
/** So near to the end a reader is at the end. */
const END_WITHIN_PX = 24;
/** Rows kept ready on either side. */
const OVERSCAN = 4;

/** The end, or the message that stands at `topPx` of the view. */
type Anchor = { readonly at: 'end' } | { readonly at: 'row'; readonly key: number; readonly topPx: number };

const END: Anchor = { at: 'end' };

/** A view of a log, at its end. It hears the log until `subscribe` has nobody left. */
export function createLogView<M extends Logged>(log: MessageLog<M>, { isOwn, guessPx }: LogViewOptions<M>): LogView<M> {
  const heights = createHeights(log.entries, guessPx);
  const listeners = new Set<() => void>();
  let stopHearing: (() => void) | null = null;
  let heardVersion = log.version();
  let anchor: Anchor = END;
  let viewportPx = 0;
  let widthPx = 0;
  let newCount = 0;
  let version = 0;
  /** The range drawn last. */
  let drawn = { from: 0, end: 0 };

  const size = () => log.entries().length;
  const totalPx = () => heights.topOf(size());
  const indexOf = (key: number) => log.entries().findLastIndex((entry) => entry.key === key);
  const endPx = () => Math.max(0, totalPx() - viewportPx);

  function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
  }
  function goToEnd(): void {
    anchor = END;
    newCount = 0;
  }
  function hear(change: LogChange<M>): void {
    heardVersion = log.version();
    if (change.kind === 'appended') {
      heights.staleFrom(change.from);
      if (change.entries.some(({ message }) => isOwn(message))) goToEnd();
      else if (anchor.at === 'row') newCount += change.entries.length;
    } else if (change.kind !== 'changed') {
      heights.staleFrom(0);
      if (change.kind === 'cleared') goToEnd();
    }
    changed();
  }
  function scrollPx(): number {
    if (anchor.at === 'end') return endPx();
    const index = indexOf(anchor.key);
    return index < 0 ? endPx() : Math.max(0, Math.min(heights.topOf(index) - anchor.topPx, endPx()));
  }
  function range(): { from: number; end: number } {
    const topPx = scrollPx();
    const from = Math.max(0, heights.indexAt(topPx) - OVERSCAN);
    return { from, end: Math.min(size(), heights.indexAt(topPx + viewportPx) + 1 + OVERSCAN) };
  }

  return {
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      stopHearing ??= log.subscribe(hear);
      // What happened while nobody looked, such as between drawing and the first effect.
      if (heardVersion !== log.version()) {
        heardVersion = log.version();
        heights.staleFrom(0);
        changed();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopHearing?.();
        stopHearing = null;
      };
    },
    parts(pinnedKey) {
      const entries = log.entries();
      const { from, end } = range();
      drawn = { from, end };
      const pinned = pinnedKey === null ? -1 : indexOf(pinnedKey);
      const spans = [{ from, end }];
      if (pinned >= 0 && pinned < from) spans.unshift({ from: pinned, end: pinned + 1 });
      if (pinned >= end) spans.push({ from: pinned, end: pinned + 1 });
      const parts: LogPart<M>[] = [];
      let at = 0;
      const gapTo = (to: number) => {
        if (to > at) parts.push({ kind: 'gap', index: at, heightPx: heights.topOf(to) - heights.topOf(at) });
      };
      for (const span of spans) {
        gapTo(span.from);
        for (let index = span.from; index < span.end; index += 1) {
          const entry = entries[index];
          if (entry) parts.push({ kind: 'row', index, entry });
        }
        at = span.end;
      }
      gapTo(entries.length);
      return parts;
    },
    scrollPx,
    isAtEnd: () => anchor.at === 'end',
    isNearStart: () => viewportPx > 0 && scrollPx() <= OLDER_WITHIN_PX,
    topKey: () => (anchor.at === 'row' ? anchor.key : null),
    newCount: () => newCount,
    scrolled(px) {
      if (px >= endPx() - END_WITHIN_PX) {
        if (anchor.at === 'end' && newCount === 0) return;
        goToEnd();
        return changed();
      }
      const index = heights.indexAt(px);
      const key = log.entries()[index]?.key;
      if (key === undefined) return;
      anchor = { at: 'row', key, topPx: heights.topOf(index) - px };
      changed();
    },
    resized(nextViewportPx, nextWidthPx) {
      if (nextViewportPx === viewportPx && nextWidthPx === widthPx) return;
      if (widthPx !== 0 && nextWidthPx !== widthPx) heights.forget();
      viewportPx = nextViewportPx;
      widthPx = nextWidthPx;
      changed();
    },
    measured(rows) {
      const news = rows.filter(({ index, heightPx }) => heights.measured(index, heightPx));
      if (news.length === 0) return;
      // Rows that turn out higher or lower need another drawing only where they leave a part of the view empty.
      const { from, end } = range();
      if (from < drawn.from || end > drawn.end) changed();
    },
    toEnd() {
      goToEnd();
      changed();
    },
  };
}
