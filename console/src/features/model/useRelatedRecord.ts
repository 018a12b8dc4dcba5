import { prepareRecord } from '@milepost/kit/forms/render';
import type { ArrivingRecord, RecordAt } from '@milepost/kit/forms/viewer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { compileForm, namedPeople, shownParts, shownValues } from '../../data/model/compile/index.ts';
import { modelRuntimeQuery, recordDisplayQuery } from '../../data/model/queries.ts';
import { personName } from '../../data/personName.ts';
import { serverWords } from '../../feedback/index.ts';
import { recordPlaceOf } from './recordPlace.ts';
import { frameOf } from './frameOf.ts';
import { readThrough, reading } from '../../data/tags.ts';

/** A record another one names, with the form of its model. Somebody who may not see it is told so by the server. @source forms §2.10 */
export function useRelatedRecord({ of, id }: RecordAt): ArrivingRecord {
  const api = useApi();
  const queries = useQueryClient();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['model', 'related', of, id],
    queryFn: reading(api, async (api) => {
      const [design, display] = [modelRuntimeQuery(api, of), recordDisplayQuery(api, of, id)];
      const [runtime, values] = await Promise.all([queries.fetchQuery(design), queries.fetchQuery(display)]);
      for (const { queryKey } of [design, display]) readThrough(api.client, queries, queryKey);
      if (values === null || runtime?.formData.kind !== 'value') return null;
      const form = compileForm(runtime.formData.value, recordPlaceOf(of, runtime));
      const spec = { parts: shownParts(form.spec.parts) };
      await prepareRecord(spec);
      return {
        title: runtime.fullName,
        spec,
        values: namedPeople(form.spec, shownValues(spec, values), personName),
        frame: frameOf(form.look),
      };
    }),
    retry: false,
  });
  return useMemo((): ArrivingRecord => {
    if (data) return { kind: 'here', record: data };
    if (isPending) return { kind: 'loading' };
    return error ? { kind: 'failed', reason: serverWords(error), onRetry: () => void refetch() } : { kind: 'notFound' };
  }, [data, isPending, error, refetch]);
}
