import { nearest } from '../../../templates/nearest.ts';
import { DOMAIN_CALLS, plainColumn, refuseSource, type Column, type DomainCall, type Table } from './table.ts';

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown): Json => (isRecord(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
/** References to references end somewhere. */
const MOST_STEPS = 20;
/** Paths a refusal names. */
const MOST_NAMED = 12;
const LISTS = ['list', 'items', 'records', 'rows', 'content', 'results', 'data'];

/**
 * The records of a path of a foreign OpenAPI 3 document: members with their types, limits and choices, out of what is sent and
 * answered there, and the calls there are.
 * @param at path of the list, such as `/api/x/Y` @throws CommandFailure 2 for what is no such document, or has no such path
 */
export function readOpenApi(document: unknown, at: string, source: string): Table {
  const refuse = (why: string, todo: string): never => refuseSource(source, why, todo);
  const root = object(document);
  if (!String(root['openapi']).startsWith('3.'))
    return refuse(
      'it is no OpenAPI 3 document',
      'Give one whose member "openapi" begins with 3, as JSON or YAML; one of Swagger 2 is converted first.',
    );
  const paths = object(root['paths']);
  const follow = (value: unknown, steps = 0): Json => {
    const ref = object(value)['$ref'];
    if (typeof ref !== 'string') return object(value);
    if (!ref.startsWith('#/')) return refuse(`it refers to "${ref}" in another file`, 'Bundle it into one file first.');
    const names = ref.slice(2).split('/');
    const found = names.reduce<unknown>(
      (inner, name) => object(inner)[decodeURIComponent(name.replaceAll('~1', '/').replaceAll('~0', '~'))],
      root,
    );
    if (!isRecord(found) || steps > MOST_STEPS) return refuse(`"${ref}" leads to nothing`, 'Correct the reference.');
    return follow(found, steps + 1);
  };
  if (!isRecord(paths[at])) {
    const near = Object.keys(paths).filter((path) => !path.includes('{'));
    const meant = nearest(at, near);
    return refuse(
      `it has no path "${at}"`,
      near.length === 0
        ? 'It describes no paths of lists.'
        : meant.length > 0
          ? `Did you mean ${meant.join(', ')}?`
          : `--path takes one of ${near.slice(0, MOST_NAMED).join(', ')}${near.length > MOST_NAMED ? ' and others' : ''}.`,
    );
  }
  const collection = follow(paths[at]);
  const one = follow(
    Object.entries(paths).find(([path]) => path.startsWith(`${at}/{`) && /^\{[^}/]+\}$/.test(path.slice(at.length + 1)))?.[1],
  );
  const update = ['put', 'patch', 'post'].find((method) => isRecord(one[method]));
  const has: Readonly<Record<DomainCall, boolean>> = {
    list: isRecord(collection['get']),
    create: isRecord(collection['post']),
    get: isRecord(one['get']),
    update: update !== undefined,
    remove: isRecord(one['delete']),
  };
  if (!has.list) return refuse(`"${at}" has no GET`, 'Give the path of a list.');

  const merged = (value: unknown, steps = 0): Json => {
    const schema = follow(value);
    if (steps > MOST_STEPS) return schema;
    const parts = [...list(schema['allOf'])].map((part) => merged(part, steps + 1));
    const chosen = [...list(schema['anyOf']), ...list(schema['oneOf'])].map((part) => follow(part)).find((part) => part['type'] !== 'null');
    const all = [...parts, ...(chosen ? [merged(chosen, steps + 1)] : []), schema];
    return {
      ...Object.assign({}, ...all),
      properties: Object.assign({}, ...all.map((part) => object(part['properties']))),
      required: all.flatMap((part) => list(part['required'])),
    };
  };
  const contentOf = (holder: unknown): Json => {
    const content = object(follow(holder)['content']);
    const media = content['application/json'] ?? Object.entries(content).find(([type]) => /json|form/.test(type))?.[1];
    return merged(object(media)['schema']);
  };
  const answerOf = (operation: unknown): Json => {
    const [, good] = Object.entries(object(object(operation)['responses'])).find(([code]) => code.startsWith('2')) ?? [];
    return contentOf(good);
  };
  /** The schema of a record in what a call answers: below an envelope, and in a list. */
  const recordIn = (schema: Json, steps = 0): Json => {
    if (schema['items'] !== undefined) return recordIn(merged(schema['items']), steps + 1);
    const properties = object(schema['properties']);
    const inner =
      steps < 4
        ? LISTS.map((name) => merged(properties[name])).find(
            (part) => part['items'] !== undefined || Object.keys(object(part['properties'])).length > 0,
          )
        : undefined;
    return inner ? recordIn(inner, steps + 1) : schema;
  };
  const sent = contentOf(object(collection['post'])['requestBody']);
  const row = recordIn(answerOf(collection['get']));
  const basis = Object.keys(object(sent['properties'])).length > 0 ? sent : row;
  const properties = object(basis['properties']);
  const [key = 'id'] = Object.keys(object(row['properties'])).filter((name) => /^id$/i.test(name));
  const notes: string[] = [];
  const columns = Object.entries(properties)
    .filter(([name]) => name !== key)
    .flatMap(([name, schema]) => {
      const column = columnOf(name, merged(schema), list(basis['required']).includes(name));
      if (column === null) notes.push(`Left out: ${name}, which is a list or an object of its own.`);
      if (column === null || column.pattern === null || isPattern(column.pattern)) return column ?? [];
      notes.push(`The pattern of ${name} is none of JavaScript, so nobody judges it: ${column.pattern}`);
      return { ...column, pattern: null };
    });
  if (columns.length === 0) return refuse(`what "${at}" answers and takes names no members`, 'Describe the properties of its records.');
  if (update !== undefined && update !== 'put') notes.push(`A record is changed with ${update.toUpperCase()} there and with PUT here.`);
  return {
    name: at.split('/').at(-1) ?? null,
    comment: null,
    columns: [{ ...plainColumn(key, 'text'), isKey: true, isRequired: true }, ...columns],
    calls: DOMAIN_CALLS.filter((call) => has[call]),
    notes,
  };
}

/** True for a regular expression as browsers read it; other languages have some of their own. */
function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** A property as a column; null for what no control of a form holds. */
function columnOf(name: string, schema: Json, isRequired: boolean): Column | null {
  const types = list(schema['type']).map(String);
  const isNullable = types.includes('null') || schema['nullable'] === true;
  const type = types.find((each) => each !== 'null') ?? (schema['enum'] ? 'string' : '');
  const number = (member: string): number | null => (typeof schema[member] === 'number' ? schema[member] : null);
  const text = (member: string): string | null => (typeof schema[member] === 'string' ? schema[member] : null);
  const choices = list(schema['enum']).filter((value) => typeof value === 'string' && value !== '');
  const about = {
    isRequired: isRequired && !isNullable,
    isKept: schema['readOnly'] === true,
    comment: text('title') ?? text('description'),
  };
  const of = (kind: Column['kind'], more: Partial<Column> = {}): Column => ({ ...plainColumn(name, kind), ...about, ...more });
  const range = { min: number('minimum'), max: number('maximum') };
  if (type === 'boolean') return of('flag');
  if (type === 'integer') return /(Time|Day|Date|At)$/.test(name) && range.max === null ? of('moment') : of('integer', range);
  if (type === 'number') return of('decimal', range);
  if (type !== 'string') return null;
  if (choices.length > 1) return of('choice', { choices: choices.map(String) });
  const format = text('format');
  if (format === 'date') return of('day');
  if (format === 'date-time') return of('moment');
  if (format === 'time') return of('clock', { maxChars: 8 });
  if (format === 'binary' || format === 'byte') return of('binary');
  const maxChars = number('maxLength');
  return of(maxChars === null || maxChars > 200 ? (maxChars === null ? 'text' : 'longText') : 'text', {
    maxChars,
    pattern: text('pattern'),
  });
}
