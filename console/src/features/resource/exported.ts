import { decodeDownloadLink } from '@milepost/openapi/domains/file';
import type { Api } from '../../data/api/index.ts';
import { fileCalls } from '../../data/file/calls.ts';
import { saveBytes } from '../../data/file/saveBytes.ts';
import type { AnyResource } from './types.ts';

/**
 * Fetches the file of a record and hands it to the browser's downloads. The server answers with a one-time link, which is
 * fetched at once through the API, never opened as an address. @source admin §7
 */
export async function exportRecord(api: Api, { operations }: AnyResource, call: string, id: string): Promise<void> {
  const operation = operations[call];
  const answer = operation && (await api.client.call(operation, { path: { id } }));
  const link = answer && decodeDownloadLink(answer.data as never);
  const bytes = link && (await fileCalls(api).downloadFile({ query: link.query })).data;
  if (!bytes)
    throw new Error(
      '[resource] The export answered without a link to a file of this API, so there is nothing to save. Check the answer of the server.',
    );
  saveBytes(bytes, link.fileName);
}
