import { useLingui } from '@lingui/react';
import { cellText } from '@milepost/kit/engines/data-rows';
import type { Option } from '@milepost/kit/forms/grammar';
import type { ArrivingOptions } from '@milepost/kit/forms/render';
import type { Dictionary } from '@milepost/openapi/domains/dictionary';
import { DEFAULT_LOCALE } from '@milepost/kit/locale';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import type { Api } from '../../../../data/api/index.ts';
import { dataInterfaceFeed } from '../../../../data/data-interface/feed.ts';
import { dictionaryLookupQuery } from '../../../../data/dictionary/queries.ts';
import { FEEDS } from './feeds.ts';
import type { OwnFeed } from '../../definition/types.ts';
import { reading } from '../../../../data/tags.ts';
import type { Words } from '../../../../i18n/menuName.ts';

const NONE: readonly Option[] = [];
/** No words of the console: things are named as the server names them. */
const AS_SERVED: Words = { locale: DEFAULT_LOCALE, messages: {} };
const DICTIONARY = /^dictionary\.(code|id|name):(.+)$/s;
/** Member of an entry that is kept. */
const KEPT = { code: 'enCode', id: 'id', name: 'fullName' } as const;

/** Rows of a data interface: its id, the column that is kept and the one that is shown. */
const INTERFACE = /^interface:([^?]+)\?([^&]*)&(.*)$/;
/** Rows that are asked for where there are no pages. @source forms §9 */
const ALL_ROWS = 10_000;
/** Levels of rows with others below them that are read. */
const MOST_LEVELS = 32;

type Entries = Dictionary['entries'];

/** Entries of a dictionary as options, each level of a tree below the one above it. */
function entryOptions(entries: Entries, keeps: keyof typeof KEPT, depth = 0): Option[] {
  return entries.flatMap((entry) => [
    { id: entry[KEPT[keeps]], label: entry.fullName, keywords: entry.enCode, ...(depth > 0 && { depth }) },
    ...('children' in entry ? entryOptions(entry.children as Entries, keeps, depth + 1) : []),
  ]);
}

/** Rows of a data interface as options; values of the form go with the question. @source forms §7 */
async function interfaceOptions(api: Api, feed: string, parameters: Readonly<Record<string, unknown>>, signal: AbortSignal) {
  const [, interfaceId = '', ...columns] = INTERFACE.exec(feed) ?? [];
  const [propsValue = 'id', relationField = 'fullName'] = columns.map(decodeURIComponent);
  const paramList = Object.entries(parameters).map(([field, defaultValue]) => ({ field, relationField: '', defaultValue }));
  const names = { interfaceId, propsValue, relationField, columnOptions: relationField };
  const page = { keyword: '', currentPage: 1, pageSize: ALL_ROWS };
  const { rows } = await dataInterfaceFeed(api.client).list({ ...names, ...page, paramList }, signal);
  const below = (some: readonly Readonly<Record<string, unknown>>[], depth: number): readonly Option[] =>
    some.flatMap((row) => {
      const id = cellText(row[propsValue]);
      const children = Array.isArray(row['children']) && depth < MOST_LEVELS ? (row['children'] as typeof some) : [];
      return [{ id, label: cellText(row[relationField]) || id, ...(depth > 0 && { depth }) }, ...below(children, depth + 1)];
    });
  return below(rows, 0);
}

/** Feed of a dictionary or an interface nobody has chosen yet, as in a design that is being made. */
const NOT_CHOSEN = /^(dictionary\.(code|id|name):$|interface:\?)/;

/** Question a feed of options is asked; none where its dictionary or interface is not chosen yet. @throws when there is no feed of that name */
export function optionsQuery(
  api: Api,
  own: Readonly<Record<string, OwnFeed>>,
  feed: string,
  parameters: Readonly<Record<string, unknown>>,
  words: Words = AS_SERVED,
): UseQueryOptions<unknown, Error, readonly Option[]> {
  if (NOT_CHOSEN.test(feed))
    return { queryKey: ['resource', 'options', feed], queryFn: () => NONE, initialData: NONE, staleTime: Infinity, select: () => NONE };
  const [, keeps, enCode = ''] = DICTIONARY.exec(feed) ?? [];
  if (enCode)
    return {
      ...dictionaryLookupQuery(api),
      select: (all: unknown) =>
        entryOptions(
          (all as readonly Dictionary[]).find((one) => one.enCode === enCode || one.id === enCode)?.entries ?? [],
          keeps as keyof typeof KEPT,
        ),
    } as UseQueryOptions<unknown, Error, readonly Option[]>;
  const [, interfaceId] = INTERFACE.exec(feed) ?? [];
  if (interfaceId)
    return {
      queryKey: ['resource', 'options', feed, parameters],
      queryFn: reading(api, (api, { signal }) => interfaceOptions(api, feed, parameters, signal)),
      select: (all) => all as readonly Option[],
    };
  const load = own[feed] ?? FEEDS[feed];
  if (!load)
    throw new Error(
      `[resource] There is no feed "${feed}" · the field would have nothing to choose from · name one of ${Object.keys(FEEDS).join(', ')}, or give the form a feed of its own`,
    );
  return {
    queryKey: ['resource', 'options', feed, parameters, words.locale],
    queryFn: reading(api, (api, { signal }) => load(api, parameters, signal, words)),
    select: (all) => all as readonly Option[],
  };
}

/** Options of a feed as they arrive; a feed that failed offers to be asked again. */
export function useFeedOptions(
  own: Readonly<Record<string, OwnFeed>>,
  feed: string,
  parameters: Readonly<Record<string, unknown>>,
): ArrivingOptions {
  const { data, isPending, isError, refetch } = useQuery(optionsQuery(useApi(), own, feed, parameters, useLingui().i18n));
  return useMemo(
    () => ({
      options: data ?? NONE,
      state: isPending ? { kind: 'loading' } : isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'ready' },
    }),
    [data, isPending, isError, refetch],
  );
}
