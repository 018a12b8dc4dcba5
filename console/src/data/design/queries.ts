import { bindOperations } from '@milepost/openapi/client';
import { createNodeIds, fieldName, fieldsOf, openDesign } from '@milepost/openapi/domains/design';
import { recordOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { designPort } from './designPort.ts';
import type { StoredDesign } from './storedDesign.ts';

/** A design with what its release says of it. */
export interface OpenedDesign {
  readonly stored: StoredDesign;
  /** Keys of fields of the release: records may hold values under them. */
  readonly releasedKeys: ReadonlySet<string>;
}

/** Keys of the fields of the released form; none where there is no release, or it cannot be read. */
export async function releasedKeysOf(
  { client }: Pick<Api, 'client'>,
  { id, facts, state }: StoredDesign,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  if (state === 'draft') return new Set<string>();
  const { data } = await bindOperations(client, recordOperations).getModelConfig({ path: { id } }, signal ? { signal } : {});
  const formData = typeof data?.formData === 'string' ? data.formData : null;
  const texts = { formData, columnData: null, appColumnData: null, tables: null, flowTemplateJson: null };
  return new Set(fieldsOf(openDesign(facts, texts, createNodeIds()).document).map(fieldName));
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
      return stored && { stored, releasedKeys: await releasedKeysOf(api, stored, signal) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
