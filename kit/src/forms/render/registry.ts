import type { ComponentType } from 'react';
import { lazyPart } from '../../primitives/lazy/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import { controlsOf, panelsOf } from '../grammar/index.ts';
import type { Control, ControlKindName, CustomControl, Editor, FormSpec, PanelPart, PanelProps } from '../grammar/index.ts';
import { recordParts } from './lazyRecordParts.ts';

type Load = () => Promise<{ readonly default: unknown }>;

/** An editor takes the control of its own kind alone; it is only ever given that. */
const editor = (load: Load): LazyPart<Editor> => lazyPart(async () => (await load()).default as Editor);

/** Editors by kind of control; each comes with the first form that has one. */
const EDITORS: Readonly<Record<Exclude<ControlKindName, 'custom'>, LazyPart<Editor>>> = {
  text: editor(() => import('../controls/TextEditor.tsx')),
  html: editor(() => import('../controls/HtmlEditor.tsx')),
  integer: editor(() => import('../controls/IntegerEditor.tsx')),
  number: editor(() => import('../controls/NumberEditor.tsx')),
  numberRange: editor(() => import('../controls/NumberRangeEditor.tsx')),
  calculate: editor(() => import('../controls/CalculateEditor.tsx')),
  rate: editor(() => import('../controls/RateEditor.tsx')),
  slider: editor(() => import('../controls/SliderEditor.tsx')),
  color: editor(() => import('../controls/ColorEditor.tsx')),
  switch: editor(() => import('../controls/SwitchEditor.tsx')),
  choice: editor(() => import('../controls/ChoiceEditor.tsx')),
  date: editor(() => import('../controls/DateEditor.tsx')),
  time: editor(() => import('../controls/TimeEditor.tsx')),
  dateRange: editor(() => import('../controls/DateRangeEditor.tsx')),
  timeRange: editor(() => import('../controls/TimeRangeEditor.tsx')),
  pick: editor(() => import('../controls/PickEditor.tsx')),
  cascade: editor(() => import('../controls/CascadeEditor.tsx')),
  record: editor(() => import('../controls/RecordEditor.tsx')),
  shown: editor(() => import('../controls/ShownEditor.tsx')),
  unknown: editor(() => import('../controls/UnknownEditor.tsx')),
  derived: editor(() => import('../controls/DerivedEditor.tsx')),
  rows: editor(() => import('../controls/RowsEditor.tsx')),
  table: editor(() => import('../controls/TableEditor.tsx')),
  files: editor(() => import('../controls/FilesEditor.tsx')),
};

/** Editors of screens' own controls, by what loads them. */
const own = new WeakMap<CustomControl['load'], LazyPart<Editor>>();

/** Editor of a control. */
export function editorOf(control: Control): LazyPart<Editor> {
  if (control.kind !== 'custom') return EDITORS[control.kind];
  const known = own.get(control.load) ?? editor(control.load);
  own.set(control.load, known);
  return known;
}

/** Views of screens' own, by what loads them. */
const views = new WeakMap<PanelPart['load'], LazyPart<ComponentType<PanelProps>>>();

/** View of a part that is one. */
export function viewOf({ load }: PanelPart): LazyPart<ComponentType<PanelProps>> {
  const known = views.get(load) ?? lazyPart(async () => (await load()).default);
  views.set(load, known);
  return known;
}

/** Fetches every editor and view a form needs, so that it is drawn whole. Rejects when one does not come. */
export async function prepareEditors(spec: FormSpec): Promise<void> {
  const all = controlsOf(spec).flatMap(({ control }) => [
    control,
    ...(control.kind === 'rows' || control.kind === 'table' ? control.columns : []),
  ]);
  const parts: readonly LazyPart<unknown>[] = [...all.map(editorOf), ...panelsOf(spec).map(viewOf)];
  await Promise.all([...new Set(parts)].map((part) => part.fetch()));
}

/** Fetches every view a record needs, so that it is drawn whole: those of screens' own, and what all are read with. */
export async function prepareRecord(spec: FormSpec): Promise<void> {
  const own = controlsOf(spec).flatMap(({ control }) =>
    control.kind === 'custom' || control.kind === 'record' ? [editorOf(control)] : [],
  );
  await Promise.all([recordParts.fetch(), ...own.map((part) => part.fetch()), ...panelsOf(spec).map((part) => viewOf(part).fetch())]);
}
