import { expect, test } from 'vitest';
import { tokenInAddress, withoutToken } from './tokenInAddress.ts';

const at = (address: string) => tokenInAddress(new URL(address, 'https://console.example.test'));

test.each([
  ['/workFlowDetail?config=x&token=Bearer%20b', { address: '/workFlowDetail?config=x', candidate: 'Bearer b' }],
  ['/workFlowDetail?token=b#part', { address: '/workFlowDetail#part', candidate: 'b' }],
  ['/workFlowDetail?token=a&token=b', { address: '/workFlowDetail', candidate: null }],
  ['/workFlowDetail?token=a%0d%0aX:%20y', { address: '/workFlowDetail', candidate: null }],
  ['/workFlowDetail?token=', { address: '/workFlowDetail', candidate: null }],
  ['/workFlowDetail?config=x', null],
  ['/home?token=b', null],
])('%s', (address, found) => expect(at(address)).toEqual(found));

test.each([
  ['/auth-redirect?token=b', '/auth-redirect'],
  ['/login?token=a&redirect=%2Fhome&token=b', '/login?redirect=%2Fhome'],
  ['/home?token=b#part', '/home#part'],
  ['/workFlowDetail?config=x&token=b', null],
  ['/home?tokens=b', null],
])('%s is shown as %s: nobody reads a token there, and none stays', (address, shown) =>
  expect(withoutToken(new URL(address, 'https://console.example.test'))).toBe(shown),
);
