import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { billRuleCodecs } from '@milepost/openapi/domains/bill-rule';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { printCodecs } from '@milepost/openapi/domains/print';
import {
  billRuleOperations,
  dataInterfaceOperations,
  dictionaryOperations,
  modelOperations,
  printOperations,
} from '@milepost/openapi/operations';
import type { OwnFeed } from '../../../resource/index.ts';

interface Node {
  readonly id: string;
  readonly fullName: string;
  readonly enCode?: string | null;
  readonly children?: readonly Node[];
}

/** Nodes of a tree as options; those that only hold others cannot be chosen where `isGroup` says so. */
const optionsOf = (nodes: readonly Node[], isGroup: (node: Node, depth: number) => boolean, depth = 0): readonly Option[] =>
  nodes.flatMap((node) => [
    {
      id: node.id,
      label: node.fullName,
      ...(node.enCode && { keywords: node.enCode }),
      ...(depth > 0 && { depth }),
      ...(isGroup(node, depth) && { isDisabled: true }),
    },
    ...optionsOf(node.children ?? [], isGroup, depth + 1),
  ]);
const never = () => false;
const idOf = (parameters: Readonly<Record<string, unknown>>): string => (typeof parameters['id'] === 'string' ? parameters['id'] : '');
/** Every rule on one page: the call has pages. @source admin §9 */
export const MOST_RULES = 500;
const FORM_TEMPLATES = '2';

const printTemplatesOf =
  (query: { readonly type?: typeof FORM_TEMPLATES }): OwnFeed =>
  async ({ client }, _, signal) => {
    const { data } = await bindOperations(client, printOperations).listPrintTemplateTree({ query }, { signal });
    return optionsOf(printCodecs.listPrintTemplateTree.data.decode(data), (node) => (node.children?.length ?? 0) > 0);
  };

/** Dictionaries, data interfaces, models and the rest a design names, as options. */
export const API_FEEDS: Readonly<Record<string, OwnFeed>> = {
  dictionaries: async ({ client }, _, signal) => {
    const { data } = await bindOperations(client, dictionaryOperations).listDictionaryCategories({}, { signal });
    return optionsOf(dictionaryCodecs.listDictionaryCategories.data.decode(data), never);
  },
  interfaces: async ({ client }, _, signal) => {
    const { data } = await bindOperations(client, dataInterfaceOperations).listDataInterfaceTree({}, { signal });
    const isCategory = (node: Node, depth: number) => depth === 0 || (node.children?.length ?? 0) > 0;
    return optionsOf(dataInterfaceCodecs.listDataInterfaceTree.data.decode(data), isCategory);
  },
  interfaceParameters: async ({ client }, parameters, signal) => {
    const id = idOf(parameters);
    if (id === '') return [];
    const { data } = await bindOperations(client, dataInterfaceOperations).listDataInterfaceParameters({ path: { id } }, { signal });
    return dataInterfaceCodecs.listDataInterfaceParameters.data
      .decode(data)
      .map(({ field, fieldName }) => ({ id: field, label: fieldName || field }));
  },
  interfaceColumns: async ({ client }, parameters, signal) => {
    const id = idOf(parameters);
    if (id === '') return [];
    const body = dataInterfaceCodecs.listDataInterfaceFields.body.encode({ paramList: [] });
    const { data } = await bindOperations(client, dataInterfaceOperations).listDataInterfaceFields({ path: { id }, body }, { signal });
    return dataInterfaceCodecs.listDataInterfaceFields.data.decode(data).map((name) => ({ id: name, label: name }));
  },
  models: async ({ client }, _, signal) => {
    const { data } = await bindOperations(client, modelOperations).listModelOptions({}, { signal });
    return optionsOf(modelCodecs.listModelOptions.data.decode(data), (node) => (node.children?.length ?? 0) > 0);
  },
  modelFields: async ({ client }, parameters, signal) => {
    const id = idOf(parameters);
    if (id === '') return [];
    const { data } = await bindOperations(client, modelOperations).listModelFields(
      { path: { id }, query: { filterType: '0' } },
      { signal },
    );
    return modelCodecs.listModelFields.data.decode(data).map(({ vModel, label }) => ({ id: vModel, label, keywords: vModel }));
  },
  numberRules: async ({ client }, _, signal) => {
    const query = { keyword: '', categoryId: '', sort: 'desc', sidx: '', currentPage: 1, pageSize: MOST_RULES } as const;
    const { data } = await bindOperations(client, billRuleOperations).listBillRuleOptions({ query }, { signal });
    return billRuleCodecs.listBillRuleOptions.data
      .decode(data)
      .rows.map(({ enCode, fullName }) => ({ id: enCode, label: fullName, keywords: enCode }));
  },
  printTemplates: printTemplatesOf({ type: FORM_TEMPLATES }),
  /** Templates of every kind: a design may print one of a workflow. */
  allPrintTemplates: printTemplatesOf({}),
};
