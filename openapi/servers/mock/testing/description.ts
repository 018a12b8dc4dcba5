import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { child, type Json } from '../json.ts';
import { readRoutes, type Route } from '../routes.ts';

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true })).addSchema({ ...document, $id: 'doc' });
const escape = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** For tests: every operation of the description. */
export const routes = readRoutes(document);

const operationOf = ({ path, method }: Route): Json => child(child(document.paths, path), method);

/** For tests: what is wrong with an answer, null when it fits its schema. */
export function violationsOf({ path, method }: Route, envelope: unknown): string | null {
  const check = ajv.getSchema(`doc#/paths/${escape(path)}/${method}/responses/200/content/application~1json/schema`);
  if (!check) throw new Error(`no schema for ${method} ${path}`);
  return check(envelope) === true ? null : ajv.errorsText(check.errors);
}

/** For tests: the value of an answer's example. */
export function exampleOf(route: Route, name: string): unknown {
  const content = child(child(child(operationOf(route), 'responses'), '200'), 'content');
  return child(child(child(content, 'application/json'), 'examples'), name)['value'];
}

/** For tests: a request that fits the description: the example of its body, and something in every parameter. */
export function fittingRequest(route: Route): { address: string; init: RequestInit } {
  const path = route.path.replaceAll(/\{\w+\}/g, '532001000000000004');
  const address = `${path}?n=1795132800000${route.operationId === 'downloadFile' ? '&encryption=x' : ''}`;
  const [[type, media] = []] = Object.entries(child(child(operationOf(route), 'requestBody'), 'content'));
  const value = child(child(child(media, 'examples'), 'request'), 'value');
  const headers = { Authorization: 'bearer any', ...(type === 'application/json' && { 'content-type': type }) };
  const body = route.requiredParts
    ? partsOf(route.requiredParts)
    : type === 'application/json'
      ? JSON.stringify(value)
      : type
        ? formOf(value)
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
