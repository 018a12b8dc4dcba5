import { needIn, type Need } from '../src/rules/index.ts';
import { isRecord, recordAt, type JsonRecord } from './record.ts';
import { EFFECTS, type Effect } from './rules/facts.ts';
import { tagProblems, tagsIn, type Tag } from './rules/tags.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const BODY_KINDS = { 'application/json': 'json', 'application/x-www-form-urlencoded': 'form', 'multipart/form-data': 'multipart' } as const;

export type BodyType = keyof typeof BODY_KINDS;
export type BodyKind = (typeof BODY_KINDS)[BodyType];

/** Facts of the tables on one operation. */
export interface OperationFact {
  id: string;
  domain: string;
  method: Uppercase<(typeof METHODS)[number]>;
  path: string;
  summary: string;
  effect: Effect;
  /** Tags of what its answer shows. */
  reads: readonly Tag[];
  /** Tags of what it changes. */
  writes: readonly Tag[];
  need: Need;
  body?: { kind: BodyKind; type: BodyType; isOptional?: true };
  /** Does it take query parameters besides the timestamp? */
  hasQuery: boolean;
  timeoutMs?: number;
  /** Does a good answer carry nothing but its envelope? */
  isCommand: boolean;
  isRaw: boolean;
  isSessionExempt: boolean;
}

/** Every operation of a bundle, in the order of its paths. @throws when an operation lacks what the tables need */
export function readOperations(bundle: JsonRecord): OperationFact[] {
  return Object.entries(recordAt(bundle, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isRecord(item) ? item[method] : undefined;
      return isRecord(operation) ? [readOperation(operation, method, path, bundle)] : [];
    }),
  );
}

function readOperation(operation: JsonRecord, method: (typeof METHODS)[number], path: string, bundle: JsonRecord): OperationFact {
  const { operationId: id, summary, tags, 'x-effect': effectText, 'x-timeout-ms': timeoutMs } = operation;
  const domain = Array.isArray(tags) ? tags[0] : undefined;
  const effect = EFFECTS.find((known) => known === effectText);
  const need = needIn(operation['x-needs']);
  if (typeof id !== 'string' || typeof domain !== 'string' || typeof summary !== 'string' || effect === undefined || need === null)
    throw new Error(`[api] ${method} ${path} lacks operationId, summary, tag, x-effect or x-needs. Run "npm run lint:spec" to see which.`);
  const [tagProblem] = tagProblems(operation);
  if (tagProblem) throw new Error(`[api] ${method} ${path}: ${tagProblem} Without it a write leaves old answers on screen.`);
  const body = readBody(operation);
  return {
    id,
    domain,
    method: METHOD_NAMES[method],
    path,
    summary,
    effect,
    reads: tagsIn(operation['x-reads']) ?? [],
    writes: tagsIn(operation['x-writes']) ?? [],
    need,
    ...(body && { body }),
    hasQuery: queryNames(operation, bundle).some((name) => name !== 'n'),
    ...(typeof timeoutMs === 'number' && { timeoutMs }),
    isCommand: answerName(operation) === 'CommandAnswer',
    isRaw: operation['x-raw-response'] === true,
    isSessionExempt: operation['x-session-exempt'] === true,
  };
}

const METHOD_NAMES = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

function readBody(operation: JsonRecord): OperationFact['body'] {
  const body = recordAt(operation, 'requestBody');
  const content = recordAt(body, 'content');
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const)
    if (type in content) return { kind: BODY_KINDS[type], type, ...(body['required'] === false && { isOptional: true }) };
  return undefined;
}

function answerName(operation: JsonRecord): string | undefined {
  const content = recordAt(recordAt(recordAt(operation, 'responses'), '200'), 'content');
  const { $ref } = recordAt(recordAt(content, 'application/json'), 'schema');
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
}

function queryNames(operation: JsonRecord, bundle: JsonRecord): string[] {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const named = recordAt(recordAt(bundle, 'components'), 'parameters');
  return parameters.flatMap((entry: unknown) => {
    const ref = isRecord(entry) ? entry['$ref'] : undefined;
    const parameter = typeof ref === 'string' ? named[ref.slice(ref.lastIndexOf('/') + 1)] : entry;
    return isRecord(parameter) && parameter['in'] === 'query' && typeof parameter['name'] === 'string' ? [parameter['name']] : [];
  });
}
