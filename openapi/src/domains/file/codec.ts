import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { fileOperations } from '../../../generated/operations.gen.ts';
import type { DownloadLink } from './model.ts';

/** Stands for the API when a link is read; never asked. */
const API = 'https://api.invalid';
const NOT_IN_A_FILE_NAME = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu;

/**
 * The link of an export, or null when the address is not the download of this API: a server-supplied address is never
 * followed elsewhere.
 * @source admin §7 @reading R-017
 */
export function decodeDownloadLink(data: OperationShapes['exportDictionaryCategory']['data'] | null): DownloadLink | null {
  if (!data || typeof data.url !== 'string' || !URL.canParse(data.url, API)) return null;
  const { origin, pathname, searchParams } = new URL(data.url, API);
  const encryption = searchParams.get('encryption');
  if (origin !== API || pathname.toLowerCase() !== fileOperations.downloadFile.path.toLowerCase() || !encryption) return null;
  const fileName = String(data.name ?? '').replace(NOT_IN_A_FILE_NAME, '_') || 'download';
  return { fileName, query: { encryption, name: fileName } };
}
