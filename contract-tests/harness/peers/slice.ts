import { spokenDocument } from '../model/description.ts';
import { at, isJson, type Json } from '../model/schema.ts';

/** Resources whose whole life is tried with every tool, and what is read beside them. */
export const RESOURCES_TRIED = [
  'dictionaryCategory',
  'dictionaryEntry',
  'billRule',
  'area',
  'system',
  'menu',
  'menuButton',
  'menuColumn',
  'dataInterface',
  'messageTemplate',
  'messageAccount',
  'sendMessageConfig',
  'notice',
  'organization',
  'group',
  'position',
  'role',
  'user',
  'schedule',
  'model',
  'printTemplate',
];
export const READ_BESIDE = [
  'getCurrentUser',
  'getSystemConfig',
  'getServerState',
  'listRoleTree',
  'listBillRuleOptions',
  'exportBillRule',
  'listOrganizationOptions',
  'listOwnFlows',
  'listSentMessages',
  'listLogs',
  'pageFlowTemplates',
];

/** Levels of a tree that are written out; below them anything goes. */
const LEVELS = 2;

/** Description of some operations alone, without references and without recursion: Portman refuses it, Respect drops its checks. */
export function sliceOf(operations: ReadonlySet<string>, server: string): Json {
  const document = spokenDocument();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, item] of Object.entries(Object(document['paths'])))
    for (const [method, operation] of Object.entries(Object(item)))
      if (operations.has(String(at(operation, 'operationId'))))
        paths[path] = { ...paths[path], [method]: withoutExtensions(unrolled(operation, [])) };
  const info = { title: 'Slice', version: '1.0.0' };
  const security = [{ token: [] }];
  const components = { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } };
  return { openapi: '3.1.0', info, servers: [{ url: server }], security, paths, components };
}

function unrolled(value: unknown, trail: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => unrolled(each, trail));
  if (!isJson(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string') {
    if (trail.filter((each) => each === $ref).length >= LEVELS) return {};
    return unrolled(at(spokenDocument(), ...$ref.replace('#/', '').split('/')), [...trail, $ref]);
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unrolled(inner, trail)]));
}

/** Members the tools do not know, and the examples: what is sent comes from the steps. */
function withoutExtensions(value: unknown): Json {
  const inner = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(inner);
    if (!isJson(each)) return each;
    return Object.fromEntries(
      Object.entries(each).flatMap(([name, member]) =>
        name.startsWith('x-') || (name === 'examples' && isJson(member)) ? [] : [[name, inner(member)]],
      ),
    );
  };
  return Object(inner(value));
}
