import { expect, it } from 'vitest';
import { accountProblems, messageAccountCodecs, secretTexts, type MessageAccountDraft } from './index.ts';

const draftOf = (change: Partial<MessageAccountDraft>): MessageAccountDraft => ({
  ...messageAccountCodecs.createMessageAccount.body.decode({ type: '2', fullName: '邮箱', enCode: 'mail' }),
  ...change,
});
const problems = (change: Partial<MessageAccountDraft>, isNew = true) =>
  accountProblems(draftOf(change), { isNew }).map(({ field, problem }) => `${field} ${problem}`);

it('every channel asks for what it needs', () => {
  expect(problems({})).toEqual([
    'smtpPort required',
    'addressorName required',
    'smtpServer required',
    'smtpUser required',
    'smtpPassword required',
  ]);
  expect(problems({ type: '3', smsSignature: '高速', appId: '1', appSecret: '2', channel: '1' })).toEqual(['endPoint required']);
  expect(problems({ type: '3', smsSignature: '高速', appId: '1', appSecret: '2', channel: '2' })).toHaveLength(4);
  expect(problems({ type: '6', webhookType: '1', webhookAddress: 'javascript:1', approveType: '2' })).toEqual([
    'webhookAddress pattern',
    'bearer required',
  ]);
  expect(problems({ type: '1' })).toEqual(['type range']);
});

it('a secret that is kept need not be written again, other texts must', () => {
  const mail = { smtpServer: 'smtp.example.com', smtpPort: 65_536, smtpUser: 'a' };
  expect(problems(mail, false)).toEqual(['smtpPort range', 'addressorName required']);
  expect([secretTexts('3').includes('appKey'), secretTexts('7').includes('appKey'), secretTexts('7').includes('agentId')]).toEqual([
    true,
    false,
    true,
  ]);
});
