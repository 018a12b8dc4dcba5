import type { DownloadLink } from '@milepost/openapi/domains/file';
import type { Api } from '../api/index.ts';
import { fileCalls } from './calls.ts';

/** A file a server has made, to be handed to `saveBytes`. */
export interface ExportedFile {
  readonly name: string;
  readonly bytes: Blob;
}

/** Fetches what an export has prepared. Its link works once and is asked for through the API, never opened as an address. @source admin §7 @reading R-017 */
export async function exportedFile(api: Pick<Api, 'client'>, link: DownloadLink | null): Promise<ExportedFile> {
  const bytes = link && (await fileCalls(api).downloadFile({ query: link.query })).data;
  if (!bytes) throw new Error('[console] The export answered without a link to a file of this API, so there is nothing to save. Check the answer of the server.');
  return { name: link.fileName, bytes };
}
