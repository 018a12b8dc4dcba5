import { systemClock } from '../../engines/clock/index.ts';
import { EMPTY, next, nextLeaveMs } from './state.ts';
import type { ToasterEvent } from './state.ts';
import type { Toaster, ToasterOptions, ToasterSnapshot } from './types.ts';

/**
 * Holds the toasts of a page and the list of past ones. Made once, outside React, so that anything that learns of a
 * success or a failure can say so.
 */
export function createToaster({ clock = systemClock, pageNow }: ToasterOptions = {}): Toaster {
  let state = EMPTY;
  let snapshot: ToasterSnapshot = { shown: [], history: [], unreadCount: 0 };
  let lastId = 0;
  let countedAtMs = clock.now();
  let stopTimer = () => {};
  const listeners = new Set<() => void>();

  function send(event: ToasterEvent) {
    const nowMs = clock.now();
    const passed = next(state, { type: 'passed', ms: nowMs - countedAtMs });
    countedAtMs = nowMs;
    state = next(passed, event);
    publish();
    stopTimer();
    const leaveMs = nextLeaveMs(state);
    stopTimer = leaveMs === null ? () => {} : clock.after(leaveMs, () => send({ type: 'passed', ms: 0 }));
  }

  function publish() {
    snapshot = {
      shown: state.running.map(({ toast }) => toast),
      history: state.history,
      unreadCount: state.history.filter(({ isUnread }) => isUnread).length,
    };
    for (const listener of listeners) listener();
  }

  return {
    show(toast) {
      lastId += 1;
      send({ type: 'shown', id: lastId, toast, atMs: clock.now(), page: pageNow?.() ?? null });
    },
    close: (id) => send({ type: 'closed', id }),
    pause: () => send({ type: 'paused' }),
    resume: () => send({ type: 'resumed' }),
    markAllRead: () => send({ type: 'read' }),
    clearHistory: () => send({ type: 'cleared' }),
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
