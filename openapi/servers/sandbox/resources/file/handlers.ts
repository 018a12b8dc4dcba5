import { officeSecond } from '../../../../src/wire/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { RawAnswer } from '../../core/envelope.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import type { FieldWords } from '../../core/words.ts';
import { DEFAULT_AVATAR, defaultAvatar } from './avatar.ts';
import { foldersOf, judgeFile, presentCaller, requireName } from './judge.ts';
import { writePack } from './pack.ts';
import { sampleOf } from './samples.ts';
import { answerOf, createStoredFiles, md5Of, placeOf, type FileRow } from './stored-files.ts';

type Operations = 'uploadFile' | 'getImage' | 'createDownloadLink' | 'packFiles' | 'getPreviewAddress';

/** @source forms §5 */
export const fileWords: FieldWords = {
  file: { required: '请先上传文件' },
  请求内容: { type: '未发现文件' },
  identifier: { pattern: '文件标识应为内容的 MD5，请重新上传' },
};

const IMAGE_ADDRESS = /^\/api\/file\/Image\/([^/]+)\/([^/]+)$/i;
/** Stands for the API when an address is read; never asked. */
const API = 'https://api.invalid';

export function fileHandlers(world: World): Handlers<Operations> {
  const { disk, nextId, now, services } = world;
  const files = createStoredFiles(world);

  return {
    uploadFile: ({ path, body, caller }) => {
      const { userId, account } = presentCaller(caller);
      const { bytes } = body.file;
      const handed = { type: path.type, fileName: requireName(body.file.fileName), sizeBytes: bytes.byteLength };
      const judged = judgeFile({ ...handed, head: bytes });
      const row = files.add({ ...handed, ...judged, userId, md5: md5Of(bytes), folders: foldersOf(body, account) }, (append) =>
        append(bytes),
      );
      return { data: answerOf(row) };
    },
    getImage: ({ path: { type, name } }) => {
      if (type === DEFAULT_AVATAR.type && name === DEFAULT_AVATAR.name)
        return { kind: 'raw', bytes: defaultAvatar(), contentType: 'image/png', fileName: name, isInline: true };
      const sample = sampleOf(type, name);
      if (sample) return { kind: 'raw', ...sample, fileName: name, isInline: true };
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
  };
}

const rawOf = (row: FileRow, path: string): RawAnswer =>
  row.imageKind === null
    ? { kind: 'raw', path, fileName: row.fileName, contentType: 'application/octet-stream' }
    : { kind: 'raw', path, fileName: row.fileName, contentType: `image/${row.imageKind}`, isInline: true };

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
const stamp = (ms: number): string => officeSecond(ms).replaceAll(/\D/g, '');
