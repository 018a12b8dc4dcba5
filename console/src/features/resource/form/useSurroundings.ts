import type { FormSurroundings } from '@milepost/kit/forms/render';
import { useMemo } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { useSession } from '../../../auth/currentSession.ts';
import { dataInterfaceFeed } from '../../../data/data-interface/feed.ts';
import { useLookups } from '../../../data/lookups/index.ts';
import { relatedFormFeed } from '../../../data/model/feed.ts';
import { useStoredFiles } from '../../message-viewer/useStoredFiles.ts';
import { pickerFeeds } from '../../pickers/index.ts';
import { useFormUploads } from '../../uploads/index.ts';
import { useFeedOptions } from './choices/options.ts';
import { PICKERS } from './choices/pickers.ts';
import type { OwnFeed } from '../definition/types.ts';

/** A picker by its name; sources remember what they have loaded, so it is made once. */
function usePicker(name: string, isMany: boolean, parameters: Readonly<Record<string, unknown>>) {
  const lookups = useLookups();
  const { user } = useSession().currentUser;
  return useMemo(() => {
    const make = PICKERS[name];
    if (!make)
      throw new Error(
        `[resource] There is no picker "${name}" · the field could not be filled in · name one of ${Object.keys(PICKERS).join(', ')}`,
      );
    return make(pickerFeeds(lookups, user), { cardinality: isMany ? 'many' : 'one' }, parameters);
  }, [name, isMany, parameters, lookups, user]);
}

/** Origins of images in formatted texts: files may be kept on a host of their own. */
function useImageOrigins() {
  const { fileHost } = useSession().config;
  return useMemo(() => {
    const origin = URL.parse(fileHost)?.origin;
    return origin === undefined ? [] : [origin];
  }, [fileHost]);
}

/** Rows of data interfaces and of other forms, for fields that are filled in from them. */
function useRecords() {
  const { client } = useApi();
  return useMemo(() => ({ interfaces: dataInterfaceFeed(client), forms: relatedFormFeed(client) }), [client]);
}

const NO_FEEDS: Readonly<Record<string, OwnFeed>> = {};

/** Surroundings of the forms of the console: options, pickers, uploads. */
export function useConsoleSurroundings(feeds: Readonly<Record<string, OwnFeed>> = NO_FEEDS): FormSurroundings {
  return useMemo(
    (): FormSurroundings => ({
      useOptions: (feed, parameters) => useFeedOptions(feeds, feed, parameters),
      usePicker,
      useRecords,
      useUploads: useFormUploads,
      useImageOrigins,
      useStoredFiles,
    }),
    [feeds],
  );
}
