import type { LazyPart } from '../../primitives/lazy/index.ts';
import { controlsOf, panelsOf } from '../grammar/index.ts';
import type { Control, Editor, FormSpec } from '../grammar/index.ts';
import { kindOf } from '../kinds/index.ts';
import { recordParts } from './lazyRecordParts.ts';

/** Editor of a control; it comes with the first form that has one. */
export const editorOf = (control: Control): LazyPart<Editor> => kindOf(control).editorOf(control);

/** Views of screens' own that have to be fetched. */
const lazyViewsOf = (spec: FormSpec): readonly LazyPart<unknown>[] => panelsOf(spec).flatMap(({ view }) => ('fetch' in view ? [view] : []));

/** Fetches every editor and view a form needs, so that it is drawn whole. Rejects when one does not come. */
export async function prepareEditors(spec: Pick<FormSpec, 'parts'>): Promise<void> {
  const all = controlsOf(spec).flatMap(({ control }) => [
    control,
    ...(control.kind === 'rows' || control.kind === 'table' ? control.columns : []),
  ]);
  const parts: readonly LazyPart<unknown>[] = [...all.map(editorOf), ...lazyViewsOf(spec)];
  await Promise.all([...new Set(parts)].map((part) => part.fetch()));
}

/** Fetches every view a record needs, so that it is drawn whole: those of screens' own, and what all are read with. */
export async function prepareRecord(spec: Pick<FormSpec, 'parts'>): Promise<void> {
  const own = controlsOf(spec).flatMap(({ control }) =>
    control.kind === 'custom' || control.kind === 'record' ? [editorOf(control)] : [],
  );
  await Promise.all([recordParts, ...own, ...lazyViewsOf(spec)].map((part) => part.fetch()));
}
