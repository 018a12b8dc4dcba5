import { ApiError } from '@milepost/openapi/client';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import InfoSection from './InfoSection.tsx';
import LogSection from './LogSection.tsx';
import SubordinateSection from './SubordinateSection.tsx';

const refused = new ApiError('any', { kind: 'refused', code: 500, msg: '人员服务维护中', detail: 'refused' });
const text = () => document.body.textContent ?? '';
const shows = (words: string) => vi.waitFor(() => expect(text()).toContain(words));

test.each([
  ['the log', 'listSystemLogs', <LogSection key="log" kind="signIns" />],
  ['the subordinates', 'listOwnSubordinates', <SubordinateSection key="below" />],
] as const)('%s that do not come say so in the server’s words, and nothing of filters', async (_, operation, list) => {
  await renderInConsole(aSession({ [operation]: refused }, '/profile').around(list));
  await shows('人员服务维护中');
  expect(text()).not.toContain('Your filters are kept.');
});

test('people are shown by their names: only a picker shows the account behind', async () => {
  const answers = { listOwnSubordinates: [{ id: '9', userName: '陈春生/ccs0046', department: '养护部', position: '', isLeaf: 1 }] };
  await renderInConsole(aSession(answers, '/profile').around(<SubordinateSection />));
  await shows('陈春生');
  expect(text()).not.toContain('ccs0046');
});

test('the direct manager too, and moments are YYYY-MM-DD HH:mm', async () => {
  const info = {
    id: '7',
    account: 'lin',
    realName: '林志远',
    manager: '曹丽萍/clp0001',
    prevLogTime: Date.parse('2026-11-21T16:05:00+08:00'),
  };
  await renderInConsole(aSession({ getBaseInfo: info }, '/profile').around(<InfoSection />));
  await shows('曹丽萍');
  expect(text()).not.toContain('clp0001');
  expect(text()).toContain('2026-11-21 16:05');
});
