import { portalCard } from '@milepost/openapi/domains/portal';
import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { SessionProvider, useSession } from '../../../auth/currentSession.ts';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { PortalCardView } from './Card.tsx';

// There is no canvas without a browser.
vi.mock('../charts/drawChart.ts', () => ({ drawChart: () => ({ mark: () => undefined, destroy: () => undefined }) }));

const ROWS = [
  { name: '周一', value: 10, type: '客车' },
  { name: '周二', value: 30, type: '客车' },
];
const NOW_MS = Date.parse('2026-11-20T09:00:00+08:00');

async function open(card: object, answers: Parameters<typeof aSession>[0] = {}) {
  const session = aSession(answers);
  const screen = await renderInConsole(session.around(<PortalCardView card={portalCard.decode(card)} nowMs={NOW_MS} />));
  return { session, screen, text: () => document.body.textContent };
}
const LINE = { jnpfKey: 'lineChart', title: '车流量', option: { unit: '辆', defaultValue: ROWS } };

test('a chart is one picture named by its figures, with the same figures as a table for paper', async () => {
  const { screen } = await open(LINE);
  await screen.appeared('canvas');
  const name = screen.one('canvas').getAttribute('aria-label');
  expect(name).toBe('Line chart “车流量”. 客车: lowest 10 辆 at 周一, highest 30 辆 at 周二.');
  expect(screen.one('canvas').getAttribute('role')).toBe('img');
  expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['10', '30']);
});

test('the switch shows the table in place of the drawing', async () => {
  const { screen } = await open(LINE);
  await screen.appeared('canvas');
  const table = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].at(-1);
  await act(async () => table?.click());
  expect(document.querySelector('canvas')).toBeNull();
  expect(screen.one('table').getAttribute('aria-label')).toBe('车流量');
});

test('a card whose data interface refuses says why, and asks again for itself', async () => {
  let turn = 0;
  const refused = new ApiError('previewDataInterface', { kind: 'refused', code: 400, msg: '接口已禁用', detail: '' });
  const answer = () => {
    turn += 1;
    if (turn === 1) throw refused;
    return [{ fullName: '路达', projects: 3 }];
  };
  const card = {
    jnpfKey: 'rankList',
    title: '在手项目',
    dataType: 'dynamic',
    propsApi: '7',
    option: { nameField: 'fullName', valueField: 'projects' },
  };
  const { screen, text } = await open(card, { previewDataInterface: answer });
  await screen.appeared('button');
  expect(text()).toContain('接口已禁用');
  await act(async () => screen.one('button').click());
  await screen.appeared('ol');
  expect(text()).toContain('路达');
  expect(screen.one('ol li > :not([aria-hidden])').textContent, 'its place, which no marker says').toBe('Place 1');
});

test.each([
  [{ jnpfKey: 'weather', title: '天气' }, 'Cards of the kind “weather” are not shown here'],
  [{ title: '空' }, 'A card that says no kind is not shown here'],
])('%j is not shown and says so', async (card, words) => {
  const { text } = await open(card);
  expect(text()).toContain(words);
});

const PICTURES = [
  { imageUrl: '/api/file/Image/a.png', title: '护栏' },
  { imageUrl: 'https://elsewhere.example/b.png', title: '隧道' },
];

test('pictures follow each other when somebody asks for the next one, each with what it says; none of another host is fetched', async () => {
  const { screen, text } = await open({ jnpfKey: 'carousel', title: '现场', option: { defaultValue: PICTURES } });
  expect(screen.one('[aria-roledescription=carousel]').getAttribute('aria-label')).toBe('现场');
  expect(screen.one<HTMLImageElement>('img').alt).toBe('护栏');
  const next = [...document.querySelectorAll('button')].at(-1);
  await act(async () => next?.click());
  expect(document.querySelector('img')).toBeNull();
  expect(text()).toContain('its address is not one of ours');
  expect(text()).toContain('2 of 2');
  await act(async () => next?.click());
  expect(screen.one<HTMLImageElement>('img').alt).toBe('护栏');
});

test('a film waits until somebody starts it, and says so where it cannot be played', async () => {
  const { screen, text } = await open({
    jnpfKey: 'video',
    title: '现场',
    option: { defaultValue: '/api/file/a.mp4', textDefaultValue: '除雪' },
  });
  const film = screen.one<HTMLVideoElement>('video');
  expect([film.autoplay, film.controls, film.preload, film.getAttribute('aria-label')]).toEqual([false, true, 'none', '除雪']);
  expect(screen.one<HTMLAnchorElement>('a[download]').href).toContain('/api/file/a.mp4');
  await act(async () => film.dispatchEvent(new Event('error')));
  expect(text()).toContain('cannot be played here');
});

test.each([
  ['https://weather.example/road', 'Pages of weather.example are not framed here'],
  ['javascript:alert(1)', 'its address leads nowhere it may lead'],
  ['http://weather.example', 'its address leads nowhere it may lead'],
  ['', 'There is no page yet'],
])('a page at %j is not framed, and why is said', async (address, words) => {
  const { text } = await open({ jnpfKey: 'iframe', title: '天气', option: { defaultValue: address } });
  expect(document.querySelector('iframe')).toBeNull();
  expect(text()).toContain(words);
});

test('a page of a listed host is framed under the name of its card', async () => {
  const card = portalCard.decode({ jnpfKey: 'iframe', title: '天气', option: { defaultValue: 'https://weather.example/road' } });
  function Listed() {
    const session = useSession();
    return (
      <SessionProvider value={{ ...session, config: { ...session.config, frameHosts: ['weather.example'] } }}>
        <PortalCardView card={card} nowMs={NOW_MS} />
      </SessionProvider>
    );
  }
  const { one } = await renderInConsole(aSession({}).around(<Listed />));
  const frame = one<HTMLIFrameElement>('iframe');
  expect([frame.title, frame.src, frame.getAttribute('sandbox')?.includes('allow-same-origin')]).toEqual([
    '天气',
    'https://weather.example/road',
    false,
  ]);
  expect(document.querySelector('h1')).toBeNull();
});

test('a picture of another host is not fetched: it would tell who looks', async () => {
  const { text } = await open({ jnpfKey: 'image', title: '图', option: { defaultValue: 'https://elsewhere.example/a.png' } });
  expect(document.querySelector('img')).toBeNull();
  expect(text()).toContain('its address is not one of ours');
});

test('functions are those of this person’s menu, and none leads to script', async () => {
  const list = [
    { fullName: '没有', id: '99' },
    { fullName: '坏', urlAddress: 'javascript:alert(1)' },
  ];
  await open({ jnpfKey: 'commonFunc', title: '常用', option: { defaultValue: list } });
  expect(document.querySelectorAll('li')).toHaveLength(0);
});
