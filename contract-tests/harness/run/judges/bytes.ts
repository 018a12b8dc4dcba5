import type { Answer } from '../wire/envelope.ts';
import type { Finding } from '../described/ledger.ts';
import { finding } from './values.ts';

/** First bytes of pictures, by the type they are announced as. */
const HEADS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'image/png': [[0x89, 0x50, 0x4e, 0x47]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/gif': [[0x47, 0x49, 0x46, 0x38]],
  'image/bmp': [[0x42, 0x4d]],
};
/** Media types a browser executes or renders as a page. */
const ACTIVE = /^(?:text\/html|application\/xhtml\+xml|text\/javascript|application\/javascript)\b/i;

/** Findings of a file: no bytes, bytes of another type than announced, or of a type a browser executes. */
export function bytesKindFindings({ contentType, bytes = new Uint8Array(), text }: Answer): Finding[] {
  if (bytes.length === 0 && text.length === 0) return [finding('the file', 'bytes', 'none')];
  if (contentType === '') return [finding('Content-Type', 'a type', 'none')];
  if (ACTIVE.test(contentType)) return [finding('Content-Type', 'a type no page runs', contentType)];
  const heads = HEADS[contentType.split(';')[0]?.trim().toLowerCase() ?? ''];
  const isKind = heads === undefined || heads.some((head) => head.every((byte, index) => bytes[index] === byte));
  return isKind ? [] : [finding('the file', `the first bytes of ${contentType}`, [...bytes.subarray(0, 4)])];
}
