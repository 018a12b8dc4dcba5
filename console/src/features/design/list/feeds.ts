import type { Option } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { printCodecs } from '@milepost/openapi/domains/print';
import { dataInterfaceOperations, modelOperations, printOperations } from '@milepost/openapi/operations';
import { fetchDictionaries } from '../../../data/dictionary/queries.ts';
import type { OwnFeed } from '../../resource/index.ts';

interface Below {
  readonly id: string;
  readonly fullName: string;
  readonly children?: readonly Below[] | null;
}

/** Options of what stands in folders: these are named, and not chosen. */
const leavesOf = (nodes: readonly Below[], depth = 0): readonly Option[] =>
  nodes.flatMap(({ id, fullName, children }): readonly Option[] =>
    children && children.length > 0
      ? [{ id, label: fullName, depth, isDisabled: true }, ...leavesOf(children, depth + 1)]
      : [{ id, label: fullName, depth }],
  );

const dictionaries: OwnFeed = async (api, _, signal) =>
  (await fetchDictionaries(api, signal)).map(({ id, fullName, enCode }) => ({ id, label: fullName, keywords: enCode }));

const interfaces: OwnFeed = async ({ client }, _, signal) => {
  const { data } = await bindOperations(client, dataInterfaceOperations).listDataInterfaceTree({}, { signal });
  return leavesOf(dataInterfaceCodecs.listDataInterfaceTree.data.decode(data));
};

const models: OwnFeed = async ({ client }, _, signal) => {
  const { data } = await bindOperations(client, modelOperations).listModelOptions({ query: {} }, { signal });
  return leavesOf(modelCodecs.listModelOptions.data.decode(data));
};

/** Kind of templates records are printed with. */
const OF_FORMS = '2';
const printTemplates: OwnFeed = async ({ client }, _, signal) => {
  const { data } = await bindOperations(client, printOperations).listPrintTemplateTree({ query: { type: OF_FORMS } }, { signal });
  return leavesOf(printCodecs.listPrintTemplateTree.data.decode(data));
};

/** Feeds the sheets of a list choose from: dictionaries, data interfaces, models and print templates, by their ids. */
export const LIST_FEEDS: Readonly<Record<string, OwnFeed>> = {
  designDictionaries: dictionaries,
  designInterfaces: interfaces,
  designModels: models,
  designPrintTemplates: printTemplates,
};
