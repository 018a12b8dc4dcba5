import { expect, test } from 'vitest';
import { searchableIn, hiddenBy } from './searchable.ts';
import type { Part, TabPart } from '../grammar/index.ts';

const text = (field: string, more: object = {}): Part => ({ part: 'control', kind: 'text', field, label: field, ...more });
const tabs: readonly TabPart[] = [
  { id: 'basic', label: 'Basic', parts: [text('title', { help: 'Shown above' })] },
  {
    id: 'signIn',
    label: 'Sign-in',
    parts: [
      {
        part: 'section',
        title: 'Addresses',
        shown: { field: 'isLimited', is: [true] },
        parts: [
          { part: 'panel', view: () => null },
          {
            part: 'row',
            parts: [
              text('addresses', {
                shown: {
                  all: [
                    { field: 'isLimited', is: [true] },
                    { field: 'kind', is: ['list'] },
                  ],
                },
              }),
            ],
          },
        ],
      },
      {
        part: 'control',
        kind: 'choice',
        field: 'kind',
        label: 'Kind',
        options: { from: 'static', options: [{ id: 'list', label: 'A list' }] },
      },
    ],
  },
];

test('tabs, headings and fields can be looked for, each by its words, with the way to it', () => {
  expect(searchableIn(tabs).map(({ label, under, field, more }) => [label, under, field, more])).toEqual([
    ['Basic', [], null, []],
    ['title', ['Basic'], 'title', ['Shown above']],
    ['Sign-in', [], null, []],
    ['Addresses', ['Sign-in'], 'addresses', []],
    ['addresses', ['Sign-in', 'Addresses'], 'addresses', []],
    ['Kind', ['Sign-in'], 'kind', ['A list']],
  ]);
});

test('of what is not shown now the field is told that keeps it from being shown', () => {
  const found = searchableIn(tabs).find(({ id }) => id === 'addresses');
  const by = (values: Record<string, unknown>) => found && hiddenBy(found, (path) => values[path]);
  expect(by({})).toBe('isLimited');
  expect(by({ isLimited: true, kind: 'none' })).toBe('kind');
  expect(by({ isLimited: true, kind: 'list' })).toBeNull();
});
