import { useText } from '@milepost/kit/forms/render';
import { useApi } from '../../../data/api/index.ts';
import type { AnyRow, DeletionImpact } from '../definition/types.ts';

/** Facts on a row in words, which are told with a question; none where nobody tells any. */
export function useImpactNotes() {
  const api = useApi();
  const text = useText();
  return async (effects: DeletionImpact<AnyRow> | undefined, row: AnyRow): Promise<readonly string[]> =>
    effects ? (await effects(row, api, new AbortController().signal).catch(() => [])).map(text) : [];
}
