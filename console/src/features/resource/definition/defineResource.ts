import { controlsOf } from '@milepost/kit/forms/grammar';
import type {
  ActionsDeclaration,
  AnyResource,
  BodyOf,
  Codecs,
  DataOf,
  DetailDeclaration,
  FilterControl,
  FilterName,
  FormDeclaration,
  ListDeclaration,
  Listing,
  NewAt,
  Operations,
  ResourceWords,
  RowOf,
  Saving,
  Sending,
} from './types.ts';

/** Record a form or a detail is made of: what its call answers, or its row where it has none. */
type LoadedOf<C, List, Load> = [Load] extends [never] ? RowOf<DataOf<C, List>> : DataOf<C, Load>;

interface Declared<
  C extends Codecs,
  List extends string,
  Create extends string,
  Load extends string,
  Draft,
  Detail extends string,
  Shown,
  Named extends Operations,
  Here extends string,
> {
  /** Name in the cache and in the ids of its fields. */
  readonly id: string;
  /** Clauses of the specification the screen follows. */
  readonly source: string;
  readonly operations: Named;
  readonly codecs: C;
  readonly words: ResourceWords;
  /** Records of whoever is signed in: everybody may do everything here, without a right of the menu. */
  readonly isOwn?: boolean;
  readonly list: Omit<ListDeclaration<RowOf<DataOf<C, List>>, List>, 'filters' | 'clientFilters'> & {
    readonly filters?: readonly FilterControl<FilterName<List> | NoInfer<Here>>[];
    readonly clientFilters?: Readonly<Record<Here, (row: RowOf<DataOf<C, List>>, value: unknown) => boolean>>;
    readonly order?: { readonly by: keyof RowOf<DataOf<C, List>> & string };
    readonly childrenCall?: keyof C & string;
  };
  readonly form?: Omit<FormDeclaration<NoInfer<Draft>>, 'load' | 'update' | 'toDraft' | 'toBody' | 'initial'> & {
    readonly create: Create;
    readonly load?: Load;
    readonly update?: keyof C & string;
    readonly toDraft?: (record: LoadedOf<C, List, Load>) => Draft;
    readonly toBody?: (draft: NoInfer<Draft>, saving: Saving) => BodyOf<C, Create>;
    readonly initial?: (at: NewAt) => Partial<NoInfer<Draft>>;
  };
  /** Fields of one record; members of the row when no call loads it. */
  readonly detail?: Omit<DetailDeclaration<NoInfer<Shown>>, 'load' | 'toRecord'> & {
    readonly load?: Detail;
    readonly toRecord?: (loaded: LoadedOf<C, List, Detail>) => Shown;
  };
  readonly actions?: ActionsDeclaration<RowOf<DataOf<C, List>>, NoInfer<Draft>, keyof C & string, keyof Named & string>;
}

/** Ids of the actions every screen may have. */
const OWN_ACTIONS = new Set(['edit', 'detail', 'history', 'toggle', 'export', 'remove']);

/**
 * Declares a screen over the operations and codecs of a domain. Rows, drafts and the names of calls come from the codecs: a
 * member or call that is not there is a type error at the line that names it, and an error here where types were passed by. A
 * draft is what `toDraft` makes of a record, or the body of `create` where it has none.
 * @throws when a call is none of the operations, an action has the id of one every screen has, or two fields hold the same member
 */
export function defineResource<
  const C extends Codecs,
  const List extends keyof Listing<C> & string,
  const Create extends keyof Sending<C> & string = never,
  const Load extends keyof C & string = never,
  Draft = BodyOf<C, Create>,
  const Detail extends keyof C & string = never,
  Shown = LoadedOf<C, List, Detail>,
  const Named extends Operations = Operations,
  const Here extends string = never,
>(declared: Declared<C, List, Create, Load, Draft, Detail, Shown, Named, Here>): AnyResource {
  const { id, operations, codecs, words, isOwn = false, list, form, detail, actions = {} } = declared;
  const { toggle, remove, export: exports, more = [], tools = [] } = actions;
  const named: Record<string, string | undefined> = {
    'list.call': list.call,
    'form.create': form?.create,
    'form.load': form?.load,
    'form.update': form?.update,
    'detail.load': detail?.load,
    'actions.toggle': toggle,
    'actions.remove': typeof remove === 'object' ? remove.call : remove,
    'actions.export': typeof exports === 'object' ? exports.call : exports,
    'actions.imports': actions.imports?.call,
    ...Object.fromEntries(tools.map((one) => [`actions.tools ${one.id}`, 'call' in one ? one.call : undefined])),
    ...Object.fromEntries(more.map((one) => [`actions.more ${one.id}`, 'call' in one ? one.call : undefined])),
  };
  for (const [place, call] of Object.entries(named))
    if (call !== undefined && !Object.hasOwn(operations, call))
      throw new Error(
        `[resource] ${id} · ${place}: "${call}" is no operation of the domain · the screen could not ask for it · take one of ${Object.keys(operations).join(', ')}`,
      );
  const taken = more.find((one) => OWN_ACTIONS.has(one.id));
  if (taken)
    throw new Error(
      `[resource] ${id} · actions.more: "${taken.id}" is an action every screen has · pressing it would do that one · give it another id`,
    );
  const ids = [...more, ...tools].map((one) => one.id);
  const twice = ids.find((one, at) => ids.indexOf(one) !== at);
  if (twice !== undefined)
    throw new Error(
      `[resource] ${id} · actions: two of them have the id "${twice}" · one could not be told from the other · give each an id of its own`,
    );
  if (form) controlsOf({ parts: form.fields });
  return {
    id,
    operations,
    codecs,
    words,
    isOwn,
    list,
    form: form ?? null,
    detail: detail ?? null,
    actions,
  } as unknown as AnyResource;
}
