import { bindOperations } from '@milepost/openapi/client';
import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { DesignDocument, UnreadText } from '@milepost/openapi/domains/design';
import { modelCodecs } from '@milepost/openapi/domains/model';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { modelOperations, recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';
import { storedDesign } from './storedDesign.ts';
import type { StoredDesign, WireModel } from './storedDesign.ts';

/** Id of the draft among the versions of a design. */
export const DRAFT = 'draft';

/** Facts and texts of a design. */
export type VersionedDesign = Pick<StoredDesign, 'facts' | 'texts'>;

/** The design of an answer that has not all of its facts; what this one does not say is as the draft has it. */
function versionOf(wire: Omit<WireModel, 'id'>, draft: VersionedDesign | null): VersionedDesign {
  const { facts, texts } = storedDesign({ id: '', ...wire });
  if (!draft) return { facts, texts };
  const { fullName, webType, enableFlow } = facts;
  const own = {
    ...(typeof wire.fullName === 'string' && { fullName }),
    ...(wire.webType !== undefined && wire.webType !== null && { webType }),
    ...(wire.enableFlow !== undefined && wire.enableFlow !== null && { enableFlow }),
  };
  return { facts: { ...draft.facts, ...own }, texts: { ...texts, tables: draft.texts.tables } };
}

/** A design opened; texts that cannot be opened are named. */
export const openedDesign = ({
  facts,
  texts,
}: VersionedDesign): { readonly document: DesignDocument; readonly unread: readonly UnreadText[] } =>
  openDesign(facts, texts, createNodeIds());

/** The draft of a design; null where there is no such model. */
export async function readDraft({ client }: Pick<Api, 'client'>, id: string): Promise<VersionedDesign | null> {
  const { data } = await bindOperations(client, modelOperations).getModel({ path: { id } });
  return data ? storedDesign(data) : null;
}

/** A design and what was released of it; null where nothing ever was. */
export interface DraftAndReleased {
  readonly draft: VersionedDesign;
  readonly released: VersionedDesign | null;
}

/** The draft of a design beside what is released. @param isReleased false for one that never was: then only the draft is asked for */
export const draftAndReleasedQuery = ({ client }: Api, id: string, isReleased: boolean) =>
  queryOptions({
    queryKey: ['model', 'draft-and-released', id, isReleased],
    queryFn: reading(client, async (client): Promise<DraftAndReleased | null> => {
      const calls = bindOperations(client, recordOperations);
      const [draft, runtime] = await Promise.all([readDraft({ client }, id), isReleased ? calls.getModelConfig({ path: { id } }) : null]);
      return draft && { draft, released: runtime?.data ? versionOf(runtime.data, draft) : null };
    }),
    // Read afresh each time somebody looks.
    gcTime: 0,
  });

/** A version of a design; what versions do not keep is as the draft has it. @param at its id, or `draft` for the draft itself */
export const designAtQuery = ({ client }: Api, modelId: string, at: string) =>
  queryOptions({
    queryKey: ['model', 'design-at', modelId, at],
    queryFn: reading(client, async (client): Promise<VersionedDesign | null> => {
      const calls = bindOperations(client, modelOperations);
      const [draft, version] = await Promise.all([
        readDraft({ client }, modelId),
        at === DRAFT ? null : calls.getModelVersion({ path: { id: at } }),
      ]);
      if (at === DRAFT) return draft;
      return version?.data ? versionOf(version.data, draft) : null;
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
