import type { CustomControl, Editor } from '../../grammar/index.ts';
import { lazyPart } from '../../../primitives/lazy/index.ts';
import type { LazyPart } from '../../../primitives/lazy/index.ts';
import type { Kind } from '../kind.ts';
import { customValue } from './value.ts';

/** Editors of screens' own controls, by what loads them. */
const editors = new WeakMap<CustomControl['load'], LazyPart<Editor>>();

/** A control of a screen's own: it brings its editor along. */
export const customKind: Kind<CustomControl> = {
  kind: 'custom',
  value: customValue,
  editorOf({ load }) {
    const known = editors.get(load) ?? lazyPart(async () => (await load()).default as Editor);
    editors.set(load, known);
    return known;
  },
};
