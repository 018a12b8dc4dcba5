import { expect, test } from 'vitest';
import { createValidator } from './index.ts';

const validator = createValidator({
  components: {
    schemas: {
      Field: {
        type: 'object',
        required: ['label'],
        properties: { label: { type: 'string' }, children: { type: 'array', items: { $ref: '#/components/schemas/Field' } } },
      },
      Row: {
        type: 'object',
        properties: {
          formData: {
            type: ['string', 'null'],
            contentMediaType: 'application/json',
            contentSchema: { $ref: '#/components/schemas/Field' },
          },
        },
      },
    },
  },
});
const problems = (formData: unknown) =>
  validator.check('#/components/schemas/Row', { formData }).map(({ instancePath, message }) => `${instancePath} ${message}`);

test.each([
  ['a text whose JSON fits', '{"label":"名称"}'],
  ['a tree inside the text', '{"label":"a","children":[{"label":"b"}]}'],
  ['an empty text', ''],
  ['null', null],
])('accepted: %s', (_, formData) => expect(problems(formData)).toEqual([]));

test.each([
  ['a text that is no JSON', '{"label"', 'must be a text of JSON'],
  ['a list where the text should hold an object', '[]', 'must be object'],
  ['a wrong leaf deep in the text', '{"label":"a","children":[{"label":7}]}', '/children/0/label must be string'],
  ['the object itself instead of its text', { label: 'a' }, '/formData must be string,null'],
])('refused: %s', (_, formData, expected) => expect(problems(formData).join('\n')).toContain(expected));
