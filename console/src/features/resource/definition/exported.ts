import { decodeDownloadLink } from '@milepost/openapi/domains/file';
import type { Api } from '../../../data/api/index.ts';
import { saveExport } from '../../../data/file/saveExport.ts';
import type { AnyResource } from './types.ts';

/** Saves the file of a record, as the server makes it. @source admin §7 */
export async function exportRecord(api: Api, { operations }: AnyResource, call: string, id: string): Promise<void> {
  const operation = operations[call];
  const answer = operation && (await api.client.call(operation, { path: { id } }));
  const link = answer && decodeDownloadLink(answer.data as never);
  await saveExport(api, link ?? null);
}
