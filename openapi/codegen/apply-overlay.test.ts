import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import java from '../generated/openapi.java-6.1.json' with { type: 'json' };
import net from '../generated/openapi.net-3.6.json' with { type: 'json' };
import { createValidator, pointerPart } from '../src/schema/index.ts';
import { applyOverlay } from './apply-overlay.ts';

interface Described {
  responses: { '200': { content: Record<string, { examples?: Record<string, { value: unknown }> }> } };
}

function overlayFile(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-overlay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'overlay.yaml');
  writeFileSync(file, text);
  return file;
}
const idsOf = (paths: object): string[] =>
  Object.values(paths)
    .flatMap((item: object) => Object.values(item))
    .map((operation: { operationId: string }) => operation.operationId)
    .toSorted();

test('an action that changes nothing is an error: its target was renamed or never there', async () => {
  const file = overlayFile("overlay: 1.1.0\ninfo: { title: a, version: '1' }\nactions:\n  - target: $.paths['/gone']\n    remove: true\n");
  await expect(applyOverlay({ paths: {} }, file)).rejects.toThrow(/change nothing.*gone/);
});

describe.each([
  ['net-3.6', net],
  ['java-6.1', java],
])('the spelling of %s', (_, dialect) => {
  test('has every operation of the description and no other', () => {
    expect(idsOf(dialect.paths)).toEqual(idsOf(document.paths));
  });

  test('has examples that fit', () => {
    const validator = createValidator(dialect);
    const wrong = Object.entries(dialect.paths).flatMap(([address, item]) =>
      Object.entries(item as Record<string, Described>).flatMap(([method, { responses }]) => {
        const pointer = `#/paths/${pointerPart(address)}/${method}/responses/200/content/application~1json/schema`;
        const examples = Object.entries(responses['200'].content['application/json']?.examples ?? {});
        return examples
          .filter(([, { value }]) => validator.check(pointer, value).length > 0)
          .map(([name]) => `${method} ${address} ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['Actions in the plural', '/api/system/DictionaryData/{id}/Actions/Export', 'exportDictionaryCategory'],
    ['notices listed below Notice', '/api/message/Notice/List', 'listNotices'],
    ['and created by what listed them in 3.4', '/api/message/Notice', 'createNotice'],
    ['users exported as data', '/api/permission/Users/ExportData', 'exportUsers'],
  ])('%s', (__, address, operationId) => {
    expect(idsOf({ here: new Map<string, object>(Object.entries(dialect.paths)).get(address) ?? {} })).toContain(operationId);
  });
});
