import type { Answer, CallArgs, Client, Operation } from '@milepost/openapi/client';
import { bindOperations } from '@milepost/openapi/client';
import { printCodecs } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';
import type { Values } from '../../../data/model/compile/index.ts';

/** Values of a sample in words, by its id; null where there is none of it. */
type ShownValues = (id: string) => Values | null;

const SHEETS: ReadonlySet<string> = new Set(['getPrintData', 'getBatchPrintData']);

/** True for the calls that fill a print template with records. */
export const isOfSheets = ({ id }: Operation): boolean => SHEETS.has(id);

/**
 * Sheets of samples: the template as the server keeps it, filled with the values of each. Approvals are left out, since no sample
 * has any. @throws ApiError when the template is not read @reading R-862
 */
export async function sampleSheets(real: Client, { id: name }: Operation, args: CallArgs, shown: ShownValues): Promise<Answer<unknown>> {
  const { id = '', formId = '' } = (args.query ?? {}) as { readonly id?: string; readonly formId?: string };
  const { data } = await bindOperations(real, printOperations).getPrintTemplate({ path: { id } });
  const template = data ? printCodecs.getPrintTemplate.data.decode(data).printTemplate : '';
  const sheets = formId.split(',').map((one) => printCodecs.getPrintData.data.encode({ template, values: shown(one) ?? {}, records: [] }));
  return { data: name === 'getPrintData' ? (sheets[0] ?? null) : sheets, msg: '' };
}
