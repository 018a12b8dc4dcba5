import type { ComponentType } from 'react';
import { lazyPart } from '../../primitives/lazy/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import type { Control, EditProps, Editor } from '../grammar/index.ts';
import type { ValueKind } from './types.ts';

/** One kind of control: its values and its editor. */
export interface Kind<C extends Control> {
  readonly kind: C['kind'];
  readonly value: ValueKind<C>;
  /** Editor of a control of this kind; it is only ever given controls of its own kind. */
  readonly editorOf: (control: C) => LazyPart<Editor>;
}

interface Declared<C extends Control, Value> {
  readonly kind: NoInfer<C>['kind'];
  readonly value: ValueKind<NoInfer<C>>;
  /** Fetches the editor, with the first form that has a control of this kind. */
  readonly load: () => Promise<{ readonly default: ComponentType<EditProps<C, Value>> }>;
}

/** A kind of control out of its values and what loads its editor, which says whose control it takes. */
export function defineKind<C extends Control, Value>({ kind, value, load }: Declared<C, Value>): Kind<C> {
  const editor = lazyPart(async () => (await load()).default as unknown as Editor);
  return { kind, value, editorOf: () => editor };
}
