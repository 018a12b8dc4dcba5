import { CommandFailure, EXIT } from '../../../failure.ts';
import { nearest } from '../../../templates/nearest.ts';
import { camel } from '../../../templates/names.ts';
import type { Call } from './description.ts';
import type { Codec, Domain } from './domain.ts';
import { readForm } from './form.ts';
import { attempt, hintsOf, membersOf, rowReader, type Member } from './probe.ts';
import type { ColumnField, FilterField, FormShape, Resource } from './resource.ts';
import { rowLimitsOf, type RowLimit } from './rowLimits.ts';
import { refuses, shapeOf, type ListShape } from './shape.ts';
import { siblingsOf, type Siblings } from './siblings.ts';

/** Never a column: ids, and what only the tree needs. */
const NO_COLUMN = /^(id|isLeaf|hasChildren|children)$|Ids?(Tree)?$/;
/** Records are called by the first of these they have. */
const LABELS = ['fullName', 'name', 'title', 'realName', 'enCode'];
/** Parameters every list has in its own way. */
const NO_FILTER = /^(n|keyword|currentPage|pageSize|sort|sidx|menuId)$/;
/** Ids servers give the place above the first level. */
const TOPS = ['-1', '0'];

/** Finds a call by its id. @throws CommandFailure 2 with the names that are near */
export function findCall(id: string, calls: readonly Call[]): Call {
  const call = calls.find((each) => each.id === id);
  if (call) return call;
  const lists = calls.map((each) => each.id).filter((each) => each.startsWith('list'));
  const meant = nearest(id, lists);
  throw new CommandFailure(
    EXIT.usage,
    `[milepost] --resource is "${id}", which the description does not know. ` +
      (meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : '"npx milepost list resources" has them all.'),
  );
}

/**
 * Facts a screen needs of a call, out of the description and its domain.
 * @throws CommandFailure 2 when the call cannot be shown as a list page, and why
 */
export function readResource(list: Call, calls: readonly Call[], domain: Domain | null): Resource {
  const refuse = refuses(list, calls);
  if (list.effect !== 'read' || list.method !== 'GET')
    refuse(`it is a ${list.method} that ${list.effect}s, and opening a page must only ask with an address`);
  if (domain === null)
    return refuse(
      `its domain has no codecs yet: write openapi/src/domains/${list.domain}, the third of the six steps in openapi/README.md`,
    );
  if (!domain.codecs[list.id])
    return refuse(
      `it has no codec yet: add ${list.id} to openapi/src/domains/${list.domain}/codec.ts, the third of the six steps in openapi/README.md`,
    );
  const codec = domain.codecs[list.id]?.data;
  const rowOf = codec && list.data ? rowReader(codec, list.data) : null;
  const rowSchema = list.data?.properties['list']?.items ?? list.data?.items;
  if (!rowOf || !rowSchema) return refuse('it does not answer a list of records');
  const row = attempt(() => rowOf({ id: 'x' }));
  const siblings = siblingsOf(list, calls);
  const members = membersOf(rowSchema, rowOf, hintsOf(siblings.create?.body));
  if (!members.some(({ name }) => name === 'id')) return refuse('its records have no id');
  const shape = shapeOf(list, row, refuse);
  const notes: string[] = [];
  const form = formOf(siblings, domain, shape, notes);
  const isText = (name: string) => members.some((member) => member.name === name && member.kind === 'text');
  const labelField = LABELS.find(isText) ?? members.find(({ kind, name }) => kind === 'text' && !NO_COLUMN.test(name))?.name;
  if (labelField === undefined) return refuse('its records have no text to be called by');
  const editable = rowLimitsOf([siblings.get, siblings.update], rowOf);
  const removable = rowLimitsOf([siblings.remove], rowOf);
  const canEdit = form !== null && canEditWith(siblings, domain, form, notes) && saysWhich('edit', editable, list, notes);
  const canRemove = siblings.remove !== null && saysWhich('delete', removable, list, notes);
  return {
    domain: list.domain,
    noun: siblings.noun,
    codecs: domain.codecsName,
    operations: `${camel(list.domain)}Operations`,
    source: list.source,
    shape,
    listPath: list.path,
    list: {
      id: list.id,
      hasKeyword: 'keyword' in list.query,
      hasId: list.pathParameters.length > 0,
      canSort: 'sidx' in list.query && 'sort' in list.query,
      filters: filtersOf(list),
    },
    ...rootOf(siblings.create ? domain.codecs[siblings.create.id]?.body : undefined),
    columns: columnsOf(members, form),
    labelField,
    get: siblings.get?.id ?? null,
    create: form && siblings.create ? siblings.create.id : null,
    update: canEdit && siblings.update ? siblings.update.id : null,
    remove: canRemove && siblings.remove ? siblings.remove.id : null,
    setState: members.some(({ name }) => name === 'isEnabled') ? (siblings.setState?.id ?? null) : null,
    exports: siblings.exports?.id ?? null,
    editable: editable ?? [],
    removable: removable ?? [],
    form,
    notes,
  };
}

/** True where each row says whether a call takes it. */
function saysWhich(act: 'edit' | 'delete', limits: readonly RowLimit[] | null, { id }: Call, notes: string[]): boolean {
  if (limits !== null) return true;
  notes.push(`No ${act}: the description says by x-rows that only some records can be, and the rows of ${id} do not tell which.`);
  return false;
}

const filtersOf = ({ query }: Call): FilterField[] =>
  Object.entries(query)
    .filter(([name]) => !NO_FILTER.test(name))
    .map(([name, { enum: values }]) => ({ name, choices: values.filter((one) => one !== null && one !== '').map(String) }));

/** The form. Null where nothing can be created; the notes say why. */
function formOf(siblings: Siblings, domain: Domain, shape: ListShape, notes: string[]): FormShape | null {
  const { noun, create } = siblings;
  if (!create) {
    notes.push(`No "new" and no edit: the description has no create${noun}.`);
    return null;
  }
  const body = domain.codecs[create.id]?.body;
  const record = recordMembers(siblings, domain);
  const recordModel = modelOf(siblings, domain);
  const form = body ? readForm({ create, body, record, recordModel, shape, rules: domain.rules, noun }) : null;
  if (!form) notes.push(`No "new" and no edit: what create${noun} takes has no codec.`);
  const held = (form?.fields ?? []).filter(({ kind, isRequired }) => isRequired && kind === 'none').map(({ name }) => name);
  if (held.length === 0) return form;
  notes.push(
    `No "new" and no edit: create${noun} needs ${held.join(', ')}, and no control of a declared form holds it. A page written by hand can.`,
  );
  return null;
}

/** True where what was loaded can be sent again: `update` takes what `create` takes, and perhaps the id. */
function canEditWith({ noun, get, update }: Siblings, domain: Domain, form: FormShape, notes: string[]): boolean {
  const body = update && domain.codecs[update.id]?.body;
  const taken = body ? Object.keys((attempt(() => body.decode({})) ?? {}) as object) : [];
  const isSame = taken.length > 0 && taken.every((name) => name === 'id' || form.fields.some((field) => field.name === name));
  if (get && isSame) return true;
  notes.push(`No edit: it needs get${noun}, and an update${noun} that takes what create${noun} takes.`);
  return false;
}

function recordMembers({ get, create }: Siblings, domain: Domain): Member[] {
  const codec = get && domain.codecs[get.id]?.data;
  return codec && get.data ? membersOf(get.data, (wire) => codec.decode(wire), hintsOf(create?.body)) : [];
}

/** A record as the codec reads it when the server says nothing. */
function modelOf({ get }: Siblings, domain: Domain): Readonly<Record<string, unknown>> {
  const codec = get && domain.codecs[get.id]?.data;
  return (codec && (attempt(() => codec.decode({})) as Readonly<Record<string, unknown>> | undefined)) ?? {};
}

/** Id of the first level's parent on the wire, and whether the model has null for it. */
function rootOf(body: Codec | undefined): { readonly rootId: string; readonly isRootNull: boolean } {
  const sent = attempt(() => body?.encode({ parentId: null })) as { parentId?: unknown } | undefined;
  if (typeof sent?.parentId === 'string') return { rootId: sent.parentId, isRootNull: true };
  const parentOf = (top: string) => (attempt(() => body?.decode({ parentId: top })) as { parentId?: unknown } | undefined)?.parentId;
  return { rootId: TOPS.find((top) => parentOf(top) === null) ?? '0', isRootNull: false };
}

/** Values of a row that can be shown, in the order of the description. */
const columnsOf = (members: readonly Member[], form: FormShape | null): ColumnField[] =>
  members.flatMap(({ name, wireName, kind, schema, choices }): ColumnField[] => {
    if (NO_COLUMN.test(name) || kind === 'other' || kind === 'texts' || kind === 'paths') return [];
    const known = choices.length > 0 ? choices : (form?.fields.find((field) => field.name === name)?.choices ?? []);
    const own = kind === 'flag' && wireName === 'enabledMark' ? 'status' : kind === 'choice' && known.length === 0 ? 'text' : kind;
    return [{ name, wireName, kind: own, title: schema.title, choices: known }];
  });
