import { expect, test } from 'vitest';
import rows from '../../testing/hostileMessages.json' with { type: 'json' };
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import MessageViewer from './index.ts';

const fields = rows.filter(({ input }) => input.kind === 'message');

test.each(fields.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s: fields are text nodes', async (_, verdict, row) => {
  expect(verdict).toBe('text');
  const message = { id: '7', type: 1, bodyText: '', files: '[]', releaseTime: 1, ...row.input.fields };
  const session = aSession({ readMessage: message });
  const { appeared } = await renderInConsole(session.around(<MessageViewer id="7" onClose={() => undefined} />));
  const dialog = (await appeared('[role=dialog] dl')).closest('[role=dialog]');
  for (const part of row.expected.literal ?? []) expect(dialog?.textContent).toContain(part);
  expect(dialog?.querySelector('img, script, b, title')).toBeNull();
});
