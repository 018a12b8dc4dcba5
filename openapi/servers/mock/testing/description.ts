import document from '../../../generated/openapi.json' with { type: 'json' };
import { createValidator, pointerPart } from '../../../src/schema/index.ts';
import { child, isJson, type Json } from '../json.ts';
import { readRoutes, type Route } from '../routes.ts';

const validator = createValidator(document);

/** For tests: every operation of the description. */
export const routes = readRoutes(document);

const operationOf = ({ path, method }: Route): Json => child(child(document.paths, path), method);

/** For tests: what is wrong with an answer, null when it fits its schema. */
export function violationsOf({ path, method }: Route, envelope: unknown): string | null {
  const pointer = `#/paths/${pointerPart(path)}/${method}/responses/200/content/application~1json/schema`;
  const problems = validator.check(pointer, envelope);
  return problems.length === 0 ? null : problems.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
}

/** For tests: does an operation answer bytes instead of an envelope? */
export const isRaw = (route: Route): boolean => operationOf(route)['x-raw-response'] === true;

/** For tests: the value of an answer's example. */
export function exampleOf(route: Route, name: string): unknown {
  const content = child(child(child(operationOf(route), 'responses'), '200'), 'content');
  return child(child(child(content, route.examples.get(name) ?? ''), 'examples'), name)['value'];
}

/** The parameters of an operation at one place, with a value that fits each. */
function parametersOf(route: Route, place: 'path' | 'query'): [name: string, value: string][] {
  const listed = operationOf(route)['parameters'];
  return (Array.isArray(listed) ? listed : []).flatMap((entry: unknown): [string, string][] => {
    const reference = isJson(entry) ? entry['$ref'] : undefined;
    const parameter =
      typeof reference === 'string' ? child(child(document.components, 'parameters'), reference.split('/').at(-1) ?? '') : entry;
    if (!isJson(parameter) || parameter['in'] !== place || parameter['required'] !== true) return [];
    return [[String(parameter['name']), fittingValue(parameter)]];
  });
}

function fittingValue(parameter: Json): string {
  const schema = child(parameter, 'schema');
  const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
  const value = parameter['example'] ?? schema['example'] ?? first(schema['examples']) ?? first(schema['enum']);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return schema['type'] === 'integer' ? '1' : '532001000000000004';
}

/** For tests: a request that fits the description: the example of its body, and something in every parameter. */
export function fittingRequest(route: Route): { address: string; init: RequestInit } {
  const values = new Map(parametersOf(route, 'path'));
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const address = `${path}?${new URLSearchParams([['n', '1795132800000'], ...parametersOf(route, 'query')])}`;
  const [[type, media] = []] = Object.entries(child(child(operationOf(route), 'requestBody'), 'content'));
  const { value } = child(child(media, 'examples'), 'request');
  const headers = { Authorization: 'bearer any', ...(type === 'application/json' && { 'content-type': type }) };
  const body = route.requiredParts
    ? partsOf(route.requiredParts)
    : type === 'application/json'
      ? JSON.stringify(value)
      : type
        ? formOf(isJson(value) ? value : {})
        : undefined;
  return { address, init: { method: route.method.toUpperCase(), headers, body } };
}

/** Bytes that are no text: they must reach the shim unspoilt. */
function partsOf(names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append(name, new Blob([new Uint8Array([0xff, 0x00, 0xfe])]), 'x.bdd');
  return form;
}

const formOf = (fields: Json): URLSearchParams => new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
