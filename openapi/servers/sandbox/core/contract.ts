import { needIn, type Need } from '../../../src/rules/index.ts';
import { createValidator, pointerPart, type ErrorObject, type Validator } from '../../../src/schema/index.ts';

/** The parts of an OpenAPI document the sandbox reads. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export type BodyKind = 'none' | 'json' | 'form' | 'multipart';

/** One operation of the description, with the checks compiled from it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As in the description: `/api/system/DictionaryType/{id}`. */
  readonly path: string;
  /** Answers without a token. */
  readonly isPublic: boolean;
  readonly isRead: boolean;
  /** Answers where a prepared file can be fetched. @reading R-282 */
  readonly handsOutFile: boolean;
  /** Right the caller needs. */
  readonly need: Need;
  readonly bodyKind: BodyKind;
  /** Names of the file parts of a multipart body. */
  readonly fileParts: readonly string[];
  /** Turns the texts of path and query into their types, in place, and answers what is wrong with them. */
  checkParameters(values: { path: Record<string, unknown>; query: Record<string, unknown> }): readonly ErrorObject[];
  checkBody(body: unknown): readonly ErrorObject[];
  checkAnswer(envelope: unknown): readonly ErrorObject[];
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;
const MEDIA_TYPES: Readonly<Record<Exclude<BodyKind, 'none'>, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const child = (value: unknown, key: string): unknown => (isJson(value) ? value[key] : undefined);

/**
 * Reads the operations out of the bundled description. Nothing about a call is known twice: paths, tokens, parameters,
 * bodies and answers are checked against the same document the client's types come from.
 */
export function readContract(document: OpenApiDocument): readonly Operation[] {
  const known = read.get(document) ?? operationsOf(document);
  read.set(document, known);
  return known;
}

/** Operations of a description, with checks that are compiled when they are first made: a second server of a process has them. */
const read = new WeakMap<OpenApiDocument, readonly Operation[]>();

function operationsOf(document: OpenApiDocument): Operation[] {
  const asSent = createValidator(document, { verbose: true });
  const asText = createValidator(document, { verbose: true, coerceTypes: true });

  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => isJson(item[method])).map((method) => {
      const pointer = `#/paths/${pointerPart(path)}/${method}`;
      return readOperation({ document, asSent, asText, path, method, operation: item[method], pointer });
    }),
  );
}

interface OperationPlace {
  document: OpenApiDocument;
  asSent: Validator;
  asText: Validator;
  path: string;
  method: string;
  operation: unknown;
  pointer: string;
}

function readOperation(place: OperationPlace): Operation {
  const { operation, pointer, asSent, path, method } = place;
  const content = child(child(operation, 'requestBody'), 'content');
  const bodyKind = (['json', 'form', 'multipart'] as const).find((kind) => child(content, MEDIA_TYPES[kind]) !== undefined) ?? 'none';
  const bodyPointer = bodyKind === 'none' ? null : `${pointer}/requestBody/content/${pointerPart(MEDIA_TYPES[bodyKind])}/schema`;
  const isBodyRequired = child(child(operation, 'requestBody'), 'required') === true;
  const answerContent = child(child(child(operation, 'responses'), '200'), 'content');
  const answerPointer =
    child(answerContent, MEDIA_TYPES.json) === undefined
      ? null
      : `${pointer}/responses/200/content/${pointerPart(MEDIA_TYPES.json)}/schema`;
  const bodyValidator = bodyKind === 'json' ? asSent : place.asText;
  const security = child(operation, 'security');

  return {
    id: String(child(operation, 'operationId')),
    method: method.toUpperCase(),
    path,
    isPublic: Array.isArray(security) && security.length === 0,
    isRead: child(operation, 'x-effect') === 'read',
    handsOutFile: reaches(place.document, child(child(answerContent, MEDIA_TYPES.json), 'schema'), DOWNLOAD_LINK),
    need: needOf(operation),
    bodyKind,
    fileParts: bodyKind === 'multipart' ? filePartsOf(place.document, child(child(content, MEDIA_TYPES.multipart), 'schema')) : [],
    checkParameters: parameterCheck(place),
    checkBody: (body) => (body === undefined && !isBodyRequired ? [] : run(bodyValidator, bodyPointer, body)),
    checkAnswer: (envelope) => run(asSent, answerPointer, envelope),
  };
}

/** @throws where the description does not say who may call it */
function needOf(operation: unknown): Need {
  const need = needIn(child(operation, 'x-needs'));
  if (need === null) throw new Error(`[sandbox] ${String(child(operation, 'operationId'))} has no x-needs, so nobody could be let in.`);
  return need;
}

const run = (validator: Validator, pointer: string | null, value: unknown): readonly ErrorObject[] =>
  pointer === null ? [] : validator.check(pointer, value);

/** Schema of an answer that leads to a file. */
const DOWNLOAD_LINK = '#/components/schemas/DownloadLink';

/** Does a schema hold the one of this name, in whatever depth? */
function reaches(document: OpenApiDocument, schema: unknown, sought: string, seen = new Set<string>()): boolean {
  if (Array.isArray(schema)) return schema.some((each) => reaches(document, each, sought, seen));
  if (!isJson(schema)) return false;
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return Object.values(schema).some((each) => reaches(document, each, sought, seen));
  if (reference === sought) return true;
  if (seen.has(reference)) return false;
  seen.add(reference);
  return reaches(document, resolve(document, reference), sought, seen);
}

/** Path and query as one schema `{path: {...}, query: {...}}`. */
function parameterCheck({ document, operation, pointer, asText }: OperationPlace): Operation['checkParameters'] {
  const groups = { path: new Map<string, string>(), query: new Map<string, string>() };
  const required = { path: new Array<string>(), query: new Array<string>() };
  const listed = child(operation, 'parameters');
  (Array.isArray(listed) ? listed : []).forEach((entry: unknown, index) => {
    const reference = child(entry, '$ref');
    const at = typeof reference === 'string' ? reference : `${pointer}/parameters/${index}`;
    const parameter = typeof reference === 'string' ? resolve(document, reference) : entry;
    const place = child(parameter, 'in');
    const name = String(child(parameter, 'name'));
    if (place !== 'path' && place !== 'query') return;
    groups[place].set(name, asText.ofDocument(`${at}/schema`));
    if (child(parameter, 'required') === true) required[place].push(name);
  });
  const objectSchema = (place: 'path' | 'query') => ({
    type: 'object',
    required: required[place],
    properties: Object.fromEntries([...groups[place]].map(([name, $ref]) => [name, { $ref }])),
  });
  const schema = { type: 'object', properties: { path: objectSchema('path'), query: objectSchema('query') } };
  let check: ReturnType<Validator['compile']> | undefined;
  return (values) => {
    // An empty filter is one that was left out. @reading R-424
    for (const [name, value] of Object.entries(values.query)) if (value === '' && !required.query.includes(name)) delete values.query[name];
    return (check ??= asText.compile(schema))(values);
  };
}

function filePartsOf(document: OpenApiDocument, schema: unknown): string[] {
  const reference = child(schema, '$ref');
  const properties = child(typeof reference === 'string' ? resolve(document, reference) : schema, 'properties');
  if (!isJson(properties)) return [];
  return Object.keys(properties).filter((name) => {
    const property = properties[name];
    const inner = child(property, '$ref');
    const target = typeof inner === 'string' ? resolve(document, inner) : property;
    return child(target, 'format') === 'binary' || child(target, 'contentMediaType') !== undefined;
  });
}

function resolve(document: OpenApiDocument, reference: string): unknown {
  const keys = reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(child, document);
}
