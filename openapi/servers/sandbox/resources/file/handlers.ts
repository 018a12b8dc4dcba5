import { Refusal } from '../../core/failure.ts';
import type { RawAnswer } from '../../core/envelope.ts';
import type { Caller, Handlers, Needs, World } from '../../core/handlers.ts';
import type { FieldWords } from '../../core/words.ts';
import { DEFAULT_AVATAR, defaultAvatar } from './avatar.ts';
import { createChunks, requireFit, type ChunkAsk } from './chunks.ts';
import { foldersOf, judgeFile, requireName } from './judge.ts';
import { createMerge } from './merge.ts';
import { writePack } from './pack.ts';
import { answerOf, createStoredFiles, md5Of, placeOf, type Content, type FileRow } from './stored-files.ts';

export type FileOperations =
  | 'uploadFile'
  | 'getImage'
  | 'createDownloadLink'
  | 'packFiles'
  | 'getPreviewAddress'
  | 'checkChunk'
  | 'uploadChunk'
  | 'mergeChunks';

/** Every form uploads, so a session is enough; an image is shown to whoever knows its name. @reading R-084 */
export const fileNeeds: Needs<FileOperations> = {
  uploadFile: 'session',
  getImage: 'nothing',
  createDownloadLink: 'session',
  packFiles: 'session',
  getPreviewAddress: 'session',
  checkChunk: 'session',
  uploadChunk: 'session',
  mergeChunks: 'session',
};

/** @source forms §5 */
export const fileWords: FieldWords = {
  file: { required: '请先上传文件' },
  请求内容: { type: '未发现文件' },
  identifier: { pattern: '文件标识应为内容的 MD5，请重新上传' },
};

const IMAGE_ADDRESS = /^\/api\/file\/Image\/([^/]+)\/([^/]+)$/i;
/** Stands for the API when an address is read; never asked. */
const API = 'https://api.invalid';

export function fileHandlers(world: World): Handlers<FileOperations> {
  const { store, disk, nextId, now, services } = world;
  const files = createStoredFiles(world);
  const chunks = createChunks(world);
  const merge = createMerge(world, files, chunks);
  const contentOf = (caller: Caller, { identifier, totalSize, filename }: { identifier: string; totalSize: number; filename: string }): Content => ({
    userId: caller.userId,
    md5: identifier,
    sizeBytes: totalSize,
    fileName: requireName(filename),
  });

  return {
    uploadFile: ({ path, body, caller }) => {
      const { userId, account } = present(caller);
      const { bytes } = body.file;
      const handed = { type: path.type, fileName: requireName(body.file.fileName), sizeBytes: bytes.byteLength };
      const judged = judgeFile({ ...handed, head: bytes });
      const row = files.add({ ...handed, ...judged, userId, md5: md5Of(bytes), folders: foldersOf(body, account) }, (append) => append(bytes));
      return { data: answerOf(row) };
    },
    getImage: ({ path: { type, name } }) => {
      if (type === DEFAULT_AVATAR.type && name === DEFAULT_AVATAR.name)
        return { kind: 'raw', bytes: defaultAvatar(), contentType: 'image/png', fileName: name, isInline: true };
      const row = files.get(type, name);
      return rawOf(row, disk.pathOf(placeOf(row)));
    },
    createDownloadLink: ({ path }) => {
      const row = files.get(path.type, path.fileId);
      return { data: services.offerFile(row.fileName, placeOf(row)) };
    },
    packFiles: ({ path, body }) => {
      const parts = body.map(({ fileId, fileName }) => ({ place: placeOf(files.get(path.type, fileId)), fileName }));
      const target = { area: 'packs', name: nextId() } as const;
      writePack(disk, target, parts);
      const downloadVo = services.offerFile(`${stamp(now())}.zip`, target);
      return { data: { downloadName: downloadVo.name, downloadVo } };
    },
    getPreviewAddress: ({ query }) => {
      const row = fileAt(query.fileDownloadUrl, (type, name) => files.find(type, name));
      if (!row) return { data: '' };
      if (row.imageKind === null) throw new Refusal('该类型的文件暂不支持在线预览，请下载后查看');
      return { data: answerOf(row).url };
    },
    checkChunk: ({ query, caller }) => {
      requireFit(query);
      const content = contentOf(present(caller), query);
      const isUploaded = files.known(content).length > 0;
      return { data: { chunkNumbers: [...chunks.stored(content).keys()], merge: false, uploaded: isUploaded } };
    },
    uploadChunk: ({ body, caller }) => {
      requireBytes(body, body.file.bytes);
      const content = contentOf(present(caller), body);
      const isKnown = files.known(content).length > 0;
      if (!isKnown) chunks.put(content, body.chunkNumber, body.file.bytes);
      const chunkNumbers = [...chunks.stored(content).keys()];
      return { data: { chunkNumbers, merge: isKnown || chunkNumbers.length === body.totalChunks } };
    },
    mergeChunks: ({ body, caller }) => {
      const { userId, account } = present(caller);
      const content = { userId, md5: body.identifier, sizeBytes: body.fileSize, fileName: requireName(body.fileName) };
      return merge({ content, type: body.type, folders: foldersOf(body, account) });
    },
  };

  function rawOf(row: FileRow, path: string): RawAnswer {
    const head = { kind: 'raw', path, fileName: row.fileName } as const;
    return row.imageKind === null
      ? { ...head, contentType: 'application/octet-stream' }
      : { ...head, contentType: `image/${row.imageKind}`, isInline: true };
  }
}

function present(caller: Caller | null): Caller {
  if (!caller) throw new Refusal('验证失败，请重新登录');
  return caller;
}

function requireBytes(ask: ChunkAsk, bytes: Uint8Array): void {
  requireFit(ask);
  if (bytes.byteLength !== ask.currentChunkSize) throw new Refusal('分片大小不正确，请重新上传该分片');
}

/** The file an upload's address belongs to. */
function fileAt<Row>(address: string, find: (type: string, name: string) => Row | undefined): Row | undefined {
  if (!URL.canParse(address, API)) return undefined;
  const [, type = '', name = ''] = IMAGE_ADDRESS.exec(new URL(address, API).pathname) ?? [];
  try {
    return find(decodeURIComponent(type), decodeURIComponent(name));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** `20261120093000`: a moment of the office's clock, as archives are named. */
const stamp = (ms: number): string => new Date(ms + 8 * 60 * 60 * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14);
