import type { ComponentType } from 'react';
import { lazyComponent, lazyPart } from '../../primitives/lazy/index.ts';
import type { Control } from '../grammar/index.ts';
import type { ViewProps } from '../readers/types.ts';
import { CascadeView } from './cascade/View.tsx';
import { ChoiceView } from './choice/View.tsx';
import { ColorView } from './color/View.tsx';
import { PickView } from './pick/View.tsx';
import { readAs } from './shown/readAs.ts';
import { ShownView } from './shown/View.tsx';
import type { ControlKind } from './values.ts';

/** Formatted text comes with its sanitiser, files with their list. */
const HtmlView = lazyComponent(lazyPart(async () => (await import('./html/View.tsx')).HtmlView));
const FilesView = lazyComponent(lazyPart(async () => (await import('./files/View.tsx')).FilesView));

type Views = { readonly [Name in ControlKind]?: ComponentType<ViewProps<Extract<Control, { readonly kind: Name }>>> };

const all = {
  choice: ChoiceView,
  pick: PickView,
  cascade: CascadeView,
  shown: ShownView,
  color: ColorView,
  html: HtmlView,
  files: FilesView,
} satisfies Views;

/** Looks of the kinds whose values are read as more than their text; each is only ever given controls of its own kind. */
export const VIEWS = all as Readonly<Partial<Record<ControlKind, ComponentType<ViewProps<never>>>>> as Readonly<
  Partial<Record<ControlKind, ComponentType<ViewProps>>>
>;

/** Controls of another kind that values are read as, where that depends on the control; null where they are read as its own. */
export const READ_AS = { shown: readAs } as Readonly<Partial<Record<ControlKind, (control: never) => Control | null>>> as Readonly<
  Partial<Record<ControlKind, (control: Control) => Control | null>>
>;
