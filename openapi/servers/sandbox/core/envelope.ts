/** Members around every JSON answer. @source shell §8 */
export interface Envelope {
  code: number;
  msg: string;
  data?: unknown;
}

/** A file instead of an envelope. */
export interface RawAnswer {
  kind: 'raw';
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string;
}

/** @source shell §8 */
export const CODE = { success: 200, refused: 400, notFound: 404, wrongMethod: 405, fault: 500, sessionGone: 600 } as const;

/** What people read when a call succeeds. */
export const MSG = {
  done: '操作成功',
  created: '新建成功',
  updated: '更新成功',
  removed: '删除成功',
} as const;

const COMMON_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** An envelope as it goes out: HTTP 200 whatever the code. */
export function envelopeResponse(envelope: object): Response {
  return new Response(JSON.stringify(envelope), { headers: { ...COMMON_HEADERS, 'Content-Type': 'application/json; charset=utf-8' } });
}

/** A file to be saved, never shown in the page. */
export function rawResponse({ bytes, contentType, fileName }: RawAnswer): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return new Response(bytes, { headers: { ...COMMON_HEADERS, 'Content-Type': contentType, 'Content-Disposition': disposition } });
}
