import { bindOperations } from '@milepost/openapi/client';
import { createNodeIds, openDesign } from '@milepost/openapi/domains/design';
import type { DesignDocument } from '@milepost/openapi/domains/design';
import { recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { designPort } from './designPort.ts';
import type { StoredDesign } from './storedDesign.ts';

/** A design with what was released of it. */
export interface OpenedDesign {
  readonly stored: StoredDesign;
  /** Null where nothing ever was released, or the release cannot be read. */
  readonly released: DesignDocument | null;
}

/** The released design of a model, as far as its form and its lists go; null where there is none. */
export async function releasedDesign(
  { client }: Pick<Api, 'client'>,
  { id, facts, state }: StoredDesign,
  signal?: AbortSignal,
): Promise<DesignDocument | null> {
  if (state === 'draft') return null;
  const { data } = await bindOperations(client, recordOperations).getModelConfig({ path: { id } }, signal ? { signal } : {});
  if (!data) return null;
  const { formData = null, columnData = null, appColumnData = null } = data;
  return openDesign(facts, { formData, columnData, appColumnData, tables: null, flowTemplateJson: null }, createNodeIds()).document;
}

/**
 * A design to be edited; null where there is none. It is asked for each time a designer opens, and not again after a write: what is
 * edited is never taken from under the hands of its designer.
 */
export const designQuery = (api: Pick<Api, 'client'>, id: string) =>
  queryOptions({
    queryKey: ['design', id],
    queryFn: async ({ signal }): Promise<OpenedDesign | null> => {
      const stored = await designPort(api, id).load(signal);
      return stored && { stored, released: await releasedDesign(api, stored, signal) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
