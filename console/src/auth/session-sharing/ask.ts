import type { Offer } from './offer.ts';

/** State of one question to the other tabs. */
export type AskState =
  | {
      readonly kind: 'asking';
      /** Number of tabs that will answer; null until the browser says it. */
      readonly others: number | null;
      readonly answers: number;
      /** Offer of the tab that was used last. */
      readonly best: Offer | null;
    }
  | {
      readonly kind: 'settled';
      readonly offer: Offer | null;
      /** True where a tab that is there has not answered in time. */
      readonly isUnanswered: boolean;
    };

export type AskEvent =
  | { readonly kind: 'counted'; readonly others: number }
  | { readonly kind: 'answered'; readonly offer: Offer | null }
  | { readonly kind: 'timeUp' };

export const BEGIN_ASKING: AskState = { kind: 'asking', others: null, answers: 0, best: null };

const later = (one: Offer | null, other: Offer | null) => (!one || (other && other.usedAtMs > one.usedAtMs) ? other : one);

/**
 * State of a question after an event: it is settled once every other tab has answered, or when its time is up. Of
 * several sessions that of the tab used last is taken.
 * @param person id of the only person whose session is taken; null for any
 * @reading R-435
 */
export function nextAsk(state: AskState, event: AskEvent, person: string | null): AskState {
  if (state.kind === 'settled') return state;
  const settled = (best: Offer | null, isUnanswered = false): AskState => ({ kind: 'settled', offer: best, isUnanswered });
  switch (event.kind) {
    case 'counted':
      return state.answers >= event.others ? settled(state.best) : { ...state, others: event.others };
    case 'answered': {
      const isWanted = person === null || event.offer?.person === person;
      const best = isWanted ? later(state.best, event.offer) : state.best;
      const answers = state.answers + 1;
      return state.others !== null && answers >= state.others ? settled(best) : { ...state, answers, best };
    }
    case 'timeUp':
      return settled(state.best, state.answers < (state.others ?? 0));
  }
}
