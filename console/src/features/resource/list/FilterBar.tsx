import { FormFields, SurroundingsProvider } from '@milepost/kit/forms/render';
import { isEmptyValue } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import { useEffect, useEffectEvent } from 'react';
import type { AnyResource } from '../definition/types.ts';
import { useFormStore } from '../../../form-changes/index.ts';
import { useConsoleSurroundings } from '../form/useSurroundings.ts';
import * as css from './Resource.css.ts';

const NONE: readonly Control[] = [];

interface FilterBarProps {
  readonly resource: AnyResource;
  /** @defaultValue all the list has */
  readonly filters?: readonly Control[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** The fields that narrow a list down, each acting when it has a value of its own. */
export default function FilterBar({ resource, filters = resource.list.filters ?? NONE, values, onChange }: FilterBarProps) {
  const { store } = useFormStore({ parts: filters }, values, filters);
  // The address may say something else: a reset, a link, the way back.
  useEffect(() => {
    for (const { field } of filters) store.set(field, values[field] ?? null, 'load');
  }, [store, filters, values]);
  const hear = useEffectEvent(() => {
    const next = Object.fromEntries(
      filters.flatMap(({ field }) => (isEmptyValue(store.value(field)) ? [] : [[field, store.value(field)]])),
    );
    if (JSON.stringify(next) !== JSON.stringify(values)) onChange(next);
  });
  useEffect(() => {
    const stops = filters.map(({ field }) => store.subscribe(field, hear));
    return () => stops.forEach((stop) => stop());
  }, [store, filters]);
  return (
    <SurroundingsProvider value={useConsoleSurroundings(resource.form?.feeds)}>
      <div className={css.filters}>
        <FormFields spec={{ parts: filters }} store={store} name={`${resource.id}-filter`} isBare />
      </div>
    </SurroundingsProvider>
  );
}
