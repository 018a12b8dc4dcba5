import { expect, test } from 'vitest';
import { firstChunks } from './compile-hints.ts';

test('a page begins with its entry and what that imports at once; parts on demand and styles are not among them', () => {
  const bundle = {
    'login.js': { type: 'chunk', isEntry: true, imports: ['react.js', 'words.js'] },
    'react.js': { type: 'chunk', imports: [] },
    'words.js': { type: 'chunk', imports: ['react.js'] },
    'dialog.js': { type: 'chunk', imports: ['react.js'] },
    'login.css': { type: 'asset' },
  } as const;
  expect([...firstChunks(bundle)].toSorted()).toEqual(['login.js', 'react.js', 'words.js']);
});
