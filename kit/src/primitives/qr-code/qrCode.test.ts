import { expect, test } from 'vitest';
import { encodeQr } from './encodeQr.ts';
import { qrPayload } from './qrPayload.ts';

test('a dynamic code has exactly the eight keys of a form, in their order', () =>
  expect(qrPayload({ id: '1', modelId: '2', modelType: '3', flowId: '4', processId: '5', taskId: '6', operationType: '7' })).toBe(
    '{"t":"DFD","id":"1","mid":"2","mt":"3","fid":"4","pid":"5","ftid":"6","opt":"7"}',
  ));

test('a code begins with the square scanners look for, and changes with its text', () => {
  const code = encodeQr('护栏 0077', 'L');
  expect(code?.path).toMatch(/^M0 0h7v1h-7z/);
  expect(encodeQr('护栏 0078', 'L')?.path).not.toBe(code?.path);
  expect(encodeQr('护栏 0077', 'H')?.width).toBeGreaterThanOrEqual(code?.width ?? 0);
});

test('a text too long for a code is none', () => expect(encodeQr('长'.repeat(5000), 'L')).toBeNull());
