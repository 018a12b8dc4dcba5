import { expect, test } from 'vitest';
import { billRulePicker } from './billRulePicker.ts';
import { templatePicker } from './templatePicker.ts';
import type { RuleFeeds } from './ruleTable.ts';

const feeds = { onAdd: async () => null } as unknown as RuleFeeds;
const wordsOf = (text: unknown) => (text as { message?: string } | undefined)?.message;

test('the pickers of rules have the width, the columns and the entry for all that the specification shows', () => {
  const [rules, templates] = [billRulePicker(feeds), templatePicker(feeds)];
  expect([rules, templates].map(({ look }) => look)).toEqual([
    { surface: 'dialog', widthPx: 800 },
    { surface: 'dialog', widthPx: 1000 },
  ]);
  for (const { body } of [rules, templates]) {
    if (body.kind !== 'table') throw new Error('no table');
    expect([wordsOf(body.all), ...body.columns.map(({ id, header }) => `${id}: ${wordsOf(header)}`)]).toEqual([
      'All business categories',
      'fullName: Business name',
      'enCode: Business code',
      'startNumber: Serial start number',
    ]);
  }
  expect(wordsOf(templates.add?.label)).toBe('New template');
});
