import type { DesignDocument } from '@milepost/openapi/domains/design';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api/index.ts';
import { recordCountsQuery } from '../../../data/design/recordCounts.ts';
import type { RecordCount } from '../../../data/design/recordCounts.ts';
import { namesIn } from './removal.ts';

/** The design that is in use, whose records are counted. */
export interface InUse {
  readonly modelId: string;
  /** The released design; null where nothing ever was. */
  readonly released: DesignDocument | null;
}

/** Records that hold a value of these fields; a field that is not in what is released has no count. @source designer §10.3 */
export function useRecordCounts({ modelId, released }: InUse, names: readonly string[]): ReadonlyMap<string, RecordCount> | undefined {
  const inUse = released ? namesIn(released) : new Set<string>();
  const counted = names.filter((name) => inUse.has(name));
  return useQuery(recordCountsQuery(useApi(), modelId, released, counted)).data;
}
