import type { PickerNode } from '@milepost/kit/tree-picker';
import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { printCodecs } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';

/** Names of print templates by their ids. @source forms §2.5 */
export const printTemplates =
  (client: Client) =>
  async (ids: readonly string[], signal: AbortSignal): Promise<PickerNode[]> => {
    const body = printCodecs.listPrintTemplateOptions.body.encode({ ids: [...ids] });
    const { data } = await bindOperations(client, printOperations).listPrintTemplateOptions({ body }, { signal });
    return printCodecs.listPrintTemplateOptions.data.decode(data).map(({ id, fullName }) => ({ id, fullName, isLeaf: true }));
  };
