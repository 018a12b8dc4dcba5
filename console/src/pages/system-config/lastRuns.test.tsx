import type { PanelProps } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { WeChatPanel } from './MessengerPanel.tsx';

const total = (synType: string, more: object) => ({ synType, recordTotal: 3, synSuccessCount: 1, synFailCount: 1, unSynCount: 1, ...more });

test('beside the table it is said when each kind was synchronised last and by whom, as far as anybody knows', async () => {
  const session = aSession({
    listSyncTotals: [
      total('组织', { synDate: '2026-11-19 20:00:00', synUser: '孙婉宁/admin' }),
      total('用户', { synDate: '2026-11-20 08:00:00', synUser: null }),
    ],
  });
  await renderInConsole(session.around(<WeChatPanel {...({ read: () => '', isReadOnly: true } as unknown as PanelProps)} />));
  const said = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  await expect.poll(said).toHaveLength(2);
  expect(said()[0]).toMatch(/^Organisations: last on .*2026.*, asked by 孙婉宁$/);
  expect(said()[1]).toMatch(/^People: last on [^,]*2026[^,]*$/);
});
