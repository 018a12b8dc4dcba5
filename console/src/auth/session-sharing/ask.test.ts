import { expect, test } from 'vitest';
import { BEGIN_ASKING, nextAsk } from './ask.ts';
import type { AskEvent } from './ask.ts';
import type { Offer } from './offer.ts';

const offerOf = (person: string, usedAtMs: number): Offer => ({ token: `bearer ${person}`, lock: null, person, usedAtMs });
const [anna, bert] = [offerOf('anna', 20), offerOf('bert', 10)];

const counted = (others: number): AskEvent => ({ kind: 'counted', others });
const answered = (offer: Offer | null): AskEvent => ({ kind: 'answered', offer });
const timeUp: AskEvent = { kind: 'timeUp' };
const asking = { kind: 'asking' };
const settled = (offer: Offer | null, isUnanswered = false) => ({ kind: 'settled', offer, isUnanswered });

test.each<[string, AskEvent[], string | null, object]>([
  ['a tab that is alone does not wait', [counted(0)], null, settled(null)],
  ['one other tab', [counted(1), answered(anna)], null, settled(anna)],
  ['an answer that comes before the count', [answered(anna), counted(1)], null, settled(anna)],
  ['not before everybody has answered', [counted(2), answered(bert)], null, asking],
  ['not before the tabs were counted', [answered(anna)], null, asking],
  ['of two people the tab used last', [counted(2), answered(bert), answered(anna)], null, settled(anna)],
  ['whoever answers first', [counted(2), answered(anna), answered(bert)], null, settled(anna)],
  ['tabs at the login page have nothing', [counted(2), answered(null), answered(null)], null, settled(null)],
  ['beside a tab at the login page', [counted(2), answered(null), answered(bert)], null, settled(bert)],
  ['one tab that does not answer costs the time, not the session', [counted(2), answered(bert), timeUp], null, settled(bert, true)],
  ['no answer in time', [counted(1), timeUp], null, settled(null, true)],
  ['a browser that does not count', [answered(bert), answered(anna), timeUp], null, settled(anna)],
  ['only the person whose tab this was', [counted(2), answered(anna), answered(bert)], 'bert', settled(bert)],
  ['nobody else', [counted(1), answered(anna)], 'bert', settled(null)],
  ['what comes later changes nothing', [counted(1), answered(bert), answered(anna), timeUp], null, settled(bert)],
])('%s', (_, events, person, expected) => {
  const end = events.reduce((state, event) => nextAsk(state, event, person), BEGIN_ASKING);
  expect(end).toMatchObject(expected);
});
