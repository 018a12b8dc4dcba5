import { expect, test } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };
import { createValidator } from '../schema/index.ts';

const validator = createValidator(document);
const problemsOf = (schema: string, text: string) => validator.check(`#/components/schemas/${schema}`, text).map(({ message }) => message);

test.each([
  ['a form without controls', 'FormConfigText', '{"fields":[]}'],
  ['no form at all', 'FormConfigText', ''],
  ['a kind of control nobody knows', 'FormConfigText', '{"fields":[{"__config__":{"jnpfKey":"sign"},"lineWidth":3}]}'],
  ['a width as a number or as text', 'FormConfigText', '{"labelWidth":"100","fields":[{"__config__":{"span":"24","labelWidth":null}}]}'],
  ['a list without columns', 'ListConfigText', '{}'],
  ['conditions as newer servers have them', 'ListConfigText', '{"ruleList":{"matchLogic":"and","conditionList":[]}}'],
  ['a workflow of one step', 'FlowTemplateText', '{"type":"start","childNode":null}'],
])('%s fits the description', (_, schema, text) => expect(problemsOf(schema, text)).toEqual([]));

test.each([
  ['controls that are no list', 'FormConfigText', '{"fields":{}}', '/fields must be array'],
  ['a form without a list of controls', 'FormConfigText', '{}', "required property 'fields'"],
  [
    'a control that does not say its kind',
    'FormConfigText',
    '{"fields":[{"__vModel__":"a"}]}',
    "/fields/0 must have required property '__config__'",
  ],
  [
    'a fault inside a layout',
    'FormConfigText',
    '{"fields":[{"__config__":{"children":[{"__config__":{"required":[]}}]}}]}',
    '/children/0/__config__/required',
  ],
  ['a column without a key', 'ListConfigText', '{"columnList":[{"label":"a"}]}', "required property 'prop'"],
  ['a step that is a text', 'FlowTemplateText', '{"childNode":"end"}', '/childNode'],
  ['a text that is no JSON', 'ModelTablesText', '[', 'must be a text of JSON'],
])('%s does not', (_, schema, text, problem) => expect(problemsOf(schema, text).join('; ')).toContain(problem));
