import { afterEach, beforeEach, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import { logSent, MESSAGE_MONITOR_TABLE, MONITOR_MAX_ROWS } from './log.ts';

let store: Store;
beforeEach(() => {
  store = openStore(IN_MEMORY);
  store.script(MESSAGE_MONITOR_TABLE);
});
afterEach(() => store.close());

it('the newest entries are kept, the oldest make room', () => {
  let serial = 0;
  const place = { store, nextId: () => `${(serial += 1)}`, timeMs: 0 };
  for (let index = 0; index < MONITOR_MAX_ROWS + 2; index += 1)
    logSent(place, { messageType: '1', messageSource: '2', title: `${index}`, content: '', receivers: [] });
  expect(store.one('SELECT count(*) AS kept, min(CAST(title AS INTEGER)) AS oldest FROM message_monitor')).toEqual({
    kept: MONITOR_MAX_ROWS,
    oldest: 2,
  });
});
