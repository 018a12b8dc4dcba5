import { describe, expect, it } from 'vitest';
import { readEnvelope, type Answer } from './envelope.ts';

const answer = (body: unknown, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

describe('an answer', () => {
  it.each([
    ['a success without msg and data', { code: 200 }],
    ['a refusal with a reason', { code: 400, msg: '编码已存在' }],
    ['a refusal with an object for msg', { code: 400, msg: { enCode: '不能为空' } }],
    ['further members', { code: 200, msg: '', data: null, timestamp: 1, extras: null }],
  ])('may be %s', (_, body) => {
    expect(readEnvelope(answer(body))).toMatchObject({ ok: true, problems: [] });
  });

  it.each<[string, Answer, RegExp]>([
    ['another HTTP status', answer({ code: 400, msg: '不行' }, { status: 500 }), /HTTP status is 500/],
    ['a redirect', answer({ code: 200 }, { status: 302 }), /HTTP status is 302/],
    ['another media type', answer({ code: 200 }, { contentType: 'text/html' }), /Content-Type is "text\/html"/],
    ['a page', answer('<html>', { contentType: 'text/html' }), /no JSON object/],
    ['a list', answer([]), /no JSON object/],
    ['no code', answer({ msg: 'ok' }), /code is missing/],
    ['a code as text', answer({ code: '200' }), /code is "200", expected an integer/],
    ['a broken code', answer({ code: 200.5 }), /code is 200.5/],
    ['a refusal without a reason', answer({ code: 400, msg: '' }), /comes without msg/],
    ['a stack trace', answer({ code: 500, msg: 'boom\n    at Service.save (Service.java:42)' }), /msg shows a stack trace/],
    ['a Java exception', answer({ code: 500, msg: 'java.lang.NullPointerException: null' }), /msg shows the name of an exception/],
    ['a .NET exception', answer({ code: 500, msg: 'Unhandled ArgumentNullException' }), /msg shows the name of an exception/],
    ['SQL', answer({ code: 500, msg: "select * from base_user where id = '1'" }), /msg shows SQL/],
    ['a path', answer({ code: 500, msg: '无法读取 /home/app/config.yml' }), /msg shows a path/],
    ['a leak in a success', answer({ code: 200, msg: 'SQLITE_BUSY' }), /msg shows SQL/],
  ])('is wrong with %s', (_, given, problem) => {
    expect(readEnvelope(given).problems.join('\n')).toMatch(problem);
  });

  it('may tell people about files, updates and lists in ordinary words', () => {
    for (const msg of ['请更新后重试', '请从列表中选择', 'Update the list, then set it from the menu', '文件 a.bdd 第 3 行有误'])
      expect(readEnvelope(answer({ code: 400, msg })).problems).toEqual([]);
  });
});
