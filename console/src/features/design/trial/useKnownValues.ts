import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Control, Feed, Option, Part } from '@milepost/kit/forms/grammar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import type { Api } from '../../../data/api/index.ts';
import { ownChoices } from '../../../data/model/compile/index.ts';
import type { Person } from '../../../data/model/compile/index.ts';
import { optionsQuery } from '../../resource/form/choices/options.ts';
import type { KnownValues } from '../samples/types.ts';

type FedOptions = Extract<Feed, { readonly from: 'feed' }>;

const feedIn = (control: Control): readonly FedOptions[] =>
  (control.kind === 'choice' || control.kind === 'cascade') && control.options.from === 'feed' ? [control.options] : [];

/** Feeds of a form that depend on no other field, each once. */
function feedsOf(parts: readonly Part[]): readonly FedOptions[] {
  const all = controlsOf({ parts }).flatMap(({ control }) => [
    ...feedIn(control),
    ...(control.kind === 'table' ? control.columns.flatMap((column) => feedIn(column as Control)) : []),
  ]);
  const free = all.filter(({ parameters = {} }) => Object.keys(parameters).length === 0);
  return [...new Map(free.map((feed) => [feed.id, feed])).values()];
}

const NONE: readonly Option[] = [];
const NO_FEEDS = {};

/** Options of one feed; none where it does not answer: its field says so by itself. */
async function offeredBy(api: Api, queries: QueryClient, { id, fixed = {} }: FedOptions): Promise<readonly [string, readonly Option[]]> {
  const { select, ...query } = optionsQuery(api, NO_FEEDS, id, fixed);
  const all = await queries.fetchQuery(query).catch(() => null);
  return [id, all === null ? NONE : (select?.(all) ?? NONE)];
}

/**
 * Values samples are made with that are really there: options of feeds, and the places of who tries; null while feeds are on their
 * way. They are asked once: a feed that fails is asked again by its field alone, and the samples stay.
 */
export function useKnownValues(parts: readonly Part[], person: Person): KnownValues | null {
  const api = useApi();
  const queries = useQueryClient();
  const feeds = useMemo(() => feedsOf(parts), [parts]);
  const [nowMs] = useState(() => Date.now());
  const { data } = useQuery({
    queryKey: ['design', 'trial', 'options', feeds],
    queryFn: async () => Promise.all(feeds.map((feed) => offeredBy(api, queries, feed))),
    staleTime: Infinity,
    gcTime: 0,
  });
  return useMemo(() => {
    if (!data) return null;
    const offered = new Map(data);
    return { choicesOf: (picker) => ownChoices(picker, person), optionsOf: (feed) => offered.get(feed) ?? NONE, nowMs };
  }, [data, person, nowMs]);
}
