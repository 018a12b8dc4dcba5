import type { AnyResource, BodyOf, Codecs, DataOf, FormDeclaration, NewAt, Operations, ResourceWords, Saving } from './types.ts';

interface Declared<C extends Codecs, Save extends string, Load extends string, Draft> {
  /** Name in the cache and in the ids of its fields. */
  readonly id: string;
  /** Clauses of the specification the screen follows. */
  readonly source: string;
  readonly operations: Operations;
  readonly codecs: C;
  readonly title: ResourceWords['many'];
  readonly load: Load;
  readonly save: Save;
  readonly form: Omit<FormDeclaration<NoInfer<Draft>>, 'frame' | 'load' | 'update' | 'toDraft' | 'toBody' | 'initial'> & {
    /** @defaultValue page */
    readonly frame?: FormDeclaration<Draft>['frame'];
    readonly toDraft?: (record: DataOf<C, Load>) => Draft;
    readonly toBody?: (draft: NoInfer<Draft>, saving: Saving) => BodyOf<C, Save>;
    readonly initial?: (at: NewAt) => Partial<NoInfer<Draft>>;
  };
}

/** Declares a form without a list: one record, which is loaded, changed and saved in its place, such as settings. */
export function defineSettings<
  const C extends Codecs,
  const Save extends keyof C & string,
  const Load extends keyof C & string,
  Draft = BodyOf<C, Save>,
>(declared: Declared<C, Save, Load, Draft>): AnyResource {
  const { id, operations, codecs, title, load, save, form } = declared;
  return {
    id,
    operations,
    codecs,
    words: { many: title, add: title, edit: title, emptyText: title },
    list: { shape: 'whole', call: load, columns: [] },
    form: { frame: 'page', ...form, load, create: save, update: save },
    detail: null,
    actions: {},
  } as unknown as AnyResource;
}
