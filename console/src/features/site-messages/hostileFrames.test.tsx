import { decodeServerFrame } from '@milepost/openapi/domains/message';
import { describe, expect, test, vi } from 'vitest';
import messages from '../../testing/hostileMessages.json' with { type: 'json' };
import { frameRows, framesOf } from '../../testing/hostileFrames.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { MessagesBell } from './index.ts';
import SiteMessagesDrawer from './SiteMessagesDrawer.tsx';

const NOTHING = { unReadMsg: 0, unReadNotice: 0, unReadSystemMsg: 0, unReadSchedule: 0, unReadNum: 0 };
const counting = frameRows.filter(({ expected }) => expected.badge !== undefined || expected.unread !== undefined);
const badge = () => document.querySelector('button + [aria-hidden=true]')?.textContent ?? '0';

/** Switch of React's `act`: what comes late arrives outside of what a test waits for in it. */
const expectAct = (isExpected: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isExpected });

describe('the bell', () => {
  test.each(counting.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', async (_, __, { input, expected }) => {
    const session = aSession({ getUnreadCounts: NOTHING });
    const { one } = await renderInConsole(session.around(<MessagesBell />));
    expectAct(false);
    await vi.waitFor(() => expect(session.asked('getUnreadCounts')).toBe(1));
    expectAct(true);
    for (const frame of framesOf(input)) {
      const event = decodeServerFrame(JSON.parse(String(frame)));
      if (event) await session.push(event);
    }
    await vi.waitFor(() => expect(badge()).toBe(expected.badge ?? String(expected.unread)));
    expect(one('button').getAttribute('aria-label')).toBe(expected.badge ? `${expected.badge} unread messages` : 'Site messages');
  });
});

describe('the list of messages', () => {
  const rows = messages.filter(({ input }) => input.kind === 'message');

  test.each(rows.map((row) => [row.id, row] as const))('%s: fields are text nodes', async (_, { input, expected }) => {
    const page = { list: [{ id: '1', type: 1, isRead: '0', releaseTime: 1, ...input.fields }], pagination: { total: 1 } };
    const session = aSession({ listMessages: page });
    const { appeared } = await renderInConsole(session.around(<SiteMessagesDrawer onClose={() => undefined} />));
    const drawn = await appeared('[role=dialog] li');
    // What a row shows; the summary is shown by the opened message.
    const shown = [input.fields?.title, input.fields?.releaseUser];
    for (const part of (expected.literal ?? []).filter((text) => shown.includes(text))) expect(drawn.textContent).toContain(part);
    expect(drawn.querySelector('img, script, b')).toBeNull();
  });
});
