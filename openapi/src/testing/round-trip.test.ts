import { describe, expect, test } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };
import { createValidator, pointerPart } from '../schema/index.ts';
import { CODECS } from './codecs.ts';

interface Media {
  examples?: Record<string, { value: unknown }>;
}
interface SpecOperation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: { '200': { content: Record<string, Media> } };
}
interface Place {
  id: string;
  name: string;
  value: unknown;
  pointer: string;
}

const validator = createValidator(document);
const dataOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined);
const codeOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined);

/** The operations of the description that have one of the two sides, with every example of it. */
function placesOf(side: 'data' | 'body'): Place[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, SpecOperation>).flatMap(([method, operation]) => {
      const content = side === 'data' ? operation.responses['200'].content : (operation.requestBody?.content ?? {});
      return Object.entries(content).flatMap(([type, media]) => {
        if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') return [];
        const place = side === 'data' ? 'responses/200' : 'requestBody';
        const pointer = `#/paths/${pointerPart(path)}/${method}/${place}/content/${pointerPart(type)}/schema`;
        return Object.entries(media.examples ?? {}).flatMap(([name, { value }]) => {
          if (side === 'body') return [{ id: operation.operationId, name, value, pointer }];
          const data = dataOf(value);
          return codeOf(value) === 200 && data !== null && data !== undefined
            ? [{ id: operation.operationId, name, value: data, pointer }]
            : [];
        });
      });
    }),
  );
}

/** Members of an example that its codec does not give back: a member with a value that is gone or another. */
function lost(example: unknown, back: unknown, at = ''): string[] {
  if (example === null || example === undefined || example === '') return [];
  if (Array.isArray(example)) {
    if (!Array.isArray(back) || back.length !== example.length)
      return [`${at}: a list of ${example.length} came back as ${JSON.stringify(back)}`];
    return example.flatMap((item, index) => lost(item, back[index], `${at}/${index}`));
  }
  if (typeof example === 'object') {
    if (typeof back !== 'object' || back === null) return [`${at}: an object came back as ${JSON.stringify(back)}`];
    return Object.entries(example).flatMap(([key, value]) => lost(value, (back as Record<string, unknown>)[key], `${at}/${key}`));
  }
  return example === back || sameJson(example, back) ? [] : [`${at}: ${JSON.stringify(example)} came back as ${JSON.stringify(back)}`];
}

/** Texts that hold the same JSON, however it is spaced. */
function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || !/^[{[]/.test(one)) return false;
  return lost(JSON.parse(one), JSON.parse(other)).length === 0;
}

const isOnlyRead = (id: string): boolean => CODECS[id]?.data?.isOneWay === true;

test('two answers are only read, and have tests of their own: the session, and the address of a preview', () => {
  expect(Object.keys(CODECS).filter(isOnlyRead).toSorted()).toEqual(['getCurrentUser', 'getPreviewAddress']);
});

describe.each(['data', 'body'] as const)('every example round-trips through its codec: %s', (side) => {
  test.each(placesOf(side).filter(({ id }) => side === 'body' || !isOnlyRead(id)))('$id: $name', ({ id, value, pointer }) => {
    const codec = CODECS[id]?.[side];
    if (!codec) throw new Error(`no codec for the ${side} of ${id}: give it one in its domain and list it in testing/codecs.ts`);
    const model = codec.decode(value as never);
    const back = codec.encode(model);
    expect(codec.decode(back as never)).toEqual(model);
    expect(validator.check(pointer, side === 'data' ? { code: 200, data: back } : back)).toEqual([]);
    expect(lost(value, back)).toEqual([]);
  });
});
