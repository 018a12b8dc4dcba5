import type { PanelProps } from '@milepost/kit/forms/grammar';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { WeChatPanel } from './MessengerPanel.tsx';
import { syncFailuresOf } from './syncFailures.ts';

const total = (synType: string, synFailCount: number) => ({
  synType,
  recordTotal: 3,
  synSuccessCount: 1,
  synFailCount,
  unSynCount: 1,
  synDate: null,
});

test('only a kind with failures leads to them, and only for who may synchronise', async () => {
  const panel = (isReadOnly: boolean) =>
    aSession({ listSyncTotals: [total('组织', 0), total('用户', 2)] }).around(
      <WeChatPanel {...({ read: () => '', isReadOnly } as unknown as PanelProps)} />,
    );
  const ways = () =>
    [...document.querySelectorAll('button')].map(({ textContent }) => textContent).filter((text) => text.includes('failed'));
  await renderInConsole(panel(false));
  await expect.poll(ways).toEqual(['People: look at what failed (2)']);
});

test('failures are asked for by messenger and kind, and one is tried again by its id', () => {
  const { list, actions } = syncFailuresOf({ messenger: 'dingTalk', name: 'DingTalk', kind: 'user' });
  expect(list.args?.({ page: 1, pageSize: 20, filters: {} } as never, {} as never).path).toEqual({ type: 2, kind: 'user' });
  const [retry] = actions.more ?? [];
  expect(retry && 'args' in retry && retry.args?.({ id: '7' } as never)).toEqual({ path: { type: 2, kind: 'user', id: '7' } });
});
