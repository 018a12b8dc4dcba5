import { expect, it } from 'vitest';
import { IN_MEMORY, openStore } from '../../core/store.ts';
import { MESSAGE_TABLES } from './tables.ts';

it('messages kept from before get the category of their notice: its own first, else one of the same words', () => {
  const store = openStore(IN_MEMORY);
  const [first = '', second = '', third = ''] = MESSAGE_TABLES;
  store.script('CREATE TABLE user (id TEXT PRIMARY KEY) STRICT;');
  store.script(first);
  store.script(second);
  const message = (id: string, title: string, type = 1) =>
    store.run(`INSERT INTO message VALUES (NULL, ?, ?, NULL, ?, '', 'read on', '', 'admin', 1)`, id, type, title);
  const notice = (id: string, title: string, category: string, messageId: string | null) =>
    store.run(
      `INSERT INTO notice VALUES (?, ?, '', 'read on', '', '', ?, '', NULL, 1, '', 1, 'admin', 1, NULL, 'admin', 1, ?)`,
      id,
      title,
      category,
      messageId,
    );
  message('oldest', 'Snow');
  message('older', 'Snow');
  message('newer', 'Snow');
  message('lone', 'Ice');
  message('flow', 'Snow', 2);
  notice('0', 'Snow', 'tunnels', 'older');
  notice('1', 'Snow', 'roads', 'newer');
  notice('2', 'Fog', 'bridges', null);
  store.script(third);
  expect(store.all('SELECT id, category FROM message ORDER BY seq')).toEqual([
    { id: 'oldest', category: 'tunnels' },
    { id: 'older', category: 'tunnels' },
    { id: 'newer', category: 'roads' },
    { id: 'lone', category: null },
    { id: 'flow', category: null },
  ]);
  store.close();
});
