import type { OperationShapes } from '../../../generated/operations.gen.ts';
import {
  flag,
  from,
  jsonText,
  jsonValue,
  list,
  nullableText,
  number,
  oneWay,
  record,
  text,
  truth,
  type Codec,
  type InOf,
  type ModelOf,
  type OperationCodecs,
  type OutOf,
} from '../../wire/index.ts';
import { downloadLink } from './links.ts';
import { cleanFileName } from './names.ts';
import { storedChunks } from './rules.ts';

/** Name of a stored file in later calls: its `name` on the wire, `fileId` in forms. */
export const storedFile = record({
  fileId: from('name', text),
  url: text,
  fileSize: number,
  fileExtension: nullableText,
  fileVersionId: nullableText,
  thumbUrl: nullableText,
  /** Name the file was handed in with; empty where the server does not say. */
  fileName: nullableText,
});

/** One file of a form's value. */
export const uploadedFile = record({
  name: text,
  fileId: text,
  fileSize: number,
  fileExtension: nullableText,
  fileVersionId: nullableText,
  url: text,
});

const filesText = jsonText(list(uploadedFile));
/** Files as a list, or as the text of one; what cannot be read is none. @reading R-851 */
export const uploadedFiles: Codec<
  readonly InOf<typeof uploadedFile>[] | string | null | undefined,
  ModelOf<typeof uploadedFile>[],
  OutOf<typeof uploadedFile>[]
> = {
  decode: (wire) => (typeof wire === 'string' ? jsonValue(filesText.decode(wire), []) : list(uploadedFile).decode(wire)),
  encode: (model) => list(uploadedFile).encode(model),
};

/** One image of a form's value. */
export const uploadedImage = record({ name: text, fileId: text, url: text, thumbUrl: nullableText });

const chunkNumbers: Codec<readonly number[] | null | undefined, number[], number[]> = { decode: storedChunks, encode: (model) => model };

export const chunkState = record({
  chunkNumbers,
  /** Every chunk is there. */
  canMerge: from('merge', truth),
  /** The whole file is known, so nothing needs to be sent. @reading R-082 */
  isUploaded: from('uploaded', truth),
});

const fileName: Codec<string, string, string> = { decode: cleanFileName, encode: cleanFileName };
const size: Codec<number, number, number> = { decode: (wire) => wire, encode: (model) => model };
const pathType: Codec<'defaultPath' | 'selfPath' | undefined, 'defaultPath' | 'selfPath', 'defaultPath' | 'selfPath'> = {
  decode: (wire) => wire ?? 'defaultPath',
  encode: (model) => model,
};

export const mergeOrder = record({
  identifier: text,
  fileName,
  sizeBytes: from('fileSize', size),
  fileType: text,
  extension: text,
  type: text,
  pathType,
  isAccount: flag,
  folder: text,
});

export const pack = record({ downloadName: nullableText, link: from('downloadVo', downloadLink) });

/** The address of a preview, however the server puts it; empty when there is no such file. @reading R-080 */
export const previewAddress = oneWay((wire: OperationShapes['getPreviewAddress']['data'] | null | undefined): string =>
  typeof wire === 'string' ? wire : (wire?.url ?? ''),
);

/** Record a form keeps of a file that has been stored; `name` is what the person called it. @source forms §3 */
export const fileValue = (name: string, { fileId, fileSize, fileExtension, fileVersionId, url }: StoredParts) => ({
  name: cleanFileName(name),
  fileId,
  fileSize,
  fileExtension,
  fileVersionId,
  url,
});

/** Record a form keeps of an image that has been stored. @source forms §3 */
export const imageValue = (name: string, { fileId, url, thumbUrl }: StoredParts) => ({ name: cleanFileName(name), fileId, url, thumbUrl });

type StoredParts = ReturnType<typeof storedFile.decode>;

const packedFile = record({ fileId: text, fileName: text });

/** Codecs of every operation of files. */
export const fileCodecs = {
  uploadFile: { data: storedFile },
  getImage: {},
  createDownloadLink: { data: downloadLink },
  downloadFile: {},
  packFiles: { data: pack, body: list(packedFile) },
  getPreviewAddress: { data: previewAddress },
  checkChunk: { data: chunkState },
  uploadChunk: { data: chunkState },
  mergeChunks: { data: storedFile, body: mergeOrder },
} as const satisfies OperationCodecs<
  | 'uploadFile'
  | 'getImage'
  | 'createDownloadLink'
  | 'downloadFile'
  | 'packFiles'
  | 'getPreviewAddress'
  | 'checkChunk'
  | 'uploadChunk'
  | 'mergeChunks'
>;
