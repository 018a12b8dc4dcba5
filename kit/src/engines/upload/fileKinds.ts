import { extensionOf } from './fileName.ts';

/** Kinds of files a form may ask for. @source forms §5 */
export type FileKind = 'image' | 'video' | 'audio' | 'excel' | 'word' | 'pdf' | 'txt';

type Mark = (head: Uint8Array) => boolean;

const at =
  (offset: number, ...bytes: readonly number[]): Mark =>
  (head) =>
    bytes.every((byte, index) => head[offset + index] === byte);
const text = (offset: number, word: string): Mark => at(offset, ...Array.from(word, (letter) => letter.charCodeAt(0)));
const both =
  (one: Mark, other: Mark): Mark =>
  (head) =>
    one(head) && other(head);
const any =
  (...marks: readonly Mark[]): Mark =>
  (head) =>
    marks.some((mark) => mark(head));

/** A PDF may have a little before its mark. */
const PDF_WITHIN_BYTES = 1024;
const pdf: Mark = (head) =>
  Array.from(head.subarray(0, PDF_WITHIN_BYTES), (byte) => String.fromCharCode(byte))
    .join('')
    .includes('%PDF-');
const zip = any(text(0, 'PK\u0003\u0004'), text(0, 'PK\u0005\u0006'));
const ole = at(0, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const asf = at(0, 0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11);
const mpeg4 = any(...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((box) => text(4, box)));
const matroska = at(0, 0x1a, 0x45, 0xdf, 0xa3);
const ogg = text(0, 'OggS');
/** Eleven set bits begin a frame of MPEG audio. */
const mpegFrame: Mark = (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0;
const unicodeMark = any(at(0, 0xff, 0xfe), at(0, 0xfe, 0xff));
/** Text of any encoding of the office holds no NUL, unless it says that its characters have two bytes. */
const plainText: Mark = (head) => unicodeMark(head) || !head.includes(0);

/** First bytes a file with this extension must have. @reading R-360 */
const SIGNATURES: Readonly<Record<FileKind, Readonly<Record<string, Mark>>>> = {
  image: {
    png: at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    jpg: at(0, 0xff, 0xd8, 0xff),
    jpeg: at(0, 0xff, 0xd8, 0xff),
    bmp: text(0, 'BM'),
    gif: any(text(0, 'GIF87a'), text(0, 'GIF89a')),
  },
  video: {
    mp4: mpeg4,
    m4v: mpeg4,
    mov: mpeg4,
    '3gp': mpeg4,
    avi: both(text(0, 'RIFF'), text(8, 'AVI ')),
    wmv: asf,
    mkv: matroska,
    webm: matroska,
    flv: text(0, 'FLV'),
    ogv: ogg,
    mpg: any(at(0, 0, 0, 1, 0xba), at(0, 0, 0, 1, 0xb3)),
    mpeg: any(at(0, 0, 0, 1, 0xba), at(0, 0, 0, 1, 0xb3)),
  },
  audio: {
    mp3: any(text(0, 'ID3'), mpegFrame),
    wav: both(text(0, 'RIFF'), text(8, 'WAVE')),
    m4a: mpeg4,
    aac: any(mpegFrame, text(0, 'ADIF')),
    flac: text(0, 'fLaC'),
    ogg,
    wma: asf,
    amr: text(0, '#!AMR'),
  },
  excel: { xls: ole, xlsx: zip },
  word: { doc: any(ole, text(0, '{\\rtf')), docx: zip },
  pdf: { pdf },
  txt: { txt: plainText },
};

const KINDS: readonly FileKind[] = ['image', 'video', 'audio', 'excel', 'word', 'pdf', 'txt'];

/** The kind an extension belongs to; null for one that no form asks for. */
export const kindOfName = (name: string): FileKind | null =>
  KINDS.find((kind) => Object.hasOwn(SIGNATURES[kind], extensionOf(name))) ?? null;

/** True when content and extension agree; a file of no known kind has nothing to agree with. @reading R-360 */
export function hasItsSignature(name: string, head: Uint8Array): boolean {
  const kind = kindOfName(name);
  return kind === null || SIGNATURES[kind][extensionOf(name)]?.(head) === true;
}

const OFFICE: Mark = any(ole, zip, text(0, '{\\rtf'));
/** Beginning of a page or table that office programs write and open under their own extensions. */
const MARKUP = /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|meta|table|\?xml|!--)/i;
const MARKUP_WITHIN_BYTES = 512;
const markup: Mark = (head) =>
  !head.includes(0) && MARKUP.test(Array.from(head.subarray(0, MARKUP_WITHIN_BYTES), (byte) => String.fromCharCode(byte)).join(''));
/** Extensions under which office programs open pages. */
const TAKES_MARKUP: ReadonlySet<string> = new Set(['doc', 'xls']);

/**
 * Extension whose content a file has that is of the kind of its own extension: a PNG called jpg, a protected docx (which is an older
 * container), an HTML table called xls. Null for content of any other kind, which is no such mistake. @reading R-360
 */
export function relatedExtension(name: string, head: Uint8Array): string | null {
  const kind = kindOfName(name);
  const extension = extensionOf(name);
  if (kind === 'word' || kind === 'excel') return OFFICE(head) || (TAKES_MARKUP.has(extension) && markup(head)) ? extension : null;
  if (kind !== 'image' && kind !== 'video' && kind !== 'audio') return null;
  return Object.entries(SIGNATURES[kind]).find(([, mark]) => mark(head))?.[0] ?? null;
}

/** For the `accept` of a file input: `.png,.jpg`. Empty where anything goes. */
export const acceptText = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => Object.keys(SIGNATURES[kind]).map((extension) => `.${extension}`)).join(',');
