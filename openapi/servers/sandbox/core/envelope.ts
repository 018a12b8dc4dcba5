import { openFile } from './disk/file-stream.ts';

/** Members around every JSON answer. @source shell §8 */
export interface Envelope {
  code: number;
  msg: string;
  data?: unknown;
}

/** A file instead of an envelope: its bytes, or where it is on the disk. */
export type RawAnswer = RawBytes | RawFile;

interface RawHead {
  kind: 'raw';
  contentType: string;
  fileName: string;
  /** Shown in the page instead of being saved; only kept for types that cannot run anything. */
  isInline?: boolean;
}
export interface RawBytes extends RawHead {
  bytes: Uint8Array<ArrayBuffer>;
}
export interface RawFile extends RawHead {
  /** Opened when the answer is made, so that the file may be removed while it is being sent. */
  path: string;
}

/** `locked` is ours: a locked session is not over. @source shell §8 @reading R-001 */
export const CODE = {
  success: 200,
  refused: 400,
  notFound: 404,
  wrongMethod: 405,
  tooManyTries: 429,
  fault: 500,
  sessionGone: 600,
  locked: 603,
} as const;

/** Sentences people read when a call succeeds. */
export const MSG = {
  done: '操作成功',
  created: '新建成功',
  updated: '更新成功',
  removed: '删除成功',
  copied: '复制成功',
} as const;

const COMMON_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** An envelope as it goes out: HTTP 200 whatever the code, but for 429, which proxies and other programs understand. @reading R-453 */
export function envelopeResponse(envelope: object, own: Readonly<Record<string, string>> = {}): Response {
  const status = 'code' in envelope && envelope.code === CODE.tooManyTries ? CODE.tooManyTries : CODE.success;
  return new Response(JSON.stringify(envelope), {
    status,
    headers: { ...COMMON_HEADERS, ...own, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** Known images, which hold no script; svg is none of them. @source forms §9 */
const SHOWN_TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/bmp']);

/** A file to be saved, or an image to be shown. */
export function rawResponse(answer: RawAnswer): Response {
  const { contentType, fileName, isInline = false } = answer;
  const place = isInline && SHOWN_TYPES.has(contentType) ? 'inline' : 'attachment';
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Content-Type': contentType,
    'Content-Disposition': `${place}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  if ('bytes' in answer) return new Response(answer.bytes, { headers });
  const { sizeBytes, stream } = openFile(answer.path);
  headers.set('Content-Length', String(sizeBytes));
  return new Response(stream, { headers });
}
