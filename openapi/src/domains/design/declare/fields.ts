import type { Control, TableColumn } from '@milepost/kit/forms/grammar';
import { isSame } from '../json.ts';
import type { Json } from '../json.ts';
import type { KindName } from '../kinds.ts';
import { BUILDERS, builderOf } from './builders.ts';
import type { DeclaredField, Hole } from './declaration.ts';
import { call, isWritable, list, named, object, value, words } from './expression.ts';
import type { Expression, Member } from './expression.ts';

/** Kinds designs name, by the names of their fields; `table-child` is one of a sub-table. */
export type KindsByField = ReadonlyMap<string, KindName | undefined>;

/** Members that are words people read. */
const WORDS: ReadonlySet<string> = new Set([
  'help',
  'placeholder',
  'prefix',
  'suffix',
  'onText',
  'offText',
  'add',
  'unit',
  'title',
  'note',
  'text',
  'label',
]);
/** Members a field has by its place and its builder. */
const GIVEN: ReadonlySet<string> = new Set(['part', 'kind', 'field', 'label', 'id', 'columns']);
const MOST_CHARS = 400;
/** Columns a form is divided into. */
const COLUMNS = 24;

/** JSON of what was there, as much as a comment has room for. */
export function wasText(of: unknown): string {
  const text = JSON.stringify(of) ?? '';
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text;
}

/** A condition designs have as a fact: never or always. Null for any other. */
export function constantOf(of: unknown): Expression | null {
  if (typeof of !== 'function' || of.length > 0) return null;
  const held: unknown = (of as () => unknown)();
  return typeof held === 'boolean' ? named(held ? 'always' : 'never') : null;
}

const isNothing = (of: unknown): boolean =>
  of === undefined ||
  of === null ||
  of === false ||
  (Array.isArray(of) && of.length === 0) ||
  (typeof of === 'object' && Object.keys(of).length === 0);

interface StaticOption {
  readonly id: string;
  readonly label: string;
  readonly depth?: number;
}

const DICTIONARY = /^dictionary\.(id|code|name):(.+)$/;

/** Options of a choice: words by their ids, a dictionary, or a feed. */
function optionsOf(feed: Record<string, unknown>): Expression {
  if (feed['from'] === 'static') {
    const options = feed['options'] as readonly StaticOption[];
    return call(
      'fixedOptions',
      ...options.map(({ id, label, depth = 0 }) => list([value(id), words(label), ...(depth > 0 ? [value(depth)] : [])])),
    );
  }
  const { id, parameters, fixed } = feed as { readonly id: string; readonly parameters?: object; readonly fixed?: object };
  if (!isNothing(fixed)) return value(feed);
  const [, storedAs, code] = DICTIONARY.exec(id) ?? [];
  if (storedAs !== undefined && isNothing(parameters))
    return call('dictionary', value(code), ...(storedAs === 'code' ? [] : [value(storedAs)]));
  return call('feed', value(id), ...(isNothing(parameters) ? [] : [value(parameters)]));
}

const rulesOf = (rules: readonly { readonly pattern: string; readonly message: string }[]): Expression =>
  list(
    rules.map(({ pattern, message }) =>
      object([
        ['pattern', value(pattern)],
        ['message', message === '' ? value('') : words(message)],
      ]),
    ),
  );

interface Source {
  readonly widget: string;
  readonly config: Readonly<Record<string, unknown>>;
}

/** Members of a field that suggests; designs repeat others of its control beside them. */
const SUGGESTS = ['interfaceId', 'propsValue', 'relationField', 'templateJson', 'maxItems'] as const;

/** Source of rows of elsewhere as code. */
function sourceOf({ widget, config }: Source): Expression | null {
  const own = widget === 'suggest' ? Object.fromEntries(SUGGESTS.map((name) => [name, config[name]])) : config;
  return isWritable(own) ? value({ widget, config: own }) : null;
}

/** One member of a control as code; null where nothing can say it. */
function memberOf(name: string, of: unknown): Expression | null {
  const constant = constantOf(of);
  if (constant) return constant;
  if (name === 'options') return optionsOf(of as Record<string, unknown>);
  if (name === 'rules') return rulesOf(of as never);
  if (name === 'choice') {
    const { label, ...rest } = of as Record<string, unknown>;
    if (!isWritable(rest)) return null;
    return object([
      ['label', typeof label === 'string' && label !== '' ? words(label) : value('')],
      ...Object.entries(rest).map(([each, one]): Member => [each, value(one)]),
    ]);
  }
  if (name === 'source') return sourceOf(of as Source);
  if (WORDS.has(name) && typeof of === 'string') return of === '' ? value('') : words(of);
  return isWritable(of) ? value(of) : null;
}

/** Members of a control that differ from what its builder gives; null with the name of one that nothing can say. */
function membersOf(
  control: object,
  usual: Readonly<Record<string, unknown>>,
): { readonly members: readonly Member[]; readonly unsaid: string | null } {
  const own = new Map(Object.entries(control));
  const members: Member[] = [];
  for (const [name, of] of own) {
    if (GIVEN.has(name)) continue;
    if (Object.hasOwn(usual, name)) {
      if (isWritable(of) && isSame((of ?? null) as Json, usual[name] as Json)) continue;
    } else if (name === 'initial' ? isNothing(of) && of !== false : isNothing(of)) continue;
    const said = memberOf(name, of);
    if (said === null) return { members, unsaid: name };
    members.push([name, said]);
  }
  for (const name of Object.keys(usual)) if (!GIVEN.has(name) && !own.has(name)) members.push([name, named('undefined')]);
  return { members, unsaid: null };
}

/** A control of a form as a field, or the hole it leaves. */
export function fieldOf(control: Control | TableColumn, kinds: KindsByField, table = ''): DeclaredField | Hole {
  const { field: key, label } = control;
  const said = typeof label === 'string' ? label : key;
  const name = table === '' ? key : `${table}-${key}`;
  const hole = (what: string): Hole => ({ place: 'field', key, what: `${what} “${said}”`, was: wasText(control) });
  if (control.kind === 'unknown') return hole(control.name || 'control');
  const builder = builderOf(kinds.get(name), control.kind);
  if (builder === undefined) return hole(control.kind);
  // A column has a width of its own, and no share of a row.
  const { span, ...cell } = control;
  const { usual } = BUILDERS[builder];
  const { members, unsaid } = table === '' ? membersOf(span === COLUMNS ? cell : control, usual) : membersOf(cell, usual);
  if (unsaid !== null) return hole(`${unsaid} of`);
  const columns = control.kind === 'table' ? control.columns.map((column) => fieldOf(column, kinds, key)) : undefined;
  return { key, builder, label: said, members, ...(columns && { columns }) };
}
