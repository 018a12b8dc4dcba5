import { expect, test } from 'vitest';
import { nextText } from './composedText.ts';
import type { ComposedText, TextEvent } from './composedText.ts';

interface Row {
  readonly promise: string;
  readonly events: TextEvent[];
  /** Texts the owner hears, in order. */
  readonly hears: string[];
}

const start = (text: string): TextEvent => ({ kind: 'compositionStart', text });
const input = (text: string): TextEvent => ({ kind: 'input', text });
const end = (text: string): TextEvent => ({ kind: 'compositionEnd', text });
const blur: TextEvent = { kind: 'blur' };

test.each<Row>([
  { promise: 'plain typing commits each text', events: [input('a'), input('ab')], hears: ['a', 'ab'] },
  { promise: 'a composition commits only its end', events: [start(''), input('n'), input('ni'), end('你')], hears: ['你'] },
  { promise: 'an input after the end is not a second commit', events: [start(''), input('ni'), end('你'), input('你')], hears: ['你'] },
  { promise: 'an input before the end is not a first commit', events: [start(''), input('你'), end('你')], hears: ['你'] },
  { promise: 'a cancelled composition commits nothing', events: [start(''), input('ni'), end('')], hears: [] },
  {
    promise: 'leaving is told after the composition has ended',
    events: [start(''), input('ni'), blur, end('ni')],
    hears: ['ni', '(left)'],
  },
  { promise: 'leaving without a composition is told at once', events: [input('a'), blur], hears: ['a', '(left)'] },
])('$promise', ({ events, hears }) => {
  const heard: string[] = [];
  let state: ComposedText = { phase: 'typed' };
  let committed = '';
  for (const event of events) {
    const outcome = nextText(state, event, committed);
    state = outcome.state;
    if (outcome.commit !== undefined) heard.push((committed = outcome.commit));
    if (outcome.left) heard.push('(left)');
  }
  expect(heard).toEqual(hears);
});

test('while composing, the draft is what the field shows', () => {
  expect(nextText({ phase: 'composing', draft: 'n', wasLeft: false }, input('ni'), '旧').state).toEqual({
    phase: 'composing',
    draft: 'ni',
    wasLeft: false,
  });
});
