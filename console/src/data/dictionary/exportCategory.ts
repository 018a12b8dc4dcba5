import { decodeDownloadLink } from '@milepost/openapi/domains/file';
import type { Api } from '../api/index.ts';
import { exportedFile } from '../file/exportedFile.ts';

/** A category with everything below it as a `.bdd` file. @source admin §7 */
export const exportCategory = async (api: Api, id: string) =>
  exportedFile(api, decodeDownloadLink((await api.exportDictionaryCategory({ path: { id } })).data));
