import { CommandFailure, EXIT } from '../../../failure.ts';
import { nearest } from '../../../templates/nearest.ts';
import { camel } from '../../../templates/names.ts';
import type { Call } from './description.ts';
import type { Domain } from './domain.ts';
import { readForm } from './form.ts';
import { attempt, hintsOf, membersOf, rowReader, type Member } from './probe.ts';
import type { ColumnField, ListShape, OneCall, Resource } from './resource.ts';
import { siblingsOf, type Siblings } from './siblings.ts';

/** Never a column: ids, and what only the tree needs. */
const NO_COLUMN = /^(id|isLeaf|hasChildren|children)$|Ids?$/;
/** More are too wide for a screen: name, code, order and status, and the first others. */
const MOST_COLUMNS = 8;
/** Records are called by the first of these they have. */
const LABELS = ['fullName', 'name', 'title', 'enCode'];

/** Finds a call by its id. @throws CommandFailure 2 with the names that are near */
export function findCall(id: string, calls: readonly Call[]): Call {
  const call = calls.find((each) => each.id === id);
  if (call) return call;
  const lists = calls.map((each) => each.id).filter((each) => each.startsWith('list'));
  const meant = nearest(id, lists);
  throw new CommandFailure(
    EXIT.usage,
    `[milepost] --resource is "${id}", which the description does not know. ` +
      (meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : 'Look for the id of a list in openapi/generated/openapi.json.'),
  );
}

/**
 * Facts a list page needs of a call, out of the description and its domain.
 * @throws CommandFailure 2 when the call cannot be shown as a list page, and why
 */
export function readResource(list: Call, calls: readonly Call[], domain: Domain | null): Resource {
  const refuse = (why: string): never => {
    throw new CommandFailure(EXIT.usage, `[milepost] ${list.id} cannot be a list page: ${why}. ${otherwise(list, calls)}`);
  };
  if (list.effect !== 'read' || list.method !== 'GET')
    refuse(`it is a ${list.method} that ${list.effect}s, and opening a page must only read`);
  const codec = domain?.codecs[list.id]?.data;
  const rowOf = codec && list.data ? rowReader(codec, list.data) : null;
  const rowSchema = list.data?.properties['list']?.items ?? list.data?.items;
  if (!domain || !rowOf || !rowSchema) return refuse('it does not answer a list of records');
  const row = attempt(() => rowOf({ id: 'x' }));
  const siblings = siblingsOf(list, calls);
  const hints = hintsOf(siblings.create?.body);
  const members = membersOf(rowSchema, rowOf, hints);
  if (!members.some(({ name }) => name === 'id')) return refuse('its records have no id');
  const shape = shapeOf(list, row, refuse);
  const hasKeyword = 'keyword' in list.query;
  if (shape !== 'list' && !hasKeyword) return refuse('it takes no keyword, so nothing could be found in it');
  const rowType = domain.typeOf(list.id, 'data');
  if (rowType === null) return refuse(`the door of openapi/src/domains/${list.domain} exports no type for its rows`);

  const notes: string[] = [];
  const form = formOf({ list, siblings, domain, shape, notes });
  const label = LABELS.find((name) => members.some((member) => member.name === name && member.kind === 'text'));
  const labelField = label ?? members.find(({ kind, name }) => kind === 'text' && !NO_COLUMN.test(name))?.name;
  if (labelField === undefined) return refuse('its records have no text to be called by');
  if (shape === 'lazyTree' && labelField !== 'fullName') return refuse('rows of a tree need a fullName');
  const one = (call: Call | null): OneCall | null => call && { id: call.id, parameter: call.pathParameters[0] ?? 'id' };
  const body = form && siblings.create ? domain.codecs[siblings.create.id]?.body : undefined;
  const bodyMembers = form?.fields ?? [];
  return {
    domain: list.domain,
    noun: siblings.noun,
    nouns: list.id.replace(/^list/, ''),
    codecs: domain.codecsName,
    operations: `${camel(list.domain)}Operations`,
    source: list.source,
    shape,
    listPath: list.path,
    list: { id: list.id, parameter: list.pathParameters[0] ?? '', hasKeyword, canSort: 'sidx' in list.query && 'sort' in list.query },
    rootId: shape === 'lazyTree' ? rootOf(body) : null,
    columns: columnsOf(members, labelField, (name) => bodyMembers.find((field) => field.name === name)?.choices ?? [], notes),
    labelField,
    hasParentName: recordMembers(siblings, domain).some(({ name }) => name === 'parentName'),
    get: form?.canEdit ? one(siblings.get) : null,
    create: form && siblings.create ? { id: siblings.create.id } : null,
    update: form?.canEdit ? one(siblings.update) : null,
    remove: one(siblings.remove),
    setState: members.some(({ name }) => name === 'isEnabled') ? one(siblings.setState) : null,
    form,
    types: {
      row: rowType,
      record: form?.canEdit && siblings.get ? domain.typeOf(siblings.get.id, 'data') : null,
      body: form && siblings.create ? domain.typeOf(siblings.create.id, 'body') : null,
    },
    notes,
  };
}

/** Paged by its answer; a tree by what its rows say; else a list that comes whole. */
function shapeOf(list: Call, row: unknown, refuse: (why: string) => never): ListShape {
  const model = (row ?? {}) as object;
  const [parameter, ...more] = list.pathParameters;
  if ('isLeaf' in model && parameter !== undefined && more.length === 0) return 'lazyTree';
  if (parameter !== undefined)
    return refuse(`its address needs ${list.pathParameters.join(' and ')}, which the page has no place to choose`);
  if ('children' in model)
    return refuse('it answers a whole tree at once; there are pages for paged lists, whole lists and trees that load as they are opened');
  return list.data?.properties['pagination'] || 'currentPage' in list.query ? 'paged' : 'list';
}

interface FormAsk {
  readonly list: Call;
  readonly siblings: Siblings;
  readonly domain: Domain;
  readonly shape: ListShape;
  readonly notes: string[];
}

/** The form, and whether it can edit too. Null where nothing can be created; the notes say why. */
function formOf({ siblings, domain, shape, notes }: FormAsk) {
  const { noun, create, get, update } = siblings;
  if (!create) {
    notes.push(`No button for new ones and no edit: the description has no create${noun}.`);
    return null;
  }
  const body = domain.codecs[create.id]?.body;
  const record = recordMembers(siblings, domain);
  const form =
    body && domain.typeOf(create.id, 'body') !== null
      ? readForm({ create, body, record, recordModel: recordModel(siblings, domain), shape, rules: domain.rules, noun })
      : null;
  if (!form) {
    notes.push(`No button for new ones and no edit: what create${noun} takes has no codec or no named type.`);
    return null;
  }
  const missing = form.fields.filter(({ kind, isRequired }) => kind === 'none' && isRequired).map(({ name }) => name);
  if (missing.length > 0) {
    notes.push(`No button for new ones and no edit: there is no control for ${missing.join(', ')}, and create${noun} needs it.`);
    return null;
  }
  const left = form.fields.filter(({ kind }) => kind === 'none').map(({ name }) => name);
  if (left.length > 0) notes.push(`Not in the form, there is no control for it: ${left.join(', ')}.`);
  const isSameBody = update !== null && domain.codecs[update.id]?.body === body;
  const references = form.fields.filter(({ isReference }) => isReference).map(({ name }) => name);
  if (references.length > 0)
    notes.push(
      `Typed as plain text, but the id of another record: ${references.join(', ')}. Put a picker there, then add the journey of writing to the test.`,
    );
  const lost = form.fields.filter(({ inRecord }) => inRecord === 'no').map(({ name }) => name);
  const canEdit = Boolean(get && isSameBody && domain.typeOf(get.id, 'data') !== null);
  if (!canEdit) notes.push(`No edit: it needs get${noun} and an update${noun} that takes what create${noun} takes.`);
  if (canEdit && lost.length > 0)
    notes.push(`get${noun} does not answer ${lost.join(', ')}: a save of an edited record sends them as a new one begins.`);
  return { ...form, canEdit };
}

function recordMembers({ get, create }: Siblings, domain: Domain): Member[] {
  const codec = get && domain.codecs[get.id]?.data;
  return codec && get.data ? membersOf(get.data, (wire) => codec.decode(wire), hintsOf(create?.body)) : [];
}

/** A record as the codec reads it when the server says nothing. */
function recordModel({ get }: Siblings, domain: Domain): Readonly<Record<string, unknown>> {
  const codec = get && domain.codecs[get.id]?.data;
  return (codec && (attempt(() => codec.decode({})) as Readonly<Record<string, unknown>> | undefined)) ?? {};
}

/** Id of the first level's parent on the wire. */
const rootOf = (body: { encode: (model: unknown) => unknown } | undefined): string => {
  const sent = attempt(() => body?.encode({ parentId: null })) as { parentId?: unknown } | undefined;
  return typeof sent?.parentId === 'string' ? sent.parentId : '0';
};

/** Name, code, the others as the description has them, the order, the status. */
function columnsOf(
  members: readonly Member[],
  labelField: string,
  choicesOf: (name: string) => readonly string[],
  notes: string[],
): ColumnField[] {
  const shown = members.flatMap(({ name, wireName, kind, isNullable, schema, choices }): ColumnField[] => {
    if (NO_COLUMN.test(name) || kind === 'other') return [];
    const known = choices.length > 0 ? choices : choicesOf(name);
    const own = kind === 'flag' && wireName === 'enabledMark' ? 'status' : kind === 'choice' && known.length === 0 ? 'text' : kind;
    return [{ name, wireName, kind: own, isNullable, title: schema.title, choices: known }];
  });
  const rank = ({ name, kind }: ColumnField): number => {
    if (name === labelField) return 0;
    if (name === 'enCode') return 1;
    if (name === 'sortCode') return 3;
    return kind === 'status' ? 4 : 2;
  };
  const others = shown.filter((column) => rank(column) === 2);
  const tooMany = others.slice(Math.max(0, MOST_COLUMNS - (shown.length - others.length)));
  if (tooMany.length > 0) notes.push(`Not in the list, it would be too wide: ${tooMany.map(({ name }) => name).join(', ')}.`);
  return shown.filter((column) => !tooMany.includes(column)).toSorted((a, b) => rank(a) - rank(b));
}

/** Calls that could be made a page instead: other lists of the same domain. */
function otherwise(list: Call, calls: readonly Call[]): string {
  const others = calls
    .filter((call) => call.domain === list.domain && call.id !== list.id && call.id.startsWith('list') && call.effect === 'read')
    .map(({ id }) => id);
  return others.length > 0 ? `Other lists of this domain: ${others.join(', ')}.` : 'Name another list, such as listAreas or listBillRules.';
}
