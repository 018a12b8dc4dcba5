import { ApiError } from '@milepost/openapi/client';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { momentText } from '../../i18n/momentText.ts';
import { recentMenusOf } from '../../open-pages/recentMenus.ts';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { Figures } from './Figures.tsx';
import { Greeting } from './Greeting.tsx';
import { linksAt, menuGroups } from './menuGroups.ts';
import { MailRegion } from './MailRegion.tsx';
import { MenuRegion } from './MenuRegion.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import type { PageLink, WindowLink } from './pageLink.ts';
import { ScheduleRegion } from './ScheduleRegion.tsx';
import { OwnFlowsRegion, ToDoLinesRegion } from './FlowLinesRegion.tsx';
import { ToDoRegion } from './ToDoRegion.tsx';

const Link: PageLink = ({ to, children }) => <a href={to}>{children}</a>;
const page = (list: readonly object[]) => ({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const text = () => document.body.textContent;
const press = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
};

test('the greeting names the person, the part of the day and the date', async () => {
  const session = aSession({});
  await renderInConsole(session.around(<Greeting name="林志远" nowMs={new Date(2026, 10, 20, 15, 0).getTime()} />));
  expect(text()).toMatch(/Good afternoon, 林志远Friday.*20/);
});

test('counts by the names of either version; what a server does not count is a dash', async () => {
  const session = aSession({ countFlowTasks: { flowTodo: 6, flowToSign: 2, flowDone: 42 } });
  const screen = await renderInConsole(session.around(<Figures />));
  await screen.appeared('dd span + span');
  expect(text()).toMatch(/Flows waiting for me8tasks.*Handed over to me—.*Handled by me42tasks.*Copied to me—/);
});

test('counts that do not come say the words of the server', async () => {
  const session = aSession({
    countFlowTasks: new ApiError('countFlowTasks', { kind: 'refused', code: 500, msg: '门户维护中', detail: '' }),
  });
  const screen = await renderInConsole(session.around(<Figures />));
  await screen.appeared('dd button');
  expect(text()).toContain('门户维护中 Did not load, retry');
});

test('work leads to its flow, says who launched it and how urgent it is', async () => {
  const row = { id: '1', fullName: '占道施工申请', userName: '马文博/locked', thisStep: '部门审批', flowUrgent: 3, taskOperatorId: '7' };
  const session = aSession({ listFlowTasks: page([row]) });
  const screen = await renderInConsole(session.around(<ToDoRegion link={Link} />));
  await screen.appeared('td a');
  expect(screen.one<HTMLAnchorElement>('td a').getAttribute('href')).toMatch(/^\/workFlowDetail\?config=/);
  expect(text()).toMatch(/占道施工申请Urgent马文博部门审批/);
  const spoken = [...document.querySelectorAll('section > :first-child span:not([aria-hidden] *, [aria-hidden], :has(*))')];
  expect(spoken.map(({ textContent }) => textContent)).toEqual(['1 item']);
});

test('a notice opens as its message, a schedule in its viewer, the calendar over the page', async () => {
  const dayMs = Date.parse('2026-11-20T00:00:00+08:00');
  const schedule = { id: '5', groupId: '6', title: '运营周例会', allDay: 0, startDay: dayMs + 32_400_000, endDay: dayMs + 36_000_000 };
  const session = aSession({
    listDashboardNotices: { list: [{ id: '3', fullName: '冬季养护作业通知' }] },
    listSchedules: { list: [schedule] },
  });
  const screen = await renderInConsole(
    session.around(
      <>
        <NoticeRegion />
        <ScheduleRegion dayMs={dayMs} />
      </>,
    ),
  );
  for (const region of ['section:has(+ section)', 'section + section']) await screen.appeared(`${region} li button`);
  await press('冬季养护作业通知');
  await press('运营周例会');
  await press('Calendar');
  expect(session.opened).toEqual([
    ['openMessage', '3'],
    ['openSchedule', { id: '5', groupId: '6' }],
    ['openCalendar', undefined],
  ]);
  expect(text()).toContain('09:00 – 10:00');
});

test('a region that failed says why and asks again for itself; an empty one says so', async () => {
  let calls = 0;
  const answer = () => {
    calls += 1;
    if (calls === 1) throw new ApiError('listDashboardNotices', { kind: 'refused', code: 500, msg: '服务器处理失败', detail: '' });
    return { list: [] };
  };
  const session = aSession({ listDashboardNotices: answer, listFlowTasks: page([]) });
  const screen = await renderInConsole(
    session.around(
      <>
        <NoticeRegion />
        <ToDoRegion link={Link} />
      </>,
    ),
  );
  await screen.appeared('section + section:not(:has([aria-busy=true]))');
  await screen.appeared('section button');
  expect(text()).toContain('服务器处理失败');
  expect(text()).toContain('Nothing waits for you');
  await vi.waitFor(() => expect(document.querySelector('[data-live-region=polite]')?.textContent).toBe('notices did not load'));
  screen.one('section button').focus();
  await press('Retry');
  await screen.appeared('section:has(+ section):not(:has(button))');
  expect(text()).toContain('No notices');
  // The button goes with the failure, the keyboard does not go with it.
  expect(document.activeElement?.textContent).toBe('Notices');
});

test('recent and favourite pages are those the person may still open', () => {
  const item = (id: string, children: object[] = []) => ({ id, fullName: `菜单${id}`, children });
  const groups = menuGroups([item('1', [item('2')]), item('3')] as never, new Map([['2', '/two']]));
  expect(groups.map(({ name, links }) => [name, links.map(({ path }) => path)])).toEqual([['菜单1', ['/two']]]);
  expect(linksAt(groups, ['/gone', '/two'])).toMatchObject([{ name: '菜单2' }]);
  expect(recentMenusOf('7')).toBe(recentMenusOf('7'));
});

test('entries that open windows are listed, kept at hand and shown as opened last like pages', async () => {
  const { menus } = decodeCurrentUser({
    menuList: [
      { id: 'list', type: 2, fullName: '门架清单', urlAddress: 'list' },
      { id: 'wall', type: 6, fullName: '路网大屏' },
      { id: 'manual', type: 7, fullName: '操作手册', urlAddress: '/manual/', linkTarget: '_blank' },
    ],
    userInfo: { userId: '8', userAccount: 'lin' },
  } as never);
  const Windowed: WindowLink = ({ id, name }) => <button id={`open-${id}`}>{name}</button>;
  const Person = () => {
    const session = useSession();
    const currentUser = { ...session.currentUser, menus, user: { ...session.currentUser.user, userId: '8' } };
    return (
      <SessionProvider value={{ ...session, currentUser, pathOf: new Map([['list', '/list']]) }}>
        <MenuRegion link={Link} windowLink={Windowed} />
      </SessionProvider>
    );
  };
  const { one, press: click } = await renderInConsole(aSession({}).around(<Person />));
  await act(async () => ['/list', 'window.manual', 'window.gone'].forEach((key) => recentMenusOf('8').visit(key)));
  const listed = (group: number) =>
    [...(document.querySelectorAll('ul')[group]?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
  expect(listed(0)).toEqual(['操作手册', '门架清单']);
  await press('All menus');
  expect([1, 2, 3].map(listed)).toEqual([['门架清单'], ['路网大屏'], ['操作手册']]);
  await click('[aria-label="Keep 路网大屏 at hand"]');
  expect(listed(0)).toEqual(['路网大屏']);
  expect(one('[aria-label="Keep 路网大屏 at hand"]').getAttribute('aria-pressed')).toBe('true');
  expect(one('#open-manual').textContent).toBe('操作手册');
});

const thisYear = new Date().getFullYear();
const at = (year: number, month: number, day: number, hour: number, minute: number) => Date.UTC(year, month - 1, day, hour - 8, minute);
const [now, before] = [at(thisYear, 3, 8, 9, 5), at(thisYear - 1, 11, 16, 15, 6)];
const rows = [
  { id: '1', fullName: '一', creatorTime: now, releaseTime: now, startTime: now },
  { id: '2', fullName: '二', creatorTime: before, releaseTime: before, startTime: before },
];

test.each([
  ['work', 'listFlowTasks', page(rows), <ToDoRegion key="r" link={Link} />, ['03-08 09:05', `${thisYear - 1}-11-16 15:06`]],
  [
    'flows',
    'listDashboardOwnFlows',
    { list: rows },
    <OwnFlowsRegion key="r" link={Link} />,
    ['03-08 09:05', `${thisYear - 1}-11-16 15:06`],
  ],
  ['mails', 'listDashboardEmails', { list: rows }, <MailRegion key="r" link={Link} />, ['03-08 09:05', `${thisYear - 1}-11-16 15:06`]],
  ['notices', 'listDashboardNotices', { list: rows }, <NoticeRegion key="r" />, ['03-08', `${thisYear - 1}-11-16`]],
])('moments of %s leave out this year alone, and are whole for who points at them', async (_, operation, answer, region, short) => {
  const screen = await renderInConsole(aSession({ [operation]: answer }).around(region));
  await screen.appeared('time');
  const times = [...document.querySelectorAll('time')];
  expect(times.map(({ textContent }) => textContent)).toEqual(short);
  expect(times.map(({ title }) => title)).toEqual([momentText(now), momentText(before)]);
});

test('a schedule that began before the day has its day, the rest the time alone', async () => {
  const dayMs = at(2026, 11, 20, 0, 0);
  const schedule = { id: '5', groupId: '6', title: '巡检', allDay: 0, startDay: at(2026, 11, 19, 22, 0), endDay: at(2026, 11, 20, 6, 30) };
  const screen = await renderInConsole(aSession({ listSchedules: { list: [schedule] } }).around(<ScheduleRegion dayMs={dayMs} />));
  await screen.appeared('li button');
  expect(text()).toContain('11-19 22:00 – 06:30');
  expect(screen.one('[title="2026-11-19 22:00 – 2026-11-20 06:30"]')).toBeTruthy();
});

test('work is in the order it arrived, the newest first, and its time is named on both pages', async () => {
  const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 8);
  const row = (id: string, creatorTime: number) => ({ id, fullName: `任务${id}`, startTime: at(1, 8), creatorTime });
  const session = aSession({
    listFlowTasks: page([row('甲', at(17, 1)), row('乙', at(19, 9)), row('丙', at(17, 8))]),
    listDashboardFlowTasks: { list: [row('乙', at(19, 9))] },
  });
  const screen = await renderInConsole(
    session.around(
      <>
        <ToDoRegion link={Link} />
        <ToDoLinesRegion link={Link} />
      </>,
    ),
  );
  await screen.appeared('td a');
  await screen.appeared('li time');
  expect([...document.querySelectorAll('td a')].map(({ textContent }) => textContent)).toEqual(['任务乙', '任务丙', '任务甲']);
  expect(screen.one('th:last-child').textContent).toBe('Arrived');
  expect(screen.one('li').textContent).toContain('Arrived');
  expect(screen.one('li time').getAttribute('dateTime')).toBe(screen.one('tr:first-child td time').getAttribute('dateTime'));
});
