import type { RecentMessage, ShownToast, Toast, ToastPage } from './types.ts';

/** Messages kept for the list. @reading R-033 */
export const MAX_KEPT = 100;
/** More toasts than this at once cover the page; the oldest goes to the list early. @reading R-034 */
export const MAX_SHOWN = 4;

/** A toast and the time it still has; `null` stays until it is closed. */
interface Running {
  readonly toast: ShownToast;
  readonly leftMs: number | null;
}

export interface ToasterState {
  readonly running: readonly Running[];
  readonly history: readonly RecentMessage[];
  readonly isPaused: boolean;
}

export type ToasterEvent =
  | { readonly type: 'shown'; readonly id: number; readonly toast: Toast; readonly atMs: number; readonly page: ToastPage | null }
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'passed'; readonly ms: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'read' }
  | { readonly type: 'cleared' };

export const EMPTY: ToasterState = { running: [], history: [], isPaused: false };

/** The whole life of toasts, without a clock: time comes in as `passed`. */
export function next(state: ToasterState, event: ToasterEvent): ToasterState {
  switch (event.type) {
    case 'shown': {
      const { tone, title, detail, isData, durationMs } = event.toast;
      const running = { toast: { ...event.toast, id: event.id }, leftMs: durationMs === 'until-closed' ? null : durationMs };
      const kept = { id: event.id, tone, title, detail, isData, atMs: event.atMs, isUnread: true, ...(event.page && { page: event.page }) };
      return { ...state, running: [...state.running, running].slice(-MAX_SHOWN), history: [kept, ...state.history].slice(0, MAX_KEPT) };
    }
    case 'closed': {
      const running = state.running.filter(({ toast }) => toast.id !== event.id);
      // The toast that was being read is gone, and with it the hover or focus that stopped the time.
      return { ...state, running, isPaused: state.isPaused && running.length > 0 };
    }
    case 'passed':
      if (state.isPaused) return state;
      return { ...state, running: state.running.flatMap((one) => pass(one, event.ms)) };
    case 'paused':
      return { ...state, isPaused: true };
    case 'resumed':
      return { ...state, isPaused: false };
    case 'read':
      return state.history.some(({ isUnread }) => isUnread)
        ? { ...state, history: state.history.map((message) => ({ ...message, isUnread: false })) }
        : state;
    case 'cleared':
      return { ...state, history: [] };
  }
}

function pass(one: Running, ms: number): Running[] {
  if (one.leftMs === null) return [one];
  return one.leftMs > ms ? [{ ...one, leftMs: one.leftMs - ms }] : [];
}

/** Until the next toast leaves by itself; null while none will. */
export function nextLeaveMs(state: ToasterState): number | null {
  const left = state.running.flatMap(({ leftMs }) => leftMs ?? []);
  return state.isPaused || left.length === 0 ? null : Math.min(...left);
}
