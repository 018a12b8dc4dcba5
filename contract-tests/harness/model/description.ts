import bundle from '@milepost/openapi/openapi.json' with { type: 'json' };
import type { OperationId, OperationShapes } from '@milepost/openapi/operations';
import { createValidator, pointerPart } from '@milepost/openapi/schema';

export type { OperationId, OperationShapes };

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;
const BODY_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;

/** Effects of a call on the server. */
export type Effect = 'read' | 'create' | 'update' | 'delete' | 'session' | 'external' | 'consume';

/** One operation of the description, as far as the harness needs it. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** As described: `/api/system/DictionaryType/{id}`. */
  readonly path: string;
  readonly effect: Effect;
  readonly body: 'none' | keyof typeof BODY_TYPES;
  /** True for an operation that answers bytes instead of an envelope. */
  readonly isRaw: boolean;
  /** True for an operation that needs no token. */
  readonly isPublic: boolean;
  /** Path parameters with fixed choices, which name no record. */
  readonly choices: readonly string[];
  /** The reading behind an operation the seeds do not show; null where they do. */
  readonly reading: string | null;
  /** Places at which an envelope departs from the description; empty when it fits. */
  problems(envelope: unknown): string[];
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value);

let spoken: Json = bundle;
let validator = createValidator(bundle);
const operations = new Map<string, Operation>();
const listeners = new Set<() => void>();

/** Every operation of the current description, by id. */
export const OPERATIONS: ReadonlyMap<string, Operation> = operations;
/** Current description: an OpenAPI document. */
export const spokenDocument = (): Json => spoken;

/** Replaces the current description by that of another version, with the same operations. A process has one at a time. */
export function speak(document: object): void {
  if (document === spoken && operations.size > 0) return;
  spoken = document as Json; // an OpenAPI document, as the generator wrote it
  validator = createValidator(document);
  operations.clear();
  for (const [path, item] of Object.entries(Object(spoken['paths'])))
    for (const method of METHODS) {
      const entry = at(item, method);
      if (!isJson(entry)) continue;
      const operation = readOperation(path, method, entry);
      operations.set(operation.id, operation);
    }
  for (const listener of listeners) listener();
}

/** Calls the listener now and after each change of the current description, so that derived tables can be rebuilt. */
export function whenSpoken(listener: () => void): void {
  listeners.add(listener);
  listener();
}

speak(bundle);

/** Operation of an id. @throws {Error} when the description has no such operation, which the types rule out unless "npm run generate" was forgotten */
export function operationOf(id: OperationId): Operation {
  const operation = OPERATIONS.get(id);
  if (!operation) throw new Error(`[contract] The description has no operation ${id}, so its rows cannot run. Run "npm run generate".`);
  return operation;
}

function readOperation(path: string, method: string, entry: Json): Operation {
  const pointer = `#/paths/${pointerPart(path)}/${method}/responses/200/content/${pointerPart(BODY_TYPES.json)}/schema`;
  const content = at(entry, 'requestBody', 'content');
  const security = entry.security;
  return {
    id: entry.operationId as OperationId, // the generated types come from the same document
    method: method.toUpperCase(),
    path,
    effect: entry['x-effect'] as Effect, // the description's own linter allows no other word
    body: (['json', 'form', 'multipart'] as const).find((kind) => at(content, BODY_TYPES[kind]) !== undefined) ?? 'none',
    isRaw: entry['x-raw-response'] === true,
    isPublic: Array.isArray(security) && security.length === 0,
    choices: choicesOf(entry),
    reading: entry['x-status'] === 'assumed' ? String(entry['x-reading']) : null,
    problems: (envelope) => problemsBy(pointer, envelope),
  };
}

function choicesOf({ parameters }: Json): string[] {
  return (Array.isArray(parameters) ? parameters : [])
    .map(followed)
    .filter((parameter) => at(parameter, 'in') === 'path' && at(followed(at(parameter, 'schema')), 'enum') !== undefined)
    .map((parameter) => String(at(parameter, 'name')));
}

function followed(value: unknown): unknown {
  const ref = at(value, '$ref');
  return typeof ref === 'string' ? at(spoken, ...ref.replace('#/', '').split('/')) : value;
}

function problemsBy(pointer: string, envelope: unknown): string[] {
  const errors = validator.check(pointer, envelope);
  // "must match a schema in anyOf" and the null branch of `data` only repeat what the other errors say.
  const telling = errors.filter(({ keyword, message }) => keyword !== 'anyOf' && message !== 'must be null');
  return (telling.length > 0 ? telling : errors).map(
    ({ instancePath, message, keyword }) => `${instancePath || '/'} ${message ?? keyword}`,
  );
}

/**
 * The `data` of an envelope as the operation's type. The one cast of the wire edge: it is made only after the envelope has
 * been checked against the description the types come from.
 * @throws {Error} naming the places that do not fit
 */
export function describedData<K extends OperationId>(id: K, envelope: unknown): OperationShapes[K]['data'] {
  const problems = operationOf(id).problems(envelope);
  const data = at(envelope, 'data');
  if (data === undefined || data === null) problems.push('/data is missing');
  if (problems.length > 0) throw new Error(`${id} answered what the description does not allow: ${problems.join('; ')}`);
  return data as OperationShapes[K]['data'];
}
