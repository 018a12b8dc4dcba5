import { expect, test } from 'vitest';
import { createPathSpelling } from './letter-case.ts';

const spell = createPathSpelling(['/api/oauth/CurrentUser', '/api/system/Type/All', '/api/system/Type/{id}', '/api/{module}/Uploader']);

test.each([
  ['/api/oauth/currentuser', '/api/oauth/CurrentUser'],
  ['/API/OAuth/CURRENTUSER', '/api/oauth/CurrentUser'],
  ['/api/oauth/currentUser/', '/api/oauth/CurrentUser/'],
  ['/api/system/type/all', '/api/system/Type/All'],
  ['/api/system/type/aLL7', '/api/system/Type/aLL7'],
  ['/api/SYSTEM/uploader', '/api/SYSTEM/Uploader'],
  ['/api/unknown/Thing', '/api/unknown/Thing'],
  ['/', '/'],
])('%s is read as %s', (sent, read) => {
  expect(spell(sent)).toBe(read);
});
