import { expect, test } from 'vitest';
import { withUndefined } from './optionalMembers.ts';

test.each([
  [
    'a value',
    'interface A { readonly x?: string; readonly y: string }',
    'interface A { readonly x?: string | undefined; readonly y: string }',
  ],
  ['a function', 'interface A { x?: (one?: number) => void }', 'interface A { x?: ((one?: number) => void) | undefined }'],
  ['a choice', "interface A { x?: 'a' | 'b' }", "interface A { x?: 'a' | 'b' | undefined }"],
  ['members within members', 'type A = { x?: { y?: number } }', 'type A = { x?: { y?: number | undefined } | undefined }'],
  [
    'a function of an object',
    'type A = { x?: (a: { y?: B }) => void }',
    'type A = { x?: ((a: { y?: B | undefined }) => void) | undefined }',
  ],
  ['what takes undefined already', 'interface A { x?: string | undefined }', 'interface A { x?: string | undefined }'],
])('%s that may be left out may be undefined in what is packed', (_name, text, packed) => {
  expect(withUndefined(text, 'dts')).toBe(packed);
});

test('a source keeps all but its types', () => {
  const text = 'export const A = ({ x }: { readonly x?: number }) => <b>{x?.toFixed() ?? <i a={x ? 1 : 2} />}</b>;\n';
  expect(withUndefined(text, 'tsx')).toBe(text.replace('x?: number', 'x?: number | undefined'));
});
