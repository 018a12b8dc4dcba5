import { describe, expect, it } from 'vitest';
import { badgeText, chatImageProblem, chatTextToSend, encodeConfig, isChatTextTooLong, messageCodecs, openingOf } from './index.ts';

describe('a badge shows at most 99', () => {
  it.each([
    [0, ''],
    [-5, ''],
    [0.5, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1e21, '99+'],
    [Number.NaN, ''],
  ])('%d as "%s"', (count, shown) => expect(badgeText(count)).toBe(shown));
});

describe('the text of a chat', () => {
  it.each([
    ['  收到 ', '收到'],
    ['\n第一行\n第二行\n', '第一行\n第二行'],
    ['', null],
    [' \t\u3000\n', null],
    ['   \u200b\u00a0 ', null],
    ['\ufeff收到\u200b', '收到'],
    ['👩\u200d🔧 到场', '👩\u200d🔧 到场'],
  ])('%j is sent as %j', (typed, sent) => expect(chatTextToSend(typed)).toBe(sent));

  it('may have 5000 characters, rare ones counted once', () => {
    expect(isChatTextTooLong('路'.repeat(5000))).toBe(false);
    expect(isChatTextTooLong('𠮷'.repeat(5000))).toBe(false);
    expect(isChatTextTooLong('路'.repeat(5001))).toBe(true);
  });
});

describe('the image of a chat', () => {
  it.each([
    ['image/png', 5_242_880, null],
    ['image/png', 5_242_881, 'tooLarge'],
    ['application/pdf', 10, 'notAnImage'],
    ['', 10, 'notAnImage'],
  ])('%s of %d bytes: %s', (type, size, problem) => expect(chatImageProblem({ type, size })).toBe(problem));
});

describe('opening a message by its type', () => {
  const opened = (type: number | null, bodyText: string, flowType: number | null = null) =>
    openingOf(messageCodecs.readMessage.data.decode({ id: '1', type, flowType, bodyText }));

  it.each([
    ['a notice', 1],
    ['a system message', 3],
    ['a type nobody knows', 9],
    ['no type at all', null],
  ])('%s opens the dialog', (_, type) => expect(opened(type, '<p>冬季养护</p>')).toEqual({ kind: 'dialog' }));

  it('a schedule opens its viewer, but not where its inner type is 3', () => {
    expect(opened(4, '{"id":"7","groupId":"8","type":1}')).toEqual({ kind: 'schedule', id: '7', groupId: '8' });
    expect(opened(4, '{"id":"7","groupId":"8","type":3}')).toEqual({ kind: 'nothing' });
    expect(opened(4, '{"id":"7","groupId":"8","type":"3"}')).toEqual({ kind: 'nothing' });
    expect(opened(4, '{"type":3}')).toEqual({ kind: 'nothing' });
  });

  it('a flow of flow type 2 opens the entrust page with its type', () => {
    expect(opened(2, '{"type":"1"}', 2)).toEqual({ kind: 'page', address: '/workFlow/entrust?config=1' });
    expect(opened(2, '{"type":2}', 2)).toEqual({ kind: 'page', address: '/workFlow/entrust?config=2' });
  });

  it('every other flow opens the flow detail with the body encoded', () => {
    const body = '{"processId":"1","flowId":"路产"}';
    const opening = opened(2, body, 1);
    const config = new URL(opening.kind === 'page' ? opening.address : '', 'http://console.invalid').searchParams.get('config') ?? '';
    expect(Buffer.from(config, 'base64').toString('utf8')).toBe(body);
    expect(opening).toMatchObject({ address: expect.stringMatching(/^\/workFlowDetail\?config=[\w%]+$/) });
  });

  it.each([
    ['a flow whose body is no JSON', 2, '<p>流程</p>'],
    ['a flow whose body is a list', 2, '[]'],
    ['a schedule without an id', 4, '{"type":1}'],
    ['a schedule whose body is empty', 4, ''],
  ])('%s opens the dialog', (_, type, body) => expect(opened(type, body)).toEqual({ kind: 'dialog' }));

  it('a long text is encoded too', () => {
    const text = '云阳'.repeat(20_000);
    expect(Buffer.from(decodeURIComponent(encodeConfig(text)), 'base64').toString('utf8')).toBe(text);
  });
});
