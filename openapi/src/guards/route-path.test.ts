import { expect, test } from 'vitest';
import { routePath } from './route-path.ts';

test.each([
  ['systemData/dictionary', '/systemData/dictionary'],
  ['/systemData/dictionary', '/systemData/dictionary'],
  ['systemData/dictionary?from=menu&x=?', '/systemData/dictionary'],
  [':id*?(.*)', '/:id*'],
  ['//evil.test', '/evil.test'],
  ['', '/'],
  ['?x', '/'],
  ['\\evil.test', '/'],
  ['/\t/evil.test', '/'],
])('%j → %s', (address, path) => expect(routePath(address)).toBe(path));
