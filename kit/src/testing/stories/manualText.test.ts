import { expect, test } from 'vitest';
import { manualArgTypes, manualText } from './manualText.ts';

test.each([
  ['Choices of a form. @source forms §2.1, §4', 'Choices of a form.'],
  ['Kept while typed.\n@source forms §5 @reading R-214', 'Kept while typed.'],
  ['@defaultValue `name` @reading R-211', '@defaultValue `name`'],
  ['Write to team@source.test.', 'Write to team@source.test.'],
])('of “%s” the manual shows “%s”', (docstring, shown) => expect(manualText(docstring)).toBe(shown));

test('a union is shown by its choices', () => {
  const argTypes = {
    use: { description: 'Access. @source forms §4', table: { type: { summary: 'union' } } },
    label: { description: 'Name.' },
  };
  const props = { use: { tsType: { name: 'union', raw: "'editable' | 'readonly'" } }, label: { tsType: { name: 'string' } } };
  expect(manualArgTypes(argTypes, props)).toEqual({
    use: { description: 'Access.', table: { type: { summary: "'editable' | 'readonly'" } } },
    label: { description: 'Name.' },
  });
});
