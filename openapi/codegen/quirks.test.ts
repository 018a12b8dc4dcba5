import { describe, expect, test } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { createValidator, pointerPart } from '../src/schema/index.ts';
import { isRecord } from './record.ts';

interface Media {
  examples?: Record<string, { value: { code: number; data?: unknown } }>;
}
interface SpecOperation {
  operationId: string;
  responses: { '200': { content: Record<string, Media> } };
}
type Path = readonly (string | number)[];

const validator = createValidator(document);
const JSON_TYPE = 'application/json';

/** The good answers of every operation that answers an envelope with data. */
const answers = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, SpecOperation>).flatMap(([method, operation]) => {
    const pointer = `#/paths/${pointerPart(path)}/${method}/responses/200/content/${pointerPart(JSON_TYPE)}/schema`;
    const examples = Object.entries(operation.responses['200'].content[JSON_TYPE]?.examples ?? {});
    return examples.flatMap(([name, { value }]) => (value.code === 200 ? [{ id: operation.operationId, name, value, pointer }] : []));
  }),
);
const withData = answers.filter(({ value }) => value.data !== null && value.data !== undefined);

/** Every place below a value. */
function placesOf(value: unknown, at: Path = []): { at: Path; value: unknown }[] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index): [number, unknown] => [index, item])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return [{ at, value }, ...inner.flatMap(([key, item]) => placesOf(item, [...at, key]))];
}

/** The value with another one at a place; `undefined` takes the member away. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? replaced(item, rest, by) : item));
  if (!isRecord(value)) return value;
  const { [key]: old, ...others } = value;
  const now = replaced(old, rest, by);
  return now === undefined ? others : { ...value, [key]: now };
}

const fits = (pointer: string, envelope: unknown): boolean => validator.check(pointer, envelope).length === 0;
const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isHeldJson = (value: unknown): value is string => typeof value === 'string' && /^[{[]/.test(value);
/** Places without their positions in lists: one of them stands for all. */
const placeName = (at: Path): string => at.map((key) => (typeof key === 'number' ? '[]' : key)).join('.');
/** Anything is allowed there: a row of a report, a setting nobody reads. */
const isFree = (pointer: string, envelope: unknown, at: Path): boolean =>
  [7, 'text', true].every((odd) => fits(pointer, replaced(envelope, at, odd)));

describe('an answer is taken as the documented servers send it', () => {
  test.each(answers)('$id: $name — data absent or null, members nobody named, an object in msg', ({ value, pointer }) => {
    const { data: _, ...bare } = value;
    expect(fits(pointer, bare)).toBe(true);
    expect(fits(pointer, { ...value, data: null })).toBe(true);
    expect(fits(pointer, { ...value, extras: null, timestamp: 1_763_600_000, unheardOf: { deep: [1] } })).toBe(true);
    expect(fits(pointer, { ...bare, code: 400, msg: { fullName: ['required'] } })).toBe(true);
  });

  test.each(withData)('$id: $name — every leaf that may be missing may be null, and unknown members are welcome', ({ value, pointer }) => {
    const refused = placesOf(value.data, ['data']).flatMap(({ at, value: leaf }) => {
      const name = at.at(-1);
      if (isRecord(leaf) && !fits(pointer, replaced(value, [...at, 'unheardOf'], 1))) return [`${placeName(at)} refuses unknown members`];
      if (isContainer(leaf) || typeof name !== 'string') return [];
      const mayBeMissing = fits(pointer, replaced(value, at, undefined));
      return mayBeMissing && !fits(pointer, replaced(value, at, null)) ? [`${placeName(at)} refuses null`] : [];
    });
    expect([...new Set(refused)]).toEqual([]);
  });

  test.each(withData)('$id: $name — a moment is a number or a text, a gender too', ({ value, pointer }) => {
    const refused = placesOf(value.data, ['data']).flatMap(({ at, value: leaf }) => {
      const name = String(at.at(-1));
      const others: unknown[] = [];
      if (typeof leaf === 'number' && leaf > 100_000_000_000) others.push('2026-11-19 08:12:36', '2026-11-19T08:12:36+08:00');
      if (name === 'gender') others.push(1, '1');
      return others
        .filter((other) => !fits(pointer, replaced(value, at, other)))
        .map((other) => `${placeName(at)} refuses ${JSON.stringify(other)}`);
    });
    expect([...new Set(refused)]).toEqual([]);
  });
});

describe('a list is a list and an object an object', () => {
  const free = new Set<string>();

  test.each(withData)('$id: $name — a wrong container is refused wherever it stands', ({ id, value, pointer }) => {
    const taken = placesOf(value.data, ['data']).flatMap(({ at, value: old }) => {
      const wrong = isHeldJson(old) ? wrongContainer(JSON.parse(old)) : isContainer(old) ? wrongContainer(old) : undefined;
      if (wrong === undefined) return [];
      const odd = isHeldJson(old) ? JSON.stringify(wrong) : wrong;
      if (!fits(pointer, replaced(value, at, odd))) return [];
      if (isHeldJson(old) ? fits(pointer, replaced(value, at, '7')) : isFree(pointer, value, at)) {
        free.add(`${id}: ${placeName(at)}`);
        return [];
      }
      return [placeName(at)];
    });
    expect([...new Set(taken)]).toEqual([]);
  });

  test('the places where anything may stand are few, and known', () => {
    expect([...free].toSorted()).toMatchInlineSnapshot(`
      [
        "getBatchPrintData: data.[].printData.childrenDataTable0",
        "getBatchPrintData: data.[].printData.childrenDataTable0.[]",
        "getDataInterface: data.query",
        "getPrintData: data.printData.childrenDataTable0",
        "getPrintData: data.printData.childrenDataTable0.[]",
        "getPrintTemplate: data.leftFields",
        "getPrintTemplate: data.pageParam",
        "getPrintTemplate: data.sqlTemplate",
        "getPrintTemplateVersion: data.leftFields",
        "getPrintTemplateVersion: data.pageParam",
        "getPrintTemplateVersion: data.sqlTemplate",
        "importRecords: data.failResult.[].tableField101",
        "importRecords: data.failResult.[].tableField101.[]",
        "listConversations: data.list.[].latestMessage",
        "listRecords: data.list.[].children.[].tableField120",
        "listRecords: data.list.[].children.[].tableField120.[]",
        "listRecords: data.list.[].tableField120",
        "listRecords: data.list.[].tableField120.[]",
        "previewDataInterface: data.[].children",
        "previewDataInterface: data.[].children.[]",
        "previewRecordImport: data.dataRow.[].tableField101",
        "previewRecordImport: data.dataRow.[].tableField101.[]",
      ]
    `);
  });
});

const wrongContainer = (value: unknown): unknown => (Array.isArray(value) ? { 0: value[0] ?? null } : [value]);
