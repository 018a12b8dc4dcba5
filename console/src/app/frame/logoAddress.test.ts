import { expect, test } from 'vitest';
import { logoAddress } from './logoAddress.ts';

const at = (configured: string) => logoAddress(configured, 'https://files.example.test', 'https://console.example.test');

test.each([
  ['/api/file/Image/logo/a.png', 'https://console.example.test/api/file/Image/logo/a.png'],
  ['https://files.example.test/a.png', 'https://files.example.test/a.png'],
  ['https://evil.test/beacon.png', null],
  ['//evil.test/beacon.png', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['', null],
])('a logo at %j is %s', (configured, address) => expect(at(configured)).toBe(address));
