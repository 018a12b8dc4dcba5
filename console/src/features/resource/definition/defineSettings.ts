import type { BodyOf, Codecs, FormDeclaration, Operations, ResourceWords } from './types.ts';
import type { AnyResource } from './types.ts';

interface Declared<C extends Codecs, Save extends string> {
  /** Name in the cache and in the ids of its fields. */
  readonly id: string;
  /** Clauses of the specification the screen follows. */
  readonly source: string;
  readonly operations: Operations;
  readonly codecs: C;
  readonly title: ResourceWords['many'];
  readonly load: keyof C & string;
  readonly save: Save;
  readonly form: Omit<FormDeclaration<BodyOf<C, Save>>, 'frame' | 'load' | 'update'>;
}

/** Declares a screen of settings: one record, which is loaded, changed and saved in its place. */
export function defineSettings<const C extends Codecs, const Save extends keyof C & string>(declared: Declared<C, Save>): AnyResource {
  const { id, operations, codecs, title, load, save, form } = declared;
  return {
    id,
    operations,
    codecs,
    words: { many: title, add: title, edit: title, emptyText: title },
    list: { shape: 'whole', call: load, columns: [] },
    form: { ...form, frame: 'page', load, create: save, update: save },
    detail: null,
    actions: {},
  } as AnyResource;
}
