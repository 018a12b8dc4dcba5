import { parseExactJson } from '../guards/index.ts';
import type { ServerFrame } from '../../generated/socket.gen.ts';
import { readers } from './frame-readers.ts';

/** Reasons a frame was left alone. */
export type FrameOddity = 'binary' | 'oversized' | 'malformed' | 'unknown';

export type ReadFrame = { readonly kind: 'frame'; readonly frame: ServerFrame } | { readonly kind: 'odd'; readonly oddity: FrameOddity };

/** A page of 50 chat messages of 5,000 characters fits; what is larger is not opened. @reading R-174 */
const READ_MAX_CHARS = 512 * 1024;

const odd = (oddity: FrameOddity): ReadFrame => ({ kind: 'odd', oddity });

/**
 * Reads what a server sent. A frame that comes out has every member of its type and no other: counts are numbers from 0,
 * lists are lists. What a page cannot use is odd and left alone.
 */
export function readFrame(data: unknown): ReadFrame {
  if (typeof data !== 'string') return odd('binary');
  if (data.length > READ_MAX_CHARS) return odd('oversized');
  const members = parse(data);
  if (members === null || typeof members['method'] !== 'string') return odd('malformed');
  const reader = readers.get(members['method']);
  if (!reader) return odd('unknown');
  const frame = reader(members);
  return frame ? { kind: 'frame', frame } : odd('malformed');
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value = parseExactJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
