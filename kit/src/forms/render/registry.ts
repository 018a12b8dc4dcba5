import type { ComponentType } from 'react';
import { lazyPart } from '../../primitives/lazy/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import { controlsOf, panelsOf } from '../grammar/index.ts';
import type { Control, Editor, FormSpec, PanelPart, PanelProps } from '../grammar/index.ts';
import { kindOf } from '../kinds/index.ts';
import { recordParts } from './lazyRecordParts.ts';

/** Editor of a control; it comes with the first form that has one. */
export const editorOf = (control: Control): LazyPart<Editor> => kindOf(control).editorOf(control);

/** Views of screens' own, by what loads them. */
const views = new WeakMap<PanelPart['load'], LazyPart<ComponentType<PanelProps>>>();

/** View of a part that is one. */
export function viewOf({ load }: PanelPart): LazyPart<ComponentType<PanelProps>> {
  const known = views.get(load) ?? lazyPart(async () => (await load()).default);
  views.set(load, known);
  return known;
}

/** Fetches every editor and view a form needs, so that it is drawn whole. Rejects when one does not come. */
export async function prepareEditors(spec: Pick<FormSpec, 'parts'>): Promise<void> {
  const all = controlsOf(spec).flatMap(({ control }) => [
    control,
    ...(control.kind === 'rows' || control.kind === 'table' ? control.columns : []),
  ]);
  const parts: readonly LazyPart<unknown>[] = [...all.map(editorOf), ...panelsOf(spec).map(viewOf)];
  await Promise.all([...new Set(parts)].map((part) => part.fetch()));
}

/** Fetches every view a record needs, so that it is drawn whole: those of screens' own, and what all are read with. */
export async function prepareRecord(spec: Pick<FormSpec, 'parts'>): Promise<void> {
  const own = controlsOf(spec).flatMap(({ control }) =>
    control.kind === 'custom' || control.kind === 'record' ? [editorOf(control)] : [],
  );
  await Promise.all([recordParts.fetch(), ...own.map((part) => part.fetch()), ...panelsOf(spec).map((part) => viewOf(part).fetch())]);
}
