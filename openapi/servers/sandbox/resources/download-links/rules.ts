import { createHash } from 'node:crypto';
import { Refusal } from '../../core/failure.ts';
import type { BaseWorld, Handlers, Needs } from '../../core/handlers.ts';

/** @reading R-018 */
const LINK_MS = 10 * 60 * 1000;
const SECRET_BYTES = 24;
const DOWNLOAD_PATH = '/api/file/Download';

export const downloadNeeds: Needs<'downloadFile'> = { downloadFile: 'nothing' };

/** Files behind links that work once. The link is the permission, so that a plain `<a href>` can fetch it. */
export interface DownloadLinks {
  readonly handlers: Handlers<'downloadFile'>;
  /** Keeps the content until it is fetched or too old; answers what the client needs to fetch it. */
  offer(fileName: string, content: string | Uint8Array<ArrayBuffer>): { name: string; url: string };
}

export function createDownloadLinks({ store, now, random }: BaseWorld): DownloadLinks {
  return {
    offer: (fileName, content) => {
      const secret = Buffer.from(random(SECRET_BYTES)).toString('base64url');
      store.run('DELETE FROM download_link WHERE expiryTime <= ?', now());
      store.run(
        'INSERT INTO download_link (secretHash, fileName, content, expiryTime) VALUES (?, ?, ?, ?)',
        digest(secret),
        fileName,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
        now() + LINK_MS,
      );
      return { name: fileName, url: `${DOWNLOAD_PATH}?encryption=${secret}` };
    },
    handlers: {
      downloadFile: ({ query }) => {
        const [link] = store.all<{ fileName: string; content: Uint8Array<ArrayBuffer>; expiryTime: number }>(
          'DELETE FROM download_link WHERE secretHash = ? RETURNING fileName, content, expiryTime',
          digest(query.encryption),
        );
        if (!link || link.expiryTime <= now()) throw new Refusal('下载链接已失效，请重新导出');
        return { kind: 'raw', bytes: link.content, contentType: 'application/octet-stream', fileName: query.name || link.fileName };
      },
    },
  };
}

const digest = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
