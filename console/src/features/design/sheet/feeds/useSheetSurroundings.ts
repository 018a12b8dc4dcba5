import type { FormSurroundings } from '@milepost/kit/forms/render';
import { keyOf, labelOf } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import { useDesign } from '../../designer/useDesigner.ts';
import { useConsoleSurroundings } from '../../../resource/form/useSurroundings.ts';
import { useFieldOptions } from '../editors/useFieldOptions.ts';
import { useSheetNode } from '../sheetNode.ts';
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

/** Columns of the sub-table whose sheet it is. */
const useColumnFeed: FormSurroundings['useOptions'] = () => {
  const id = useSheetNode();
  const tree = useDesign(({ document }) => document.tree);
  return useMemo(() => {
    const table = tree.nodes.get(id);
    const children = (table?.children ?? []).flatMap((child) => tree.nodes.get(child) ?? []);
    const options = children.map((node) => ({ id: `${keyOf(table ?? node)}-${keyOf(node)}`, label: labelOf(node) }));
    return { options, state: READY };
  }, [id, tree]);
};

/** Surroundings of the sheet of a control: options and pickers of the console, what designs name, and the fields of the form that is designed. */
export function useSheetSurroundings(): FormSurroundings {
  const console = useConsoleSurroundings(API_FEEDS);
  return useMemo((): FormSurroundings => {
    const feeds: Readonly<Record<string, FormSurroundings['useOptions']>> = { fieldsOfForm: useFieldFeed, columnsOfTable: useColumnFeed };
    return { ...console, useOptions: (feed, parameters) => (feeds[feed] ?? console.useOptions)(feed, parameters) };
  }, [console]);
}
