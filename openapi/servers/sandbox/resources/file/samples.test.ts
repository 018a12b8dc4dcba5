import { expect, test } from 'vitest';
import { extensionOf } from '../../../../src/domains/file/index.ts';
import { CHATS } from '../message/seed/chats.ts';
import { sampleOf } from './samples.ts';

const uploads = CHATS.flatMap(({ type, content }) => (typeof content === 'string' ? [] : [{ type, path: String(content['path']) }]));
/** First bytes of a file, by extension. */
const START: Readonly<Record<string, string>> = { png: '89504e47', wav: '52494646', webm: '1a45dfa3' };

test.each(uploads)('$type $path of the conversations is there, and is what its name says', ({ path }) => {
  const [folder = '', name = ''] = path.split('/').slice(-2);
  const sample = sampleOf(folder, name);
  const start = Buffer.from(sample?.bytes.subarray(0, 4) ?? []).toString('hex');
  expect(start).toBe(START[extensionOf(name)]);
  expect(sampleOf(folder, name)?.bytes).toBe(sample?.bytes);
});

test('one of every kind was sent, and no other name is one of these files', () => {
  expect(uploads.map(({ type }) => type)).toEqual(['image', 'video', 'voice']);
  expect([sampleOf('IM', 'other.wav'), sampleOf('annex', '20261118_patrol.wav'), sampleOf('__proto__', 'x')]).toEqual([null, null, null]);
});
