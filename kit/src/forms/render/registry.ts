import { arrivedPart } from '../../primitives/lazy/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import { controlsOf, panelsOf } from '../grammar/index.ts';
import type { ComponentType } from 'react';
import type { Control, ControlKindName, EditProps, Editor, FormSpec } from '../grammar/index.ts';
import { kindOf } from '../kinds/index.ts';
import { recordParts } from './lazyRecordParts.ts';

/** Editors in place of the kit's, by the kind of control: in fields, in rows and in cells of tables. A lazy part comes with the first form that has it. */
export type FormEditors = {
  readonly [Kind in ControlKindName]?: ComponentType<EditProps<Extract<Control, { readonly kind: Kind }>>> | LazyPart<Editor>;
};

/** Editor of a control of the kit; it comes with the first form that has one. */
export const editorOf = (control: Control): LazyPart<Editor> => kindOf(control).editorOf(control);

/** Editors of controls: the kit's, with some of them replaced. */
export const editorsWith = (editors: FormEditors): typeof editorOf => {
  const parts = new Map(
    Object.entries(editors).map(([kind, editor]) => [kind, 'fetch' in editor ? editor : arrivedPart(editor as Editor)]),
  );
  return (control) => parts.get(control.kind) ?? editorOf(control);
};

/** Views of screens' own that have to be fetched. */
const lazyViewsOf = (spec: FormSpec): readonly LazyPart<unknown>[] => panelsOf(spec).flatMap(({ view }) => ('fetch' in view ? [view] : []));

/** Fetches every editor and view a form needs, so that it is drawn whole. Rejects when one does not come. */
export async function prepareEditors(spec: Pick<FormSpec, 'parts'>, editors: FormEditors = {}): Promise<void> {
  const all = controlsOf(spec).flatMap(({ control }) => [
    control,
    ...(control.kind === 'rows' || control.kind === 'table' ? control.columns : []),
  ]);
  const parts: readonly LazyPart<unknown>[] = [...all.map(editorsWith(editors)), ...lazyViewsOf(spec)];
  await Promise.all([...new Set(parts)].map((part) => part.fetch()));
}

/** Fetches every view a record needs, so that it is drawn whole: those of screens' own, and what all are read with. */
export async function prepareRecord(spec: Pick<FormSpec, 'parts'>): Promise<void> {
  const own = controlsOf(spec).flatMap(({ control }) =>
    control.kind === 'custom' || control.kind === 'record' ? [editorOf(control)] : [],
  );
  await Promise.all([recordParts, ...own, ...lazyViewsOf(spec)].map((part) => part.fetch()));
}
