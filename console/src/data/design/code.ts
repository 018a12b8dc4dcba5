import { bindOperations } from '@milepost/openapi/client';
import { decodeDownloadLink } from '@milepost/openapi/domains/file';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { modelOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { saveExport } from '../file/saveExport.ts';
import { reading } from '../tags.ts';

/** A file of code as a server makes it. */
export interface ServerFile {
  /** Folder and name. */
  readonly path: string;
  readonly text: string;
}

/** Names a server's code is made with: its module, and the class of the design. */
export interface CodeNames {
  readonly module: string;
  readonly className: string;
}

const bodyOf = ({ module, className }: CodeNames) => ({ module, className, subClassName: '', description: '', modulePackageName: '' });

/** Code the server makes of a design, by folder and name. @source admin §7 */
export const serverCodeQuery = ({ client }: Pick<Api, 'client'>, id: string, names: CodeNames) =>
  queryOptions({
    queryKey: ['design', 'code', id, names],
    queryFn: reading(client, async (client, { signal }): Promise<readonly ServerFile[]> => {
      const { data } = await bindOperations(client, modelOperations).previewModelCode({ path: { id }, body: bodyOf(names) }, { signal });
      const folders = data ? modelCodecs.previewModelCode.data.decode(data) : [];
      return folders.flatMap(({ fileName, children }) =>
        children.map((file) => ({ path: `${fileName}/${file.fileName}`, text: file.fileContent })),
      );
    }),
    retry: false,
  });

/** Saves the file of all code a server makes of a design. @source admin §7 */
export async function saveServerCode(api: Pick<Api, 'client'>, id: string, names: CodeNames): Promise<void> {
  const { data } = await bindOperations(api.client, modelOperations).downloadModelCode({ path: { id }, body: bodyOf(names) });
  await saveExport(api, data ? decodeDownloadLink(data) : null);
}
