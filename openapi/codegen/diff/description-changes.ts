import { isRecord, recordAt, type JsonRecord } from '../record.ts';
import { schemaChanges, type Documents } from './schema-changes.ts';

/** One thing that changed between two descriptions. */
export interface DescriptionChange {
  isBreaking: boolean;
  /** `GET /api/permission/Role`. */
  call: string;
  /** The change, in words. */
  what: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Changes a client of `base` notices when the server follows `head`. In the order of the paths. */
export function descriptionChanges(base: JsonRecord, head: JsonRecord): DescriptionChange[] {
  const before = operationsOf(base);
  const after = operationsOf(head);
  const documents = { base, head };
  const callById = new Map([...after].map(([call, operation]) => [operation['operationId'], call]));
  const changed = [...before].flatMap(([call, operation]) => {
    const now = after.get(call);
    const id = String(operation['operationId']);
    const elsewhere = callById.get(operation['operationId']);
    const whats = now ? operationChanges(operation, now, documents) : [elsewhere ? `${id} moved to ${elsewhere}` : `${id} is gone`];
    return whats.map((what): DescriptionChange => ({ isBreaking: true, call, what }));
  });
  const known = new Set([...before.values()].map((operation) => operation['operationId']));
  const added = [...after]
    .filter(([call, operation]) => !before.has(call) && !known.has(operation['operationId']))
    .map(([call, operation]): DescriptionChange => ({ isBreaking: false, call, what: `${String(operation['operationId'])} is new` }));
  return [...changed, ...added];
}

function operationChanges(old: JsonRecord, now: JsonRecord, documents: Documents): string[] {
  const changes: string[] = [];
  for (const fact of ['operationId', 'x-effect', 'x-raw-response'])
    if (old[fact] !== now[fact]) changes.push(`${fact} was ${factText(old[fact])}, is ${factText(now[fact])}`);
  return [...changes, ...parameterChanges(old, now, documents), ...bodyChanges(old, now, documents), ...answerChanges(old, now, documents)];
}

function parameterChanges(old: JsonRecord, now: JsonRecord, documents: Documents): string[] {
  const before = parametersOf(old, documents.base);
  return [...parametersOf(now, documents.head)].flatMap(([name, parameter]) => {
    const known = before.get(name);
    const isRequired = parameter['required'] === true;
    if (isRequired && known?.['required'] !== true) return [`requires the parameter ${name} now`];
    return known ? schemaChanges(known['schema'], parameter['schema'], 'request', documents).map((change) => `${name}: ${change}`) : [];
  });
}

function bodyChanges(old: JsonRecord, now: JsonRecord, documents: Documents): string[] {
  const [before, after] = [recordAt(old, 'requestBody'), recordAt(now, 'requestBody')];
  const changes = after['required'] === true && before['required'] !== true ? ['requires a body now'] : [];
  for (const [type, media] of Object.entries(recordAt(before, 'content'))) {
    const other = recordAt(after, 'content')[type];
    if (isRecord(other)) changes.push(...schemaChanges(recordAt({ media }, 'media')['schema'], other['schema'], 'request', documents));
    else if (Object.keys(after).length > 0) changes.push(`no longer takes ${type}`);
  }
  return changes;
}

function answerChanges(old: JsonRecord, now: JsonRecord, documents: Documents): string[] {
  const contentOf = (operation: JsonRecord) => recordAt(recordAt(recordAt(operation, 'responses'), '200'), 'content');
  return Object.entries(contentOf(old)).flatMap(([type, media]) => {
    const other = contentOf(now)[type];
    if (!isRecord(other)) return [`no longer answers ${type}`];
    return schemaChanges(recordAt({ media }, 'media')['schema'], other['schema'], 'answer', documents);
  });
}

const factText = (fact: unknown): string => (fact === undefined ? 'not said' : JSON.stringify(fact).replaceAll('"', ''));

function operationsOf(document: JsonRecord): Map<string, JsonRecord> {
  const operations = Object.entries(recordAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method): [string, JsonRecord][] => {
      const operation = isRecord(item) ? item[method] : undefined;
      return isRecord(operation) ? [[`${method.toUpperCase()} ${path}`, operation]] : [];
    }),
  );
  return new Map(operations);
}

function parametersOf(operation: JsonRecord, document: JsonRecord): Map<string, JsonRecord> {
  const listed: readonly unknown[] = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const named = recordAt(recordAt(document, 'components'), 'parameters');
  return new Map(
    listed.flatMap((entry): [string, JsonRecord][] => {
      const ref = isRecord(entry) ? entry['$ref'] : undefined;
      const parameter = typeof ref === 'string' ? named[ref.slice(ref.lastIndexOf('/') + 1)] : entry;
      return isRecord(parameter) ? [[`${String(parameter['in'])} ${String(parameter['name'])}`, parameter]] : [];
    }),
  );
}
