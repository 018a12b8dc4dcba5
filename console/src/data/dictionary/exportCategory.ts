import { decodeDownloadLink } from '@milepost/openapi/domains/file';
import type { Api } from '../api/index.ts';
import { fileCalls } from '../file/calls.ts';

/**
 * A category with everything below it as a `.bdd` file. The server answers with a one-time link, which is fetched at
 * once through the API, never opened as an address. @source admin §7
 */
export async function exportCategory(api: Api, id: string): Promise<{ name: string; bytes: Blob }> {
  const link = decodeDownloadLink((await api.exportDictionaryCategory({ path: { id } })).data);
  const bytes = link && (await fileCalls(api).downloadFile({ query: link.query })).data;
  if (!bytes) throw new Error('[console] The export answered without a link to a file of this API, so there is nothing to save. Check the answer of the server.');
  return { name: link.fileName, bytes };
}
