import { describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { createValidator } from '../src/schema/index.ts';

describe('the body of a message is described by its type', () => {
  const validator = createValidator(document);
  const problems = (wire: object) => validator.check('#/components/schemas/MessageDetail', { id: '1', ...wire }).length;
  it.each([
    ['HTML in a notice', { type: 1, bodyText: '<p>冬季养护</p>' }, true],
    ['HTML without a type', { bodyText: '<p>冬季养护</p>' }, true],
    ['HTML in a flow', { type: 2, bodyText: '<p>冬季养护</p>' }, false],
    ['a list in a flow', { type: 2, bodyText: '[]' }, false],
    ['nothing in a flow', { type: 2, bodyText: '' }, true],
    ['a schedule', { type: 4, bodyText: '{"id":"1"}' }, true],
    ['a schedule without an id', { type: 4, bodyText: '{}' }, false],
    ['attachments that are an object', { files: '{}' }, false],
  ])('%s', (_, wire, isFine) => expect(problems(wire) === 0).toBe(isFine));
});
