import { ApiError } from '@milepost/openapi/client';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { delegations } from './delegations.ts';

const refused = new ApiError('listDelegations', { kind: 'refused', code: 500, msg: '流程服务维护中', detail: 'refused' });
const at = (hour: number) => Date.UTC(2026, 11, 10, hour - 8, 0);
const ROW = {
  id: '1',
  userName: '何俊杰/staff',
  toUserName: '欧阳明轩/double',
  flowName: '占道施工申请',
  startTime: at(0),
  endTime: at(16),
  description: '',
};
const text = () => document.body.textContent ?? '';

async function open(answer: object | Error, address = '/workFlow/entrust?config=1') {
  const page = answer instanceof Error ? answer : { list: [answer], pagination: { currentPage: 1, pageSize: 20, total: 1 } };
  await renderInConsole(
    aSession({ listDelegations: page, listDelegationsToMe: page }, address).around(<ResourcePage resource={delegations as never} />),
  );
}

test('who acts is shown by name, and when in YYYY-MM-DD HH:mm', async () => {
  await open(ROW);
  await vi.waitFor(() => expect(text()).toContain('欧阳明轩'));
  expect(text()).not.toContain('double');
  expect(text()).toContain('2026-12-10 16:00');
  expect(text()).not.toMatch(/[AP]M/);
});

test('delegations that do not come say so in the server’s words, and nothing of filters', async () => {
  await open(refused);
  await vi.waitFor(() => expect(text()).toContain('流程服务维护中'));
  expect(text()).not.toContain('Your filters are kept.');
});
