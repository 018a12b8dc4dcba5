import { describe, expect, it } from 'vitest';
import { messageCodecs, senderOf, sentAtMs } from './index.ts';

const listed = (wire: object) => messageCodecs.listMessages.data.decode({ list: [{ id: '1', ...wire }] }).rows[0];

describe('a message of a list', () => {
  it.each([
    ['the number 1', 1, true],
    ['the text 1', '1', true],
    ['the number 0', 0, false],
    ['the text 0', '0', false],
    ['nothing', null, false],
  ])('is read by %s', (_, isRead, expected) => expect(listed({ isRead })?.isRead).toBe(expected));

  it.each([
    [1, 'notice'],
    [2, 'flow'],
    [3, 'system'],
    [4, 'schedule'],
    [5, 'system'],
    [null, 'notice'],
  ])('of type %s is about: %s', (type, name) => expect(listed({ type })?.type).toBe(name));

  it('of an older server has a sender and a time all the same', () => {
    const older = listed({ creatorUser: '孙婉宁/admin', lastModifyTime: '2026-11-18 09:30:00' });
    expect(older && [senderOf(older), sentAtMs(older)]).toEqual(['孙婉宁/admin', Date.parse('2026-11-18T09:30:00+08:00')]);
  });
});

describe('an opened message', () => {
  const opened = (wire: object) => messageCodecs.readMessage.data.decode({ id: '1', ...wire });

  it('keeps the body of a flow as it came, beside what it says', () => {
    const bodyText = '{ "processId": "7", "unknown": [1] }';
    const { body } = opened({ type: 2, bodyText });
    expect(body).toMatchObject({ kind: 'flow', text: bodyText, task: { processId: '7', flowId: '' } });
    expect(messageCodecs.readMessage.data.encode(opened({ type: 2, bodyText })).bodyText).toBe(bodyText);
  });

  it('has no attachments where there is no text, and keeps a text nobody can read', () => {
    expect(opened({ files: '' }).files).toEqual({ kind: 'none' });
    expect(opened({ files: '{"name":"a.pdf"}' }).files).toEqual({ kind: 'broken', text: '{"name":"a.pdf"}' });
  });
});

describe('the filter of "mark all read"', () => {
  it('leaves out what is not asked for', () => {
    expect(messageCodecs.readAllMessages.body.encode({ keyword: '', type: 'all', isOnlyUnread: false })).toEqual({
      keyword: '',
      type: '',
      isRead: '',
    });
    expect(messageCodecs.readAllMessages.body.encode({ keyword: '冬季', type: 'schedule', isOnlyUnread: true })).toEqual({
      keyword: '冬季',
      type: '4',
      isRead: '0',
    });
  });
});

describe('what a conversation said last', () => {
  const latest = (messageType: string | null, latestMessage: string | null) =>
    messageCodecs.listConversations.data.decode({ list: [{ id: '1', messageType, latestMessage }] })[0]?.latest;
  it.each([
    ['text', '收到', { kind: 'text', text: '收到' }],
    [null, '收到', { kind: 'text', text: '收到' }],
    ['text', '{"path":"/a.jpg"}', { kind: 'text', text: '{"path":"/a.jpg"}' }],
    ['image', '{"path":"/a.jpg","width":"10"}', { kind: 'image', name: '', path: '/a.jpg', width: 10, height: 0 }],
    ['image', '{"path":"/a.jpg","height":-1}', { kind: 'other', type: 'image', text: '{"path":"/a.jpg","height":-1}' }],
    ['image', '{"path":"javascript:alert(1)"}', { kind: 'other', type: 'image', text: '{"path":"javascript:alert(1)"}' }],
    ['image', '{"path":"//evil.test/a.jpg"}', { kind: 'other', type: 'image', text: '{"path":"//evil.test/a.jpg"}' }],
    ['voice', '{"path":"/\\\\evil.test/a.mp3"}', { kind: 'other', type: 'voice', text: '{"path":"/\\\\evil.test/a.mp3"}' }],
    ['image', '{"name":"a b.jpg"}', { kind: 'image', name: 'a b.jpg', path: '/api/file/Image/IM/a%20b.jpg', width: 0, height: 0 }],
    ['voice', '{"path":"/a.mp3","length":8}', { kind: 'voice', name: '', path: '/a.mp3', lengthSeconds: 8 }],
    ['video', '{"path":"/a.mp4"}', { kind: 'video', name: '', path: '/a.mp4' }],
    ['image', '图片', { kind: 'other', type: 'image', text: '图片' }],
    ['sticker', '{"path":"/a.gif"}', { kind: 'other', type: 'sticker', text: '{"path":"/a.gif"}' }],
  ])('%s %s', (type, text, content) => expect(latest(type, text)).toEqual(content));
});
