import type { FormSurroundings } from '@milepost/kit/forms/render';
import { useMemo } from 'react';
import { useConsoleSurroundings } from '../../../resource/form/useSurroundings.ts';
import { useFieldOptions } from '../editors/useFieldOptions.ts';
import { API_FEEDS } from './apiFeeds.ts';

const EVERY = {};
const READY = { kind: 'ready' } as const;

/** Fields of the form a setting may name, as options of a feed. */
const useFieldFeed: FormSurroundings['useOptions'] = () => {
  const options = useFieldOptions(EVERY);
  return useMemo(() => ({ options, state: READY }), [options]);
};

/** Surroundings of the sheets of a form and of its facts: options and pickers of the console, and what designs name. */
export const useFormSurroundings = (): FormSurroundings => useConsoleSurroundings(API_FEEDS);

/** Surroundings of the sheet of a control: options and pickers of the console, what designs name, and the fields of the form that is designed. */
export function useSheetSurroundings(): FormSurroundings {
  const console = useConsoleSurroundings(API_FEEDS);
  return useMemo((): FormSurroundings => {
    const feeds: Readonly<Record<string, FormSurroundings['useOptions']>> = { fieldsOfForm: useFieldFeed };
    return { ...console, useOptions: (feed, parameters) => (feeds[feed] ?? console.useOptions)(feed, parameters) };
  }, [console]);
}
