import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import EmailDetailPage from './EmailDetailPage.tsx';

const mails = { list: [{ id: '584', fullName: '关于做好冬季除雪防滑工作的通知', creatorTime: 1_763_425_200_000 }] };

const mail = {
  id: '584',
  subject: '关于做好冬季除雪防滑工作的通知',
  sender: 'center@milepost.test',
  senderName: '路网运行中心',
  mAccount: 'admin@milepost.test',
  cc: 'a@milepost.test,b@milepost.test',
  date: 1_763_425_200_000,
  bodyText: '<p>融雪剂到位<script>alert(1)</script></p>',
  attachment: '[{"fileId":"a","fileName":"方案.pdf","fileSize":1,"url":"/api/file/Image/annex/a"}]',
};

/** A server of today hands out the list; `whole` is the mail itself, where it has the call. */
async function open(at: string, answer: object | Error = mails, whole: object | Error = new Error('no such call')) {
  const session = aSession({ listDashboardEmails: answer, getEmail: whole }, at);
  await renderInConsole(session.around(<EmailDetailPage />));
  return session;
}
const words = () => document.body.textContent;

test('a mail is shown whole: who sent it to whom, its text made harmless, its files', async () => {
  await open('/emailDetail?id=584', mails, mail);
  for (const part of ['路网运行中心 <center@milepost.test>', 'a@milepost.test, b@milepost.test', '融雪剂到位', '方案.pdf'])
    await expect.poll(words).toContain(part);
  expect(document.querySelector('script')).toBeNull();
});

test('where a server hands out its list alone, a mail is shown with its subject, and that its text is not handed out is said', async () => {
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
