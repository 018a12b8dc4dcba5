import { expect, test } from 'vitest';
import { openActs, recallable } from './openActs.ts';

const line = (handleStatus: string, handleId: string) => ({ id: `r-${handleId}`, handleStatus, handleId });
const process = (state: string, trail: readonly object[], properties: object | null = null) =>
  ({ task: { state }, trail, properties }) as never;
const mine = { standing: 'toDo', isMine: true, ownId: '7' } as const;

test('a server that says nothing of its buttons leaves the usual acts to whoever holds the work', () =>
  expect(openActs(process('waiting', []), mine)).toEqual(['approve', 'reject', 'transfer', 'save']));

test('the last approval of the reader can be taken back, as long as the process waits', () => {
  const trail = [line('initiated', '1'), line('approved', '7')];
  expect(recallable(process('waiting', trail), '7')).toBe('r-7');
  expect(openActs(process('waiting', trail), { standing: 'done', isMine: false, ownId: '7' })).toEqual(['recall']);
  expect(recallable(process('adopted', trail), '7')).toBeNull();
  expect(recallable(process('waiting', [...trail, line('approved', '8')]), '7')).toBeNull();
});

test('a process that is over leaves nothing to whoever launched it', () =>
  expect(openActs(process('adopted', [], { hasCancelBtn: true }), { standing: 'launched', isMine: false, ownId: '7' })).toEqual([]));
