import { expect, test } from 'vitest';
import { breaches } from './headless.mjs';

const from = (imports: Record<string, readonly string[]>) =>
  new Map(
    Object.entries(imports).map(([file, texts]) => [
      file,
      texts.map((text) => ({
        text: text.replace(/^type /, ''),
        target: text.replace(/^type /, '').startsWith('kit/') ? text.replace(/^type /, '') : null,
        isType: text.startsWith('type '),
      })),
    ]),
  );

test('a style sheet and a catalogue behind a headless door are named with the way to them', () => {
  expect(
    breaches(
      from({
        'kit/src/primitives/tree/headless.ts': ['kit/src/primitives/tree/useTree.ts'],
        'kit/src/primitives/tree/useTree.ts': ['kit/src/primitives/tree/Tree.css.ts', '@lingui/react', 'react'],
      }),
    ),
  ).toEqual([
    expect.stringMatching(/a look[^]*headless\.ts\n {2}→ kit\/src\/primitives\/tree\/useTree\.ts\n {2}→ .*Tree\.css\.ts/),
    expect.stringMatching(/catalogues[^]*useTree\.ts\n {2}→ @lingui\/react/),
  ]);
});

test('types weigh nothing, and a door may stand on the package its behaviour is made of, but no other door', () => {
  const imports = { 'kit/src/primitives/dialog/headless.ts': ['type @lingui/core', 'react-aria'] };
  expect(breaches(from(imports))).toEqual([]);
  expect(breaches(from({ 'kit/src/primitives/select/headless.ts': ['react-aria'] }))).toHaveLength(1);
});
