import type { Codec } from '../../wire/index.ts';
import { numberOf, objectIn, objectOf, textOf } from './tolerant.ts';

/** What somebody said: a text as it was typed, or what was uploaded. @source shell §3 */
export type ChatContent =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'image' } & ChatImage)
  | { readonly kind: 'voice'; readonly name: string; readonly path: string; readonly lengthSeconds: number }
  | { readonly kind: 'video'; readonly name: string; readonly path: string }
  /** A kind nobody knows here, or one whose content cannot be read. */
  | { readonly kind: 'other'; readonly type: string; readonly text: string };

/** An image of a chat. Width and height are its pixels, 0 where they are not known. @source shell §3 */
export interface ChatImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Address on the server. */
  readonly path: string;
}

/** Where uploaded chat files stand when a server names the file only. @source shell §7 @reading R-070 */
const FILE_FOLDER = '/api/file/Image/IM/';

/** Reads content that comes as text, as a text of JSON, or as an object. Never throws. @reading R-070 */
export function readContent(type: unknown, content: unknown): ChatContent {
  const kind = textOf(type) || 'text';
  const raw = typeof content === 'string' ? content : objectOf(content) ? JSON.stringify(content) : textOf(content);
  if (kind === 'text') return { kind, text: raw };
  const fields = objectIn(content);
  const name = textOf(fields?.['name']);
  const path = textOf(fields?.['path']) || (name === '' ? '' : FILE_FOLDER + encodeURIComponent(name));
  if (path === '') return { kind: 'other', type: kind, text: raw };
  if (kind === 'image') return { kind, name, width: sizeOf(fields?.['width']), height: sizeOf(fields?.['height']), path };
  if (kind === 'voice') return { kind, name, path, lengthSeconds: sizeOf(fields?.['length']) };
  if (kind === 'video') return { kind, name, path };
  return { kind: 'other', type: kind, text: raw };
}

const sizeOf = (value: unknown): number => Math.max(0, numberOf(value) ?? 0);

/** The two members a list carries content in. */
export interface WireContent {
  readonly type: string;
  readonly text: string;
}

/** Content as lists carry it: its kind, and a text. */
export const chatContent: Codec<{ type?: string | null; text?: string | null }, ChatContent, WireContent> = {
  decode: ({ type, text }) => readContent(type, text),
  encode: (content) => {
    if (content.kind === 'text') return { type: 'text', text: content.text };
    if (content.kind === 'other') return { type: content.type, text: content.text };
    const { kind, ...fields } = content;
    if (!('lengthSeconds' in fields)) return { type: kind, text: JSON.stringify(fields) };
    return { type: kind, text: JSON.stringify({ name: fields.name, path: fields.path, length: fields.lengthSeconds }) };
  },
};
