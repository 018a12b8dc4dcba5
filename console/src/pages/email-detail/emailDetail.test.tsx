import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import EmailDetailPage from './EmailDetailPage.tsx';
import { Mail } from './Mail.tsx';

const mails = { list: [{ id: '584', fullName: '关于做好冬季除雪防滑工作的通知', creatorTime: 1_763_425_200_000 }] };

async function open(at: string, answer: object | Error = mails) {
  const session = aSession({ listDashboardEmails: answer }, at);
  await renderInConsole(session.around(<EmailDetailPage />));
  return session;
}
const words = () => document.body.textContent;

test('a mail of the list is shown with its subject, and that its text is not handed out is said', async () => {
  await open('/emailDetail?id=584');
  await expect.poll(words).toContain('关于做好冬季除雪防滑工作的通知');
  await expect.poll(words).toContain('The text of this e-mail is not available here');
});

test.each([
  ['/emailDetail?id=999', 'It is not among your newest e-mails.'],
  ['/emailDetail', 'The address names no e-mail.'],
])('%s: says what is missing', async (at, text) => {
  await open(at);
  await expect.poll(words).toContain(text);
});

test('nothing of a mail is taken from the address', async () => {
  await open('/emailDetail?id=999&subject=Pay+now&html=%3Cb%3EPay%3C%2Fb%3E');
  await expect.poll(words).toContain('This e-mail cannot be found');
  expect(document.body.textContent).not.toContain('Pay');
});

test('a load that fails says so', async () => {
  await open('/emailDetail?id=584', new Error('offline'));
  await expect.poll(words).toContain('The e-mail did not load');
});

test('a mail a server tells whole is shown with from, to, its body made harmless, and its attachments', async () => {
  const mail = {
    subject: '施工图',
    sentAtMs: 1_763_425_200_000,
    from: 'lin@example.test',
    to: 'chen@example.test',
    html: '<p>请查收<script>alert(1)</script></p>',
    files: [{ name: '图.pdf', fileId: 'a', fileSize: 1, fileExtension: 'pdf', fileVersionId: '', url: '/api/file/Image/annex/a' }],
  };
  await renderInConsole(aSession({}).around(<Mail mail={mail} />));
  for (const part of ['施工图', 'lin@example.test', 'chen@example.test', '请查收', '图.pdf'])
    expect(document.body.textContent).toContain(part);
  expect(document.querySelector('script')).toBeNull();
});
