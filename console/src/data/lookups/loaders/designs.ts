import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import type { Database } from '@milepost/openapi/domains/data-interface';
import { MESSAGE_TYPE_LISTS, messageTemplateCodecs } from '@milepost/openapi/domains/message-template';
import type { MessageTypeEntry } from '@milepost/openapi/domains/message-template';
import { controlsOf, modelCodecs } from '@milepost/openapi/domains/model';
import type { FormControl, ModelField } from '@milepost/openapi/domains/model';
import { printCodecs } from '@milepost/openapi/domains/print';
import type { PrintTemplateNode } from '@milepost/openapi/domains/print';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { RecordData } from '@milepost/openapi/domains/record';
import {
  dataInterfaceOperations,
  messageTemplateOperations,
  modelOperations,
  printOperations,
  recordOperations,
} from '@milepost/openapi/operations';
import type { LookupAsk } from '../declare.ts';

/** Kinds of printed things, as the wire numbers them. @source admin §7 */
const PRINT_TYPES = { flow: '1', form: '2' } as const;

/** Print templates of flows or of forms below their categories. */
export async function printTree({ client, signal }: LookupAsk, kind: keyof typeof PRINT_TYPES): Promise<readonly PrintTemplateNode[]> {
  const api = bindOperations(client, printOperations);
  const { data } = await api.listPrintTemplateTree({ query: { type: PRINT_TYPES[kind] } }, { signal });
  return printCodecs.listPrintTemplateTree.data.decode(data);
}

/** Message types, of the four lists templates choose from. */
export async function messageTypeList({ client, signal }: LookupAsk): Promise<readonly MessageTypeEntry[]> {
  const api = bindOperations(client, messageTemplateOperations);
  const { data } = await api.listMessageTypes({ path: { id: MESSAGE_TYPE_LISTS.messageTypes } }, { signal });
  return messageTemplateCodecs.listMessageTypes.data.decode(data);
}

/** "Every control that has a value". @source admin §7 */
const EVERY_FIELD = '0';

/** The controls of a form other forms may refer to. */
export async function formItemList({ client, signal }: LookupAsk, modelId: string): Promise<readonly ModelField[]> {
  const api = bindOperations(client, modelOperations);
  const { data } = await api.listModelFields({ path: { id: modelId }, query: { filterType: EVERY_FIELD } }, { signal });
  return modelCodecs.listModelFields.data.decode(data);
}

/** The key of a sub-table among the controls. @source forms §3 */
const SUB_TABLE = 'table';

/** The sub-tables of a released form, each with its controls. None where there is no form. */
export async function subTables({ client, signal }: LookupAsk, modelId: string): Promise<readonly FormControl[]> {
  const { data } = await bindOperations(client, recordOperations).getModelConfig({ path: { id: modelId } }, { signal });
  const form = data && recordCodecs.getModelConfig.data.decode(data).formData;
  return form?.kind === 'value' ? controlsOf(form.value).filter(({ config }) => config.jnpfKey === SUB_TABLE) : [];
}

/** The values of a chosen record as they are shown; null where it is gone. */
export async function relationData({ client, signal }: LookupAsk, modelId: string, recordId: string): Promise<RecordData | null> {
  const api = bindOperations(client, recordOperations);
  const { data } = await api.getRecordDisplay({ path: { id: modelId, recordId } }, { signal });
  return data && recordCodecs.getRecordDisplay.data.decode(data);
}

/** Databases an interface, a model or a print template may read, below their kinds. @reading R-302 */
export async function databases({ client, signal }: LookupAsk): Promise<readonly Database[]> {
  const { data } = await bindOperations(client, dataInterfaceOperations).listDataSources({}, { signal });
  return dataInterfaceCodecs.listDataSources.data.decode(data);
}
