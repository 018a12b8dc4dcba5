import { ApiError } from '@milepost/openapi/client';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { expect, test } from 'vitest';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import DashboardPage from './DashboardPage.tsx';

const EMPTY = {
  countFlowTasks: { toBeReviewed: 6 },
  listDashboardFlowTasks: { list: [] },
  listDashboardOwnFlows: { list: [{ id: '1', fullName: '涉路施工许可', processId: '1', type: 1 }] },
  listDashboardEmails: { list: [] },
  listDashboardNotices: { list: [] },
  listSchedules: { list: [] },
};

/** The page for somebody with this portal. */
function Mine({ portalId }: { readonly portalId: string }) {
  const session = useSession();
  const currentUser = decodeCurrentUser({ userInfo: { userId: '7', userAccount: 'lin', userName: '林志远', portalId } } as never);
  return (
    <SessionProvider value={{ ...session, currentUser }}>
      <DashboardPage />
    </SessionProvider>
  );
}
async function open(portalId: string, getPortal: object | null) {
  const session = aSession({ ...EMPTY, getPortal });
  const screen = await renderInConsole(session.around(<Mine portalId={portalId} />));
  await screen.appeared('h1');
  return { session, screen, text: () => document.body.textContent };
}
const design = (layout: readonly object[]) => ({ type: 0, formData: JSON.stringify({ layout }) });

test('without a portal it is an overview with the flows the person launched and their mails', async () => {
  const { session, screen, text } = await open('', null);
  await screen.appeared('a[href^="/workFlowDetail"]');
  for (const words of ['林志远', 'Launched by me', '涉路施工许可', 'E-mails', 'Notices']) expect(text()).toContain(words);
  expect(session.asked('getPortal')).toBe(0);
});

test('the portal of the person shows its cards; a kind that is not shown says so', async () => {
  const { text } = await open(
    '3',
    design([
      { jnpfKey: 'todo', title: '待办统计', w: 24 },
      { jnpfKey: 'weather', title: '路面温度', y: 4 },
    ]),
  );
  for (const words of ['待办统计', 'Flows waiting for me', '路面温度', 'Cards of the kind “weather” are not shown here'])
    expect(text()).toContain(words);
  expect(text()).not.toContain('Launched by me');
});

test('a portal that is a page of the program is linked, and never leads elsewhere', async () => {
  const { screen } = await open('3', { type: 1, customUrl: '//portal/maintenanceBoard' });
  expect(screen.one('a').getAttribute('href')).toBe('/portal/maintenanceBoard');
});

test.each([
  ['that nobody authorised', null, 'Launched by me'],
  ['that cannot be read', { type: 0, formData: '{' }, 'The design of your portal cannot be read'],
])('a portal %s is replaced by the overview', async (_, portal, words) => {
  const { text } = await open('3', portal);
  expect(text()).toContain(words);
  expect(text()).toContain('Flows waiting for me');
});

test('a portal that did not load says why', async () => {
  const { text } = await open('3', new ApiError('getPortal', { kind: 'refused', code: 400, msg: '门户已撤回', detail: '' }));
  expect(text()).toContain('门户已撤回');
});
