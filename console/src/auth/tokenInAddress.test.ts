import { expect, test } from 'vitest';
import { tokenInAddress } from './tokenInAddress.ts';

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
