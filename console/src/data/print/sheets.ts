import { bindOperations } from '@milepost/openapi/client';
import { printCodecs } from '@milepost/openapi/domains/print';
import type { PrintOption, PrintSheet } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { personName } from '../personName.ts';
import { reading } from '../tags.ts';

const KEY = ['print'];
const callsOf = ({ client }: Api) => bindOperations(client, printOperations);

/** Records in a template, in their order, with the paper it is made for. */
export interface Sheets {
  readonly sheets: readonly PrintSheet[];
  /** Paper as the template keeps it. */
  readonly pageParam: string;
}

/** The paper of a template; nothing for whoever may print, and not read templates. @reading R-652 */
async function pageParamOf(api: Api, id: string, signal: AbortSignal): Promise<string> {
  try {
    const { data } = await callsOf(api).getPrintTemplate({ path: { id } }, { signal });
    return (data && printCodecs.getPrintTemplate.data.decode(data).pageParam) ?? '';
  } catch {
    return '';
  }
}

/** Sheets of records: what they hold changes, so each preview asks anew. @source forms §7 */
export const sheetsQuery = (api: Api, templateId: string, recordIds: readonly string[]) =>
  queryOptions({
    queryKey: [...KEY, 'sheets', templateId, recordIds],
    queryFn: reading(api, async (api, { signal }): Promise<Sheets> => {
      const [sheets, pageParam] = await Promise.all([sheetsOf(api, templateId, recordIds, signal), pageParamOf(api, templateId, signal)]);
      return { sheets, pageParam };
    }),
    gcTime: 0,
    retry: false,
  });

/** A sheet that names people as pages do. @reading R-290 */
const withNames = (sheet: PrintSheet): PrintSheet => ({
  ...sheet,
  records: sheet.records.map((record) => ({ ...record, userName: personName(record.userName) })),
});

async function sheetsOf(api: Api, id: string, recordIds: readonly string[], signal: AbortSignal): Promise<readonly PrintSheet[]> {
  const formId = recordIds.join(',');
  if (recordIds.length > 1) {
    const { data } = await callsOf(api).getBatchPrintData({ query: { id, formId } }, { signal });
    return printCodecs.getBatchPrintData.data.decode(data).map(withNames);
  }
  const { data } = await callsOf(api).getPrintData({ query: { id, formId } }, { signal });
  return data ? [withNames(printCodecs.getPrintData.data.decode(data))] : [];
}

/** Names of templates to choose from, in the order they are given. @source forms §2.5 */
export const templateNamesQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...KEY, 'names', ids],
    queryFn: reading(api, async (api, { signal }): Promise<readonly PrintOption[]> => {
      const body = printCodecs.listPrintTemplateOptions.body.encode({ ids: [...ids] });
      const { data } = await callsOf(api).listPrintTemplateOptions({ body }, { signal });
      const known = new Map(printCodecs.listPrintTemplateOptions.data.decode(data).map((option) => [option.id, option]));
      return ids.flatMap((id) => known.get(id) ?? []);
    }),
    enabled: ids.length > 1,
  });

/** Says what was printed. @source forms §4, §7 */
export const logPrint = (api: Api, entry: { readonly printTitle: string; readonly printNum: number; readonly printId: string }) =>
  callsOf(api).savePrintLog({ body: printCodecs.savePrintLog.body.encode(entry) });
