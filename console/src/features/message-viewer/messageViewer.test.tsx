import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { InvalidationProvider } from '../../data/invalidation.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import MessageViewer from './index.ts';

const notice = {
  id: '7',
  title: '2026年冬季养护作业通知',
  type: 1,
  flowType: null,
  bodyText: '<p>自 11 月 25 日起，<strong>K120～K186</strong> 段进行养护作业。</p>',
  excerpt: 'K120～K186 段作业安排',
  files: JSON.stringify([
    { name: '布置图.pdf', fileId: 'a.pdf', fileSize: 482_133, fileExtension: 'pdf', url: '/api/file/Image/annex/a.pdf' },
  ]),
  releaseUser: '孙婉宁/admin',
  releaseTime: 1_794_966_000_000,
};

async function open(answer: Parameters<typeof aSession>[0][string]) {
  const session = aSession({ readMessage: answer });
  const onClose = vi.fn<() => void>();
  const rendered = await renderInConsole(session.around(<MessageViewer id="7" onClose={onClose} />));
  return { session, onClose, ...rendered };
}

describe('opening a message by type', () => {
  test.each([
    ['/api/file/Image/preview/1.png', '/api/file/Image/preview/1.png'],
    ['https://elsewhere.example/1.png', undefined],
    [null, undefined],
  ])('a notice with the cover %s shows the picture %s', async (coverImage, shown) => {
    const { appeared } = await open({ ...notice, coverImage });
    await appeared('[role=dialog] dl');
    const picture = document.querySelector('[role=dialog] img');
    expect(picture?.getAttribute('src')?.replace(/^https?:\/\/[^/]+/, '')).toBe(shown);
  });

  test.each([
    ['a notice', {}],
    ['a system message', { type: 3 }],
    ['a flow message whose body cannot be read', { type: 2, bodyText: '{"processId":' }],
  ])('%s opens a dialog with title, date, sender, excerpt, body and attachments', async (_, more) => {
    const { appeared, session, onClose } = await open({ ...notice, ...more });
    const dialog = await appeared('[role=dialog] dl');
    const words = dialog.closest('[role=dialog]')?.textContent ?? '';
    const body = 'type' in more && more.type === 2 ? 'The content of this message cannot be read' : 'K120～K186 段进行养护作业';
    for (const part of [notice.title, '孙婉宁', notice.excerpt, body, '布置图.pdf']) expect(words).toContain(part);
    expect(words).not.toContain('/admin');
    expect(session.calls).toEqual([['readMessage', { path: { id: '7' } }]]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    ['schedule', { type: 4, bodyText: '{"id":"9","groupId":"8","type":1}' }, [['openSchedule', { id: '9', groupId: '8' }]], '/home'],
    ['schedule of inner type 3', { type: 4, bodyText: '{"id":"9","groupId":"8","type":3}' }, [], '/home'],
    ['flow with flowType 2', { type: 2, flowType: 2, bodyText: '{"type":"1"}' }, [], '/workFlow/entrust?config=1'],
  ])('a %s opens no dialog and goes where it leads', async (_, more, opened, address) => {
    const { session, onClose } = await open({ ...notice, ...more });
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(session.opened).toEqual(opened);
    expect(session.history.location.href).toBe(address);
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  test('every other flow message goes to flow detail with the body encoded', async () => {
    const bodyText = '{"processId":"5","enCode":"maintenanceOrder","type":2}';
    const { session, onClose } = await open({ ...notice, type: 2, flowType: 1, bodyText });
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(session.history.location.pathname).toBe('/workFlowDetail');
    expect(atob(new URLSearchParams(session.history.location.search).get('config') ?? '')).toContain('maintenanceOrder');
  });
});

test('a schedule of inner type 3 says on the page that it is read, and why nothing opens', async () => {
  const { toaster, onClose } = await open({ ...notice, type: 4, bodyText: '{"id":"9","groupId":"8","type":3}' });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toaster.snapshot().shown.map(({ tone, title, detail }) => [tone, title, detail])).toEqual([
    ['info', 'Marked as read', 'There is no schedule to open: it was deleted, or you no longer take part in it.'],
  ]);
});

test('an attachment without an address is one that does not exist: a warning, and nothing is asked for', async () => {
  const files = JSON.stringify([{ name: '布置图.pdf', url: '' }]);
  const { appeared, press, session, toaster } = await open({ ...notice, files });
  await appeared('[aria-label="Download 布置图.pdf"]');
  await press('[aria-label="Download 布置图.pdf"]');
  await vi.waitFor(() => expect(toaster.snapshot().shown).toMatchObject([{ tone: 'warning', title: 'The file does not exist' }]));
  expect(session.calls).toHaveLength(1);
});

test('that a message is read is told to the other tabs, once', async () => {
  const told: unknown[] = [];
  const session = aSession({ readMessage: notice });
  const { appeared } = await renderInConsole(
    <InvalidationProvider value={(tags) => void told.push(...tags)}>
      {session.around(<MessageViewer id="7" onClose={() => undefined} />)}
    </InvalidationProvider>,
  );
  await appeared('[role=dialog] dl');
  expect(told).toEqual(['message']);
});

test('attachments that cannot be read are said, not left out', async () => {
  const { appeared } = await open({ ...notice, files: '{"name":"布置图.pdf"}' });
  const dialog = (await appeared('[role=dialog] dl')).closest('[role=dialog]');
  expect(dialog?.textContent).toContain('The attachments of this message cannot be read');
});

test('title, sender and excerpt are text, whatever they look like', async () => {
  const literal = {
    title: '<img src=x onerror=alert(1)>',
    excerpt: '<b onmouseover=alert(1)>x</b>',
    releaseUser: '</title><script>alert(1)</script>',
  };
  const { appeared } = await open({ ...notice, ...literal, bodyText: '', files: '' });
  const dialog = (await appeared('[role=dialog] dl')).closest('[role=dialog]');
  expect(dialog?.textContent).toContain(literal.title);
  expect(dialog?.textContent).toContain(literal.excerpt);
  expect(dialog?.querySelector('img, b, script')).toBeNull();
});

test('a load that fails keeps the dialog, says so and asks again on demand', async () => {
  let isDown = true;
  const { appeared, one, toaster } = await open(() => {
    if (isDown) throw new Error('offline');
    return notice;
  });
  await appeared('[role=dialog] button');
  expect(document.body.textContent).toContain('The message did not load');
  expect(toaster.snapshot().history).toEqual([]);
  isDown = false;
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  await act(async () => retry?.click());
  await vi.waitFor(() => expect(one('[role=dialog]').textContent).toContain(notice.title));
});
