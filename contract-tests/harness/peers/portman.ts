import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operationOf, OPERATIONS } from '../model/description.ts';
import type { OperationId } from '../model/description.ts';
import { at, isJson, type Json } from '../model/schema.ts';
import type { Peer, Workshop } from './peer.ts';
import { sliceOf } from './slice.ts';
import type { Step } from './steps.ts';

const NAME = 'portman';

/** Portman: makes a collection of the description, with a test of its schema for each call; Newman runs it. */
export const portman: Peer = {
  name: NAME,
  prepare: async (workshop, steps) => {
    const { folder, run } = workshop;
    const file = (name: string): string => path.join(folder, name);
    writeFileSync(
      file('slice.portman.json'),
      JSON.stringify(withExamples(sliceOf(new Set(steps.map(({ operation }) => operation)), '{{server}}'), steps)),
    );
    writeFileSync(file('portman.config.json'), JSON.stringify(configOf(steps), null, 2));
    writeFileSync(
      file('postman.config.json'),
      JSON.stringify({ requestParametersResolution: 'Example', folderStrategy: 'Paths', enableOptionalParameters: true }),
    );
    const collection = file('collection.json');
    await run('portman', [
      '-l',
      file('slice.portman.json'),
      '-c',
      file('portman.config.json'),
      '-s',
      file('postman.config.json'),
      '-o',
      collection,
      '--baseUrl',
      '{{server}}',
    ]);
    writeFileSync(collection, JSON.stringify(inOrder(JSON.parse(readFileSync(collection, 'utf8')), steps)));
    return (server, token) => broken(workshop, collection, server, token);
  },
};

/** The promises Portman's own generator knows, and the code of the envelope, which a person has to name. */
const configOf = (steps: readonly Step[]): object => ({
  version: 1,
  tests: {
    contractTests: [
      {
        openApiOperation: '*::/*',
        statusSuccess: { enabled: true },
        contentType: { enabled: true },
        jsonBody: { enabled: true },
        schemaValidation: { enabled: true },
      },
    ],
    contentTests: [{ openApiOperation: '*::/*', responseBodyTests: [{ key: 'code', value: 200 }] }],
  },
  assignVariables: steps.flatMap(({ operation, takes }) =>
    takes ? [{ openApiOperationId: operation, collectionVariables: [{ responseBodyProp: dotted(takes.at), name: takes.name }] }] : [],
  ),
  globals: {
    stripResponseExamples: true,
    securityOverwrites: { apiKey: { key: 'Authorization', value: '{{token}}', in: 'header' } },
  },
});

const addressOf = (operation: string): string => {
  const { method, path: template } = operationOf(operation as OperationId); // steps name operations of the description
  return `${method}::${template}`;
};
const dotted = (places: readonly (string | number)[]): string =>
  places.reduce<string>((text, place) => (typeof place === 'number' ? `${text}[${place}]` : text === '' ? place : `${text}.${place}`), '');

/** The description with what the steps send as its examples: that is where Portman takes values from. */
function withExamples(slice: Json, steps: readonly Step[]): Json {
  const copy: Json = structuredClone(slice);
  for (const { operation, path: values, query, body } of steps) {
    const known = OPERATIONS.get(operation);
    const entry = at(copy, 'paths', known?.path ?? '', known?.method.toLowerCase() ?? '');
    if (!isJson(entry)) continue;
    const parameters = (Array.isArray(entry['parameters']) ? entry['parameters'] : []).flatMap((parameter: unknown) => {
      const { name, in: place }: { name?: unknown; in?: unknown } = Object(parameter);
      const value = (place === 'path' ? values : query)[String(name)];
      return value === undefined ? [] : [{ name, in: place, required: true, schema: { type: 'string' }, example: value }];
    });
    Object.assign(entry, { parameters });
    if (body !== undefined)
      Object.assign(entry, { requestBody: { content: { 'application/json': { schema: { type: 'object' }, example: body } } } });
    else Reflect.deleteProperty(entry, 'requestBody');
  }
  return copy;
}

interface Item {
  readonly item?: readonly Item[];
  readonly request?: { readonly method: string; readonly url: { readonly path: readonly string[] } };
}

/** The collection without its folders, in the order of the steps: with folders Newman signs out first. */
function inOrder(collection: { readonly item: readonly Item[] }, steps: readonly Step[]): object {
  const leaves = (items: readonly Item[]): Item[] => items.flatMap((each) => (each.item ? leaves(each.item) : [each]));
  const keyOf = ({ request }: Item): string => `${request?.method}::/${request?.url.path.join('/').replaceAll(/:(\w+)/g, '{$1}')}`;
  const byKey = new Map(leaves(collection.item).map((each) => [keyOf(each), each]));
  const item = steps.map(({ operation }) => byKey.get(addressOf(operation)));
  const lost = steps.filter((_, index) => item[index] === undefined).map(({ operation }) => operation);
  if (lost.length > 0) throw new Error(`[peers] Portman made no request of ${lost.join(', ')}.`);
  return { ...collection, item };
}

async function broken({ folder, run }: Workshop, collection: string, server: string, token: string): Promise<string[]> {
  const out = path.join(folder, 'newman.json');
  await run(
    'newman',
    [
      'run',
      collection,
      '--env-var',
      `server=${server}`,
      '--env-var',
      `token=${token}`,
      '--reporters',
      'json',
      '--reporter-json-export',
      out,
    ],
    true,
  );
  const { run: report }: { run?: { failures?: readonly { source?: { name?: string }; error?: { test?: string; message?: string } }[] } } =
    JSON.parse(readFileSync(out, 'utf8'));
  return (report?.failures ?? []).map(({ source, error }) => `${source?.name ?? ''}: ${error?.test ?? error?.message ?? ''}`);
}
