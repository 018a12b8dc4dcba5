import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Control, Feed, Option, Part } from '@milepost/kit/forms/grammar';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { ownChoices } from '../../../data/model/compile/index.ts';
import type { Person } from '../../../data/model/compile/index.ts';
import { optionsQuery } from '../../resource/form/options.ts';
import type { KnownValues } from '../samples/types.ts';

type Asked = Extract<Feed, { readonly from: 'feed' }>;

const feedIn = (control: Control): readonly Asked[] =>
  (control.kind === 'choice' || control.kind === 'cascade') && control.options.from === 'feed' ? [control.options] : [];

/** Feeds of a form that depend on no other field, each once. */
function feedsOf(parts: readonly Part[]): readonly Asked[] {
  const all = controlsOf({ parts }).flatMap(({ control }) => [
    ...feedIn(control),
    ...(control.kind === 'table' ? control.columns.flatMap((column) => feedIn(column as Control)) : []),
  ]);
  const free = all.filter(({ parameters = {} }) => Object.keys(parameters).length === 0);
  return [...new Map(free.map((feed) => [feed.id, feed])).values()];
}

const NONE: readonly Option[] = [];
const NO_FEEDS = {};

/** Values samples are made with that are really there: options of feeds, and the places of who tries; null while feeds are on their way. */
export function useKnownValues(parts: readonly Part[], person: Person): KnownValues | null {
  const api = useApi();
  const feeds = useMemo(() => feedsOf(parts), [parts]);
  const [nowMs] = useState(() => Date.now());
  const { isPending, options } = useQueries({
    queries: feeds.map(({ id, fixed = {} }) => ({ ...optionsQuery(api, NO_FEEDS, id, fixed), retry: false })),
    combine: (results) => ({
      isPending: results.some((result) => result.isPending),
      options: results.map(({ data }) => data as readonly Option[] | undefined),
    }),
  });
  return useMemo(() => {
    if (isPending) return null;
    const offered = new Map(feeds.map(({ id }, at) => [id, options[at] ?? NONE]));
    return { choicesOf: (picker) => ownChoices(picker, person), optionsOf: (feed) => offered.get(feed) ?? NONE, nowMs };
  }, [isPending, feeds, options, person, nowMs]);
}
