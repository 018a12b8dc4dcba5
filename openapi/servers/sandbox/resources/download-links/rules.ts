import { createHash } from 'node:crypto';
import type { Disk, DiskFile } from '../../core/disk/disk.ts';
import { Refusal } from '../../core/failure.ts';
import type { BaseWorld, Caller, Handlers } from '../../core/handlers.ts';

/** @reading R-018 */
const LINK_MS = 10 * 60 * 1000;
const SECRET_BYTES = 24;
const DOWNLOAD_PATH = '/api/file/Download';
const CONTENT_TYPE = 'application/octet-stream';
const NOTHING = new Uint8Array();

/** The link itself is one of the first tables; the file behind it may be on the disk. */
export const downloadTables: readonly string[] = [
  `
  ALTER TABLE download_link ADD COLUMN area TEXT CHECK (area IN ('files', 'packs'));
  ALTER TABLE download_link ADD COLUMN storedName TEXT;
  `,
  'ALTER TABLE download_link ADD COLUMN tokenHash BLOB',
];

type StoredPlace = { area: 'files' | 'packs' | null; storedName: string | null };
type LinkRow = StoredPlace & { fileName: string; content: Uint8Array<ArrayBuffer>; expiryTime: number; tokenHash: Uint8Array | null };

/** Person whose call is being answered. Handlers wait for nothing, so there is one at a time. */
export interface Acting {
  caller: Caller | null;
}

interface Parts {
  readonly acting: Acting;
  /** @throws Refusal when the session is over or locked */
  readonly requireOpen: (tokenHash: Uint8Array) => void;
}

/** Files behind links that work once. The link is the permission, so that a plain `<a href>` can fetch it, as long as the session that made it is open. @reading R-608 */
export interface DownloadLinks {
  readonly handlers: Handlers<'downloadFile'>;
  /** Keeps the content until it is fetched or too old; answers what the client needs to fetch it. */
  offer(fileName: string, content: string | Uint8Array<ArrayBuffer>): { name: string; url: string };
  /** The same for a file on the disk. One of the area `packs` was made for this link and goes with it. */
  offerFile(fileName: string, file: DiskFile): { name: string; url: string };
  /** Removes archives no link leads to. */
  sweep(): void;
}

export function createDownloadLinks({ store, now, random }: BaseWorld, disk: Disk, { acting, requireOpen }: Parts): DownloadLinks {
  /** The file goes when the link is gone for good; it may be open by then, which does not disturb who reads it. */
  const dropPack = ({ area, storedName }: StoredPlace): void => {
    if (area === 'packs' && storedName !== null) store.afterCommit(() => disk.remove({ area, name: storedName }));
  };
  const forgetOld = (): void => {
    const gone = store.all<StoredPlace>('DELETE FROM download_link WHERE expiryTime <= ? RETURNING area, storedName', now());
    for (const link of gone) dropPack(link);
  };
  const keep = (fileName: string, content: Uint8Array, file: DiskFile | null): { name: string; url: string } => {
    const secret = Buffer.from(random(SECRET_BYTES)).toString('base64url');
    forgetOld();
    store.run(
      'INSERT INTO download_link (secretHash, fileName, content, expiryTime, area, storedName, tokenHash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      digest(secret),
      fileName,
      content,
      now() + LINK_MS,
      file?.area ?? null,
      file?.name ?? null,
      acting.caller?.tokenHash ?? null,
    );
    return { name: fileName, url: `${DOWNLOAD_PATH}?encryption=${secret}` };
  };

  return {
    offer: (fileName, content) => keep(fileName, typeof content === 'string' ? new TextEncoder().encode(content) : content, null),
    offerFile: (fileName, file) => keep(fileName, NOTHING, file),
    sweep: () => {
      forgetOld();
      const rows = store.all<{ storedName: string }>("SELECT storedName FROM download_link WHERE area = 'packs'");
      disk.sweep('packs', new Set(rows.map(({ storedName }) => storedName)));
    },
    handlers: {
      downloadFile: ({ query }) => {
        const [link] = store.all<LinkRow>(
          'DELETE FROM download_link WHERE secretHash = ? RETURNING fileName, content, expiryTime, area, storedName, tokenHash',
          digest(query.encryption),
        );
        if (!link || link.expiryTime <= now()) throw new Refusal('下载链接已失效，请重新导出');
        // Thrown, so that the link is there again once the session is unlocked.
        if (link.tokenHash) requireOpen(link.tokenHash);
        const head = { kind: 'raw', contentType: CONTENT_TYPE, fileName: query.name || link.fileName } as const;
        if (link.area === null || link.storedName === null) return { ...head, bytes: link.content };
        const file = { area: link.area, name: link.storedName };
        if (!disk.has(file)) throw new Refusal('文件不存在');
        dropPack(link);
        return { ...head, path: disk.pathOf(file) };
      },
    },
  };
}

const digest = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
