import { child, isJson, type Json } from './json.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** One operation of the description, as the mock answers it. */
export interface Route {
  operationId: string;
  method: Method;
  path: string;
  /** Media type of every example, by its name. */
  examples: ReadonlyMap<string, string>;
  /** Names of the parts a multipart body must have; null for other bodies. */
  requiredParts: readonly string[] | null;
}

/** Every operation of a bundled description. */
export function readRoutes(document: Json): Route[] {
  return Object.entries(child(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = child(item, method);
      const { operationId } = operation;
      if (typeof operationId !== 'string') return [];
      return [{ operationId, method, path, examples: readExamples(operation), requiredParts: readParts(operation, document) }];
    }),
  );
}

/** The route of a call; a path written out wins over one with parameters. */
export function findRoute(routes: readonly Route[], method: string, pathname: string): Route | null {
  const candidates = routes.filter((route) => route.method === method.toLowerCase() && isMatch(route.path, pathname));
  return candidates.toSorted((a, b) => parameterCount(a) - parameterCount(b))[0] ?? null;
}

function isMatch(template: string, pathname: string): boolean {
  const expected = template.split('/');
  const given = pathname.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]))
  );
}

const parameterCount = ({ path }: Route): number => path.split('{').length;

function readExamples(operation: Json): Map<string, string> {
  const content = child(child(child(operation, 'responses'), '200'), 'content');
  return new Map(
    Object.entries(content).flatMap(([type, media]) => Object.keys(child(media, 'examples')).map((name) => [name, type] as const)),
  );
}

function readParts(operation: Json, document: Json): string[] | null {
  const media = child(child(operation, 'requestBody'), 'content')['multipart/form-data'];
  if (!isJson(media)) return null;
  const { $ref, required: own } = child(media, 'schema');
  const name = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : '';
  const required = name ? child(child(child(document, 'components'), 'schemas'), name)['required'] : own;
  return Array.isArray(required) ? required.map(String) : [];
}
