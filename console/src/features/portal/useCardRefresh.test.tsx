import { manualClock } from '@milepost/kit/engines/clock';
import { portalDesign } from '@milepost/openapi/domains/portal';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { useApi } from '../../data/api/index.ts';
import { noticesQuery } from '../../data/portal/queries.ts';
import { cardRowsQuery } from '../../data/portal/rows.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useCardRefresh } from './useCardRefresh.ts';

const MINUTE_MS = 60_000;
const DESIGN = portalDesign.decode({
  refresh: { autoRefresh: true, autoRefreshTime: '10' },
  layout: [
    { jnpfKey: 'notice' },
    {
      jnpfKey: 'tab',
      children: [{ children: [{ dataType: 'dynamic', propsApi: '7', refresh: { autoRefresh: true, autoRefreshTime: 2 } }] }],
    },
  ],
});

function Page({ isHeld, clock }: { readonly isHeld: boolean; readonly clock: ReturnType<typeof manualClock> }) {
  const { client } = useApi();
  useQuery(noticesQuery(client));
  useQuery(cardRowsQuery(client, { kind: 'dynamic', interfaceId: '7', parameters: [] }));
  useCardRefresh(DESIGN, isHeld, clock);
  return null;
}

async function open(isHeld: boolean) {
  const clock = manualClock();
  const session = aSession({ listDashboardNotices: { list: [] }, previewDataInterface: [] });
  await renderInConsole(session.around(<Page isHeld={isHeld} clock={clock} />));
  const pass = (minutes: number) => act(async () => clock.advance(minutes * MINUTE_MS));
  return { pass, asked: () => [session.asked('listDashboardNotices'), session.asked('previewDataInterface')] };
}

test('cards are read again after the minutes of the portal, one with its own after those, also within a tab', async () => {
  const { pass, asked } = await open(false);
  expect(asked()).toEqual([1, 1]);
  await pass(2);
  expect(asked()).toEqual([1, 2]);
  await pass(2);
  expect(asked()).toEqual([1, 3]);
  await pass(6);
  expect(asked()[0]).toBe(2);
});

test('nothing is read again under somebody who arranges the cards', async () => {
  const { pass, asked } = await open(true);
  await pass(30);
  expect(asked()).toEqual([1, 1]);
});
