import { useText } from '@milepost/kit/forms/render';
import type { FormStore } from '@milepost/kit/forms/store';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useId, useSyncExternalStore } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import type { Task } from './types.ts';
import { reading } from '../../../../data/tags.ts';

const NONE: readonly string[] = [];

/** Values of the fields, as one text: it changes when one of them does. */
function useValuesText(store: FormStore): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = store.controls.map(({ control }) => store.subscribe(control.field, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => JSON.stringify(store.controls.map(({ control }) => store.value(control.field))));
}

/** Sentences on what a task does, as it is filled in now; those of before until they are known, null where they cannot be. */
export function useEffectsText<Draft extends object>(
  task: Task<Draft>,
  store: FormStore<Draft>,
  isAsked: boolean,
): readonly string[] | null {
  const api = useApi();
  const text = useText();
  const values = useValuesText(store);
  const own = useId();
  const { data, isError } = useQuery({
    queryKey: ['task', task.id, own, values],
    queryFn: reading(api, async (api) => task.impact(store.snapshot(), api)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    // What hangs on people is read afresh each time somebody looks.
    gcTime: 0,
  });
  return isError ? null : (data?.map(text) ?? NONE);
}
