import type { DownloadLink } from '@milepost/openapi/domains/file';
import type { Api } from '../api/index.ts';
import { fileCalls } from './calls.ts';
import { saveBytes } from './saveBytes.ts';

/**
 * Fetches what an export has prepared and hands it to the browser's downloads. Its link works once and is asked for through the
 * API, never opened as an address. @throws when the answer has no link to a file of this API @source admin §7 @reading R-017
 */
export async function saveExport(api: Pick<Api, 'client'>, link: DownloadLink | null): Promise<void> {
  const bytes = link && (await fileCalls(api).downloadFile({ query: link.query })).data;
  if (!bytes)
    throw new Error(
      '[console] The export answered without a link to a file of this API, so there is nothing to save. Check the answer of the server.',
    );
  saveBytes(bytes, link.fileName);
}
