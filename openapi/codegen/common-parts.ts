import session from '../spec/shared/examples/session.json' with { type: 'json' };
import { isRecord, type JsonRecord } from './record.ts';

const COMMON_PARAMETERS = ['Timestamp', 'Origin', 'Language'].map((name) => ({ $ref: `#/components/parameters/${name}` }));
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Adds what every operation has, so that no domain writes it: the timestamp, the origin and the language, that filters may be empty, and,
 * where a token is needed, the three ways in which the session can be over.
 * @source shell §7 §8
 */
export function addCommonParts(bundle: JsonRecord): JsonRecord {
  const paths = mapValues(bundle['paths'], (item) =>
    mapValues(item, (operation, method) => (METHODS.includes(method) ? completed(operation) : operation)),
  );
  if (!isRecord(bundle['components']) || !isRecord(bundle['components']['parameters'])) return { ...bundle, paths };
  const parameters = mapValues(bundle['components']['parameters'], allowingEmpty);
  return { ...bundle, paths, components: { ...bundle['components'], parameters } };
}

/** A filter without a text is one that was left out. @reading R-424 */
const allowingEmpty = (parameter: unknown): unknown =>
  isRecord(parameter) && parameter['in'] === 'query' && parameter['required'] !== true
    ? { ...parameter, allowEmptyValue: true }
    : parameter;

function completed(operation: unknown): unknown {
  if (!isRecord(operation)) return operation;
  const own: readonly unknown[] = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const needsToken = !(Array.isArray(operation['security']) && operation['security'].length === 0);
  const responses = needsToken ? mapValues(operation['responses'], withSessionEnds) : operation['responses'];
  return { ...operation, parameters: [...COMMON_PARAMETERS, ...own.map(allowingEmpty)], responses };
}

function withSessionEnds(response: unknown): unknown {
  if (!isRecord(response)) return response;
  const content = mapValues(response['content'], (media, type) =>
    isRecord(media) && type === 'application/json'
      ? { ...media, examples: { ...(isRecord(media['examples']) ? media['examples'] : {}), ...session } }
      : media,
  );
  return { ...response, content };
}

function mapValues(node: unknown, change: (value: unknown, key: string) => unknown): unknown {
  return isRecord(node) ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)])) : node;
}
