import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { fileOperations } from '../../../generated/operations.gen.ts';
import type { Codec } from '../../wire/index.ts';
import { savedFileName } from './names.ts';

/** A prepared file; its link works once. */
export interface DownloadLink {
  /** Name to save the file under; no path in it. */
  fileName: string;
  /** Arguments of `downloadFile`. */
  query: { encryption: string; name: string };
}

type WireLink = OperationShapes['createDownloadLink']['data'];

/** Stands for the API when a link is read; never asked. */
const API = 'https://api.invalid';

/**
 * The link of an export, or null when the address is not the download of this API: a server-supplied address is never
 * followed elsewhere.
 * @source admin §7 @reading R-017
 */
export function decodeDownloadLink(data: WireLink | null): DownloadLink | null {
  if (!data || typeof data.url !== 'string' || !URL.canParse(data.url, API)) return null;
  const { origin, pathname, searchParams } = new URL(data.url, API);
  const encryption = searchParams.get('encryption');
  if (origin !== API || pathname.toLowerCase() !== fileOperations.downloadFile.path.toLowerCase() || !encryption) return null;
  const fileName = savedFileName(String(data.name ?? ''));
  return { fileName, query: { encryption, name: fileName } };
}

/** The answer of every call that prepares a file: a link of this API, or null for any other address. @reading R-017 */
export const downloadLink: Codec<WireLink | null, DownloadLink | null, WireLink> = {
  decode: decodeDownloadLink,
  encode: (model) => ({
    name: model?.fileName ?? '',
    url: model ? `${fileOperations.downloadFile.path}?encryption=${encodeURIComponent(model.query.encryption)}` : '',
  }),
};
