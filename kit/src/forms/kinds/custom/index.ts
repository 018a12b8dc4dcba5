import type { CustomControl, Editor } from '../../grammar/index.ts';
import { lazyPart } from '../../../primitives/lazy/index.ts';
import type { LazyPart } from '../../../primitives/lazy/index.ts';
import type { Kind } from '../kind.ts';
import { customValue } from './value.ts';

/** Editors that are here already, as parts of a form are asked for. */
const here = new WeakMap<object, LazyPart<Editor>>();

/** A control of a screen's own: it brings its editor along. */
export const customKind: Kind<CustomControl> = {
  kind: 'custom',
  value: customValue,
  editorOf({ editor }) {
    if ('fetch' in editor) return editor as unknown as LazyPart<Editor>;
    const known = here.get(editor) ?? lazyPart(async () => editor as Editor);
    here.set(editor, known);
    return known;
  },
};
