import type { Codec } from '../../wire/index.ts';
import { numberOf, objectIn, objectOf, textOf } from './tolerant.ts';

/** Content of a chat message: a text as it was typed, or what was uploaded. @source shell §3 */
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

/** Folder of uploaded chat files, for when a server names the file only. @source shell §7 @reading R-070 */
const FILE_FOLDER = '/api/file/Image/IM/';

/** Reads content that comes as text, as a text of JSON, or as an object. Never throws. @reading R-070 */
export function readContent(type: unknown, content: unknown): ChatContent {
  const kind = textOf(type) || 'text';
  const raw = typeof content === 'string' ? content : objectOf(content) ? JSON.stringify(content) : textOf(content);
  if (kind === 'text') return { kind, text: raw };
  const fields = objectIn(content);
  const name = textOf(fields?.['name']);
  const path = textOf(fields?.['path']) || (name === '' ? '' : FILE_FOLDER + encodeURIComponent(name));
  const [width, height, lengthSeconds] = [fields?.['width'], fields?.['height'], fields?.['length']].map(sizeOf);
  const other: ChatContent = { kind: 'other', type: kind, text: raw };
  if (!FILE_ADDRESS.test(path)) return other;
  if (kind === 'image') return width === undefined || height === undefined ? other : { kind, name, width, height, path };
  if (kind === 'voice') return lengthSeconds === undefined ? other : { kind, name, path, lengthSeconds };
  return kind === 'video' ? { kind, name, path } : other;
}

/** A path of the server, or an address of the web: whether that host is a file server is for the reader to judge. */
const FILE_ADDRESS = /^(?:\/(?![/\\])|https?:\/\/)/i;

/** 0 where the server says nothing, undefined where it says what is no size. */
const sizeOf = (value: unknown): number | undefined => {
  if (value === undefined || value === null || value === '') return 0;
  const size = numberOf(value);
  return size === null || size < 0 ? undefined : size;
};

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
