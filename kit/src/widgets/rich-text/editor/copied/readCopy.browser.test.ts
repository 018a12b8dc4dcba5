import { getSchema } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { COPIES, lostOf } from '../../testing/copies.ts';
import { EXTENSIONS } from '../extensions.ts';
import { htmlOfNodes } from '../write.ts';
import { readCopy } from './readCopy.ts';

const schema = getSchema(EXTENSIONS);
const nothingBeside = { origins: [], files: [], canStore: false };

const textOf = (body: HTMLElement): string => htmlOfNodes(schema, SchemaParser.fromSchema(schema).parseSlice(body).content);

describe('a copy keeps what a text may have, and the rest is counted', () => {
  test.each(COPIES)('$of', (sample) => {
    const copy = readCopy(sample.html, nothingBeside);
    expect(copy && textOf(copy.body)).toBe(sample.text);
    expect(copy?.lost).toEqual(lostOf(sample));
  });
});

test('rules of styles and hidden data of Word do not count against the length of a copy', () => {
  const bulk = `<style>${'.a {color:red}'.repeat(30_000)}</style><!--${'x'.repeat(3_000_000)}-->`;
  expect(readCopy(`${bulk}<p>护栏</p>`, nothingBeside)?.body.textContent).toBe('护栏');
});

test.each([
  ['too long', '<p>护栏</p>'.repeat(200_000)],
  ['too deep', '<div>'.repeat(200)],
])('a copy that is %s is not parsed', (_, html) => expect(readCopy(html, nothingBeside)).toBeNull());
