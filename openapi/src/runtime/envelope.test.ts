import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { openEnvelope } from './envelope.ts';

const OPERATION = { id: 'listDictionaryCategories' } as const;

const failureOf = (text: string | null): ApiError => {
  try {
    openEnvelope(OPERATION, text);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('the envelope was opened');
};

test.each([
  ['data and a sentence', '{"code":200,"msg":"操作成功","data":{"id":"1"}}', { data: { id: '1' }, msg: '操作成功' }],
  ['null data', '{"code":200,"data":null}', { data: null, msg: '' }],
  ['absent data', '{"code":200}', { data: null, msg: '' }],
  [
    'an id as a number that JavaScript has none for',
    '{"code":200,"data":{"id":375086540390404727}}',
    { data: { id: '375086540390404727' }, msg: '' },
  ],
  ['a falsy value', '{"code":200,"data":0}', { data: 0, msg: '' }],
  ['members nobody documented', '{"code":200,"extras":{},"timestamp":1,"data":[]}', { data: [], msg: '' }],
])('code 200 with %s is an answer', (_, text, answer) => {
  expect(openEnvelope(OPERATION, text)).toEqual(answer);
});

test.each<[string, string | null, ApiErrorKind, number | null]>([
  ['truncated JSON', '{"code":200', 'malformed', null],
  ['nothing', '', 'malformed', null],
  ['a list', '[{"code":200}]', 'malformed', null],
  ['null', 'null', 'malformed', null],
  ['no code', '{"msg":"ok","data":[]}', 'malformed', null],
  ['a code in text', '{"code":"200","data":[]}', 'malformed', null],
  ['a broken code', '{"code":200.5}', 'malformed', null],
  ['more than can be read', null, 'malformed', null],
  ['a business failure', '{"code":400,"msg":"编码不能重复"}', 'refused', 400],
  ['the zero of an empty mock', '{"code":0,"msg":"string"}', 'refused', 0],
  ['an unknown code', '{"code":999}', 'refused', 999],
  ['an expired session', '{"code":600,"msg":"expired"}', 'session', 600],
  ['a kicked session', '{"code":601}', 'session', 601],
  ['a refused token', '{"code":602}', 'session', 602],
])('%s is a failure of its kind', (_, text, kind, code) => {
  expect(failureOf(text)).toMatchObject({ kind, code, operation: OPERATION.id });
});

test('the sentence of a failure goes along as text', () => {
  expect(failureOf('{"code":400,"msg":"<img src=x onerror=alert(1)>"}').msg).toBe('<img src=x onerror=alert(1)>');
});
