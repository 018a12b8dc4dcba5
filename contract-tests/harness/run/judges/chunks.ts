import { at, isJson, listOf, textOf, wordOf } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';
import { finding } from './values.ts';

/** Numbers of the chunks a server reports as stored; empty for `null` and a missing member. */
export const chunkNumbersIn = (data: unknown): readonly unknown[] => listOf(at(data, 'chunkNumbers'));

/** Findings of a list of chunk numbers: whole numbers from 1, ascending, each once. @source forms §7 */
export function numberFindings(data: unknown): Finding[] {
  const numbers = at(data, 'chunkNumbers');
  if (numbers === undefined || numbers === null) return [];
  if (!Array.isArray(numbers)) return [finding('data.chunkNumbers', 'a list', numbers)];
  return numbers.flatMap((value: unknown, index) => {
    const place = `data.chunkNumbers[${index}]`;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) return [finding(place, 'a whole number from 1', value)];
    const before: unknown = numbers[index - 1];
    return typeof before === 'number' && before >= value ? [finding(place, `more than ${before}`, value)] : [];
  });
}

/** Findings of the stored chunks against the sent ones. */
export function thereFindings(data: unknown, sent: readonly number[]): Finding[] {
  const there = chunkNumbersIn(data);
  return there.length === sent.length && sent.every((number) => there.includes(number))
    ? []
    : [finding('data.chunkNumbers', sent.join(', ') || 'none', there.map(wordOf).join(', ') || 'none')];
}

/** Findings of the `uploaded` mark: true exactly for a complete file. */
export const uploadedFindings = (data: unknown, isWhole: boolean): Finding[] =>
  (at(data, 'uploaded') === true) === isWhole ? [] : [finding('data.uploaded', String(isWhole), at(data, 'uploaded'))];

/** Findings of the members that describe a finished file. @source forms §7 */
export function storedFindings(data: unknown, { name, sizeBytes }: { name: string; sizeBytes: number }): Finding[] {
  if (!isJson(data)) return [finding('data', 'the file', data)];
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const actual = textOf(data['fileExtension']).replace(/^\./, '');
  return [
    ...(textOf(data['name']) === '' ? [finding('data.name', 'a name', data['name'])] : []),
    ...(wordOf(data['fileSize']) === String(sizeBytes) ? [] : [finding('data.fileSize', String(sizeBytes), data['fileSize'])]),
    ...(actual === extension ? [] : [finding('data.fileExtension', extension, data['fileExtension'])]),
    ...('fileVersionId' in data ? [] : [finding('data.fileVersionId', 'a member', 'no member')]),
    ...(textOf(data['url']) === '' ? [finding('data.url', 'an address', data['url'])] : []),
  ];
}

/** Findings of a stored name that leaves its folder or lost its extension. */
export function nameFindings(data: unknown, extension: string): Finding[] {
  const name = textOf(at(data, 'name'));
  const isPlain = name !== '' && !/(?:^|[\\/,])\.\.(?:[\\/,]|$)|[\\/\p{Cc}]/u.test(name);
  return [
    ...(isPlain ? [] : [finding('data.name', 'a name without a way to another folder', name || 'nothing')]),
    ...(name.endsWith(`.${extension}`) ? [] : [finding('data.name', `an end of .${extension}`, name || 'nothing')]),
  ];
}

/** Finding of the first byte that differs; none where all are equal. */
export function bytesFindings(came: Uint8Array, sent: Uint8Array): Finding[] {
  if (Buffer.compare(came, sent) === 0) return [];
  const place = sent.findIndex((byte, index) => came[index] !== byte);
  const where = place === -1 || place >= came.length ? `${came.length} bytes` : `another byte at ${place}`;
  return [finding('the file', `${sent.length} bytes as they were sent`, where)];
}
