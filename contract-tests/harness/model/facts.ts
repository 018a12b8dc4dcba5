import { needIn } from '@milepost/openapi/rules';
import { operationOf, OPERATIONS, spokenDocument, whenSpoken, type Operation } from './description.ts';
import { classify } from './classify.ts';
import { at, isJson, listOf, parameterOf, shapeOf, textOf, type Json, type Shape } from './schema.ts';
import type { DataKind, Facts, Parameter } from './types.ts';

export type { Facts, Parameter } from './types.ts';

const SUCCESS = 200;
const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const facts = new Map<string, Facts>();
/** Facts of every operation of the current description, by id, in its order. */
export const FACTS: ReadonlyMap<string, Facts> = facts;
whenSpoken(() => {
  facts.clear();
  for (const operation of OPERATIONS.values()) facts.set(operation.id, readFacts(operation));
});

/** Facts of an operation. @throws {Error} when the description has no such operation */
export function factsOf(id: string): Facts {
  const found = FACTS.get(id);
  if (!found) throw new Error(`[contract] The description has no operation ${id}, so nothing can be promised about it. Correct the table.`);
  return found;
}

function readFacts(operation: Operation): Facts {
  const entry = at(spokenDocument(), 'paths', operation.path, operation.method.toLowerCase());
  const shared = listOf(at(spokenDocument(), 'paths', operation.path, 'parameters'));
  const parameters = [...shared, ...listOf(at(entry, 'parameters'))].map(parameterOf).flatMap(readParameter);
  const content = at(entry, 'requestBody', 'content');
  const sent = BODY_TYPES.map((type) => at(content, type)).find((each) => each !== undefined);
  const requests = Object.values(Object(at(sent, 'examples')))
    .map((example) => at(example, 'value'))
    .filter(isJson);
  const answers = Object.values(Object(at(entry, 'responses', '200', 'content', 'application/json', 'examples'))).map((example) =>
    at(example, 'value'),
  );
  const data = shapeOf(shapeOf(at(entry, 'responses', '200', 'content', 'application/json', 'schema')).properties['data']);
  const { dataKind, row } = operation.isRaw ? { dataKind: 'other' as const, row: null } : kindOf(data);
  const known = {
    id: operationOf(operation.id).id,
    operation,
    domain: textOf(listOf(at(entry, 'tags'))[0]),
    source: textOf(at(entry, 'x-source')) || textOf(at(entry, 'x-reading')),
    isDocumented: operation.reading === null,
    parameters,
    body: sent === undefined ? null : shapeOf(at(sent, 'schema')),
    isMultipart: operation.body === 'multipart',
    requests,
    dataKind,
    data: dataKind === 'none' ? null : data,
    mayBeEmpty: answers.some((answer) => at(answer, 'code') === SUCCESS && (at(answer, 'data') ?? null) === null),
    need: needIn(at(entry, 'x-needs')) ?? 'session',
    row,
  };
  return { ...known, class: classify(known) };
}

function readParameter(parameter: Json): Parameter[] {
  const { name, required, schema, example } = parameter;
  const place = parameter.in;
  if ((place !== 'path' && place !== 'query') || name === 'n') return [];
  return [
    {
      name: textOf(name),
      in: place,
      isRequired: required === true || place === 'path',
      shape: shapeOf(schema),
      example: example ?? at(schema, 'examples', 0),
    },
  ];
}

function kindOf(data: Shape): { dataKind: DataKind; row: Shape | null } {
  if (data.types.length === 0 && Object.keys(data.properties).length === 0) return { dataKind: 'none', row: null };
  const inner = shapeOf(data.properties['list']);
  const items = data.types.includes('array') ? data.items : inner.types.includes('array') ? inner.items : undefined;
  if (items !== undefined) {
    const row = shapeOf(items);
    if (data.properties['pagination'] !== undefined) return { dataKind: 'page', row };
    return { dataKind: row.properties['children'] !== undefined ? 'tree' : 'list', row };
  }
  if (!data.types.includes('object') && Object.keys(data.properties).length === 0) return { dataKind: 'other', row: null };
  const names = Object.keys(data.properties);
  return { dataKind: names.includes('url') && names.includes('name') && names.length <= 3 ? 'link' : 'record', row: data };
}
