/** A schema as it stands in the description, references followed. */
export interface Schema {
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly items: Schema | null;
  readonly enum: readonly unknown[];
  readonly title: string | null;
  readonly description: string | null;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A call, as far as a page needs to know it. */
export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly domain: string;
  readonly effect: string;
  /** Clause of the specification that names it, such as `admin §7`. */
  readonly source: string;
  readonly pathParameters: readonly string[];
  readonly query: Readonly<Record<string, Schema>>;
  /** Names of the query parameters it cannot be asked without. */
  readonly requiredQuery: readonly string[];
  readonly body: Schema | null;
  /** Rows of a list it takes, by member and values of the wire; nothing where it takes all. */
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  /** The first example of a request. */
  readonly bodyExample: Readonly<Record<string, unknown>> | null;
  /** `data` of a good answer; null for a bare success. */
  readonly data: Schema | null;
  /** Each row of its first good answer that has others below it has them with it. */
  readonly isWholeTree: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** Deeper parts of a schema are of no use to a list or a form, and trees never end. */
const MAX_DEPTH = 6;

/** Every call of a bundled description. */
export function readCalls(document: unknown): Call[] {
  const root = object(document);
  return Object.entries(object(root['paths'])).flatMap(([path, methods]) =>
    Object.entries(object(methods)).flatMap(([method, operation]) => readCall(root, path, method, object(operation))),
  );
}

/** True for rows of which each that has others below it has them with it. */
function isWhole(rows: readonly unknown[]): boolean {
  const above = rows.map(object).filter(({ isLeaf }) => isLeaf !== true);
  return above.length > 0 && above.every(({ children }) => Array.isArray(children) && children.length > 0);
}

function readCall(root: Json, path: string, method: string, operation: Json): Call[] {
  const id = operation['operationId'];
  if (typeof id !== 'string') return [];
  const parameters = list(operation['parameters']).map((parameter) => follow(root, parameter));
  const content = object(object(object(operation['requestBody'])['content'])['application/json']);
  const [example] = Object.values(object(content['examples']));
  const good = object(object(object(object(operation['responses'])['200'])['content'])['application/json']);
  const answer = good['schema'];
  const [answered] = Object.values(object(good['examples']));
  return [
    {
      id,
      method: method.toUpperCase(),
      path,
      domain: text(list(operation['tags'])[0]) ?? '',
      effect: text(operation['x-effect']) ?? '',
      source: text(operation['x-source']) ?? '',
      pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      query: Object.fromEntries(
        parameters
          .filter(({ in: place, name }) => place === 'query' && name !== 'n')
          .map((parameter) => [String(parameter['name']), readSchema(root, parameter['schema'])]),
      ),
      requiredQuery: parameters.filter(({ in: place, required }) => place === 'query' && required === true).map(({ name }) => String(name)),
      body: content['schema'] === undefined ? null : readSchema(root, content['schema']),
      rows: Object.fromEntries(Object.entries(object(operation['x-rows'])).map(([name, values]) => [name, list(values)])),
      bodyExample: example === undefined ? null : object(object(example)['value']),
      data: answer === undefined ? null : (readSchema(root, answer).properties['data'] ?? null),
      isWholeTree: isWhole(list(object(object(object(answered)['value'])['data'])['list'])),
    },
  ];
}

function readSchema(root: Json, value: unknown, depth = 0): Schema {
  const schema = follow(root, value);
  if (depth > MAX_DEPTH) return { types: [], properties: {}, required: [], items: null, enum: [], title: null, description: null };
  const parts = [...list(schema['allOf']), ...list(schema['anyOf']), ...list(schema['oneOf'])].map((part) => readSchema(root, part, depth));
  const own = Object.entries(object(schema['properties'])).map(([name, inner]) => [name, readSchema(root, inner, depth + 1)] as const);
  return {
    ...(typeof schema['minLength'] === 'number' && { minLength: schema['minLength'] }),
    ...(typeof schema['maxLength'] === 'number' && { maxLength: schema['maxLength'] }),
    ...(typeof schema['format'] === 'string' && { format: schema['format'] }),
    ...(typeof schema['pattern'] === 'string' && { pattern: schema['pattern'] }),
    ...(typeof schema['minimum'] === 'number' && { minimum: schema['minimum'] }),
    ...(typeof schema['maximum'] === 'number' && { maximum: schema['maximum'] }),
    types: [...new Set([...list(schema['type'] ?? []).map(String), ...parts.flatMap(({ types }) => types)])],
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), Object.fromEntries(own)),
    required: [...list(schema['required']).map(String), ...parts.flatMap(({ required }) => required)],
    items: schema['items'] === undefined ? (parts.find(({ items }) => items)?.items ?? null) : readSchema(root, schema['items'], depth + 1),
    enum: list(schema['enum']),
    title: text(schema['title']),
    description: text(schema['description']),
  };
}

/** Value a reference stands for. */
function follow(root: Json, value: unknown): Json {
  const at = text(object(value)['$ref']);
  if (at === null) return object(value);
  return at
    .slice('#/'.length)
    .split('/')
    .reduce<Json>((inner, name) => object(inner[name.replaceAll('~1', '/').replaceAll('~0', '~')]), root);
}

const object = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
