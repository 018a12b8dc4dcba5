import { bindOperations } from '@milepost/openapi/client';
import { createNodeIds, memberOf, openDesign } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignFacts, DesignTexts, UnreadText } from '@milepost/openapi/domains/design';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { modelOperations, recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

/** Id of the draft among the versions of a design. */
export const DRAFT = 'draft';

/** A design as a server keeps it: what it is, and its texts. */
export interface StoredDesign {
  readonly facts: DesignFacts;
  readonly texts: DesignTexts;
}

interface Wire {
  readonly fullName?: string | null;
  readonly enCode?: string | null;
  readonly category?: string | null;
  readonly webType?: string | number | null;
  readonly type?: string | number | null;
  readonly enableFlow?: number | string | boolean | null;
  readonly sortCode?: number | null;
  readonly description?: string | null;
  readonly dbLinkId?: string | null;
  readonly formData?: string | null;
  readonly columnData?: string | null;
  readonly appColumnData?: string | null;
  readonly tables?: string | null;
  readonly flowTemplateJson?: string | null;
}

/** A design of an answer; what this one does not say is as the other has it. */
function storedOf(wire: Wire, other?: StoredDesign): StoredDesign {
  const facts: DesignFacts = {
    fullName: wire.fullName ?? other?.facts.fullName ?? '',
    enCode: wire.enCode ?? other?.facts.enCode ?? '',
    category: wire.category ?? other?.facts.category ?? '',
    webType: Number(wire.webType ?? other?.facts.webType ?? 2),
    type: Number(wire.type ?? other?.facts.type ?? 1),
    enableFlow: wire.enableFlow === undefined ? (other?.facts.enableFlow ?? false) : Number(wire.enableFlow) === 1,
    sortCode: wire.sortCode === undefined ? (other?.facts.sortCode ?? null) : wire.sortCode,
    description: wire.description ?? other?.facts.description ?? '',
    dbLinkId: wire.dbLinkId ?? other?.facts.dbLinkId ?? null,
  };
  const texts: DesignTexts = {
    formData: wire.formData ?? null,
    columnData: wire.columnData ?? null,
    appColumnData: wire.appColumnData ?? null,
    tables: wire.tables ?? other?.texts.tables ?? null,
    flowTemplateJson: wire.flowTemplateJson ?? null,
  };
  return { facts, texts };
}

/** A stored design opened; texts that cannot be opened are named. */
export const openedDesign = ({
  facts,
  texts,
}: StoredDesign): { readonly document: DesignDocument; readonly unread: readonly UnreadText[] } =>
  openDesign(facts, texts, createNodeIds());

/** The draft of a design; null where there is no such model. */
export async function readDraft({ client }: Pick<Api, 'client'>, id: string): Promise<StoredDesign | null> {
  const { data } = await bindOperations(client, modelOperations).getModel({ path: { id } });
  return data ? storedOf(data) : null;
}

/** A design and what was released of it; null where nothing ever was. */
export interface DraftAndReleased {
  readonly draft: StoredDesign;
  readonly released: StoredDesign | null;
}

/** The draft of a design beside what is released. @param isReleased false for one that never was: then only the draft is asked for */
export const draftAndReleasedQuery = ({ client }: Api, id: string, isReleased: boolean) =>
  queryOptions({
    queryKey: ['model', 'draft-and-released', id, isReleased],
    queryFn: reading(client, async (client): Promise<DraftAndReleased | null> => {
      const calls = bindOperations(client, recordOperations);
      const [draft, runtime] = await Promise.all([readDraft({ client }, id), isReleased ? calls.getModelConfig({ path: { id } }) : null]);
      return draft && { draft, released: runtime?.data ? storedOf(runtime.data, draft) : null };
    }),
    // Read afresh each time somebody looks.
    gcTime: 0,
  });

/** A version of a design; what versions do not keep is as the draft has it. @param at its id, or `draft` for the draft itself */
export const designAtQuery = ({ client }: Api, modelId: string, at: string) =>
  queryOptions({
    queryKey: ['model', 'design-at', modelId, at],
    queryFn: reading(client, async (client): Promise<StoredDesign | null> => {
      const calls = bindOperations(client, modelOperations);
      const [draft, version] = await Promise.all([
        readDraft({ client }, modelId),
        at === DRAFT ? null : calls.getModelVersion({ path: { id: at } }),
      ]);
      if (at === DRAFT) return draft;
      return version?.data ? storedOf(version.data, draft ?? undefined) : null;
    }),
    // Read afresh each time somebody looks.
    gcTime: 0,
  });

/** A version of a design as lists and forms have designs; null where there is none any more. */
export const versionRuntimeQuery = ({ client }: Api, versionId: string) =>
  queryOptions({
    queryKey: ['model', 'version-runtime', versionId],
    queryFn: reading(client, async (client): Promise<ModelRuntime | null> => {
      const { data } = await bindOperations(client, modelOperations).getModelVersion({ path: { id: versionId } });
      return data ? recordCodecs.getModelConfig.data.decode(data) : null;
    }),
  });

/** Versions that are kept of a model at most. @reading R-268 */
const MOST_VERSIONS = 100;

/** Versions of a model, the newest first. */
export const versionsQuery = ({ client }: Api, modelId: string) =>
  queryOptions({
    queryKey: ['model', 'versions', modelId],
    queryFn: reading(client, async (client) => {
      const query = { currentPage: 1, pageSize: MOST_VERSIONS };
      const { data } = await bindOperations(client, modelOperations).listModelVersions({ path: { id: modelId }, query });
      return modelCodecs.listModelVersions.data.decode(data).rows;
    }),
  });

/** Records of a model that hold a value of a field. */
export interface RecordCount {
  readonly count: number;
  readonly total: number;
  /** True where whoever asks may not see every record: there may be more. */
  readonly isAbout: boolean;
}

/** Time a count is good for. @source designer §10.3 */
const COUNTED_MS = 5 * 60_000;
const FEWEST = { currentPage: 1, pageSize: 1, sort: 'desc', sortField: '', menuId: null, keyword: '' } as const;
const NO_ROWS = { rows: 'page', selectIds: [], selectKey: [] } as const;

/** True for a list that shows some of its records only: to nobody all, or to each what they may see. */
const hidesRows = ({ list }: DesignDocument): boolean => {
  const conditions = memberOf(list ?? undefined, 'ruleList');
  const isFiltered = JSON.stringify(conditions ?? null).includes('"field"');
  return isFiltered || memberOf(list ?? undefined, 'useDataPermission') === true;
};

/**
 * Records that hold a value under each of these names, counted by the list of what is released: a name it has not cannot be counted.
 * @param released the design that is in use
 * @param fields names as lists have them, `table-column` in a sub-table
 */
export const recordCountsQuery = ({ client }: Api, modelId: string, released: DesignDocument | null, fields: readonly string[]) =>
  queryOptions({
    queryKey: ['model', 'record-counts', modelId, fields],
    queryFn: reading(client, async (client, { signal }): Promise<ReadonlyMap<string, RecordCount>> => {
      const { listRecords } = bindOperations(client, recordOperations);
      const totalOf = async (field: string | null): Promise<number> => {
        const conditions = [{ field: field ?? '', symbol: 'notNull', fieldValue: null, jnpfKey: '' }];
        const body = recordCodecs.listRecords.body.encode({
          ...FEWEST,
          ...NO_ROWS,
          selectIds: [],
          selectKey: [],
          filter: { kind: 'none' },
          conditions:
            field === null
              ? { kind: 'none' }
              : { kind: 'value', value: { matchLogic: 'all', conditions: { kind: 'value', value: conditions } } },
        });
        const { data } = await listRecords({ path: { id: modelId }, body }, { signal });
        return recordCodecs.listRecords.data.decode(data).total;
      };
      const isAbout = released !== null && hidesRows(released);
      const [total = 0, ...counts] = await Promise.all([null, ...fields].map(totalOf));
      return new Map(fields.map((field, at) => [field, { count: counts[at] ?? 0, total, isAbout }]));
    }),
    enabled: released !== null && fields.length > 0,
    staleTime: COUNTED_MS,
    retry: false,
  });
