import type { OperationFact } from './read-operations.ts';
import { TAGS } from './rules/tags.ts';

export const HEADER_COMMENT = `// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".`;
const HEADER = `${HEADER_COMMENT}
import type { operations } from './types.gen.ts';
`;

/** The source text of operations.gen.ts: every domain's constant, and the types of what each operation takes and answers. */
export function renderOperations(facts: readonly OperationFact[]): string {
  const doors = domainsOf(facts).map((domain) => `export { ${camel(domain)}Operations } from './operations/${domain}.gen.ts';\n`);
  return `${HEADER}\n${doors.join('')}\n${renderShapes(facts)}`;
}

/** Source texts by domain: a module each, so that a part of an application that is loaded late brings its domains along. */
export function renderDomains(facts: readonly OperationFact[]): ReadonlyMap<string, string> {
  return new Map(
    domainsOf(facts).map((domain) => [
      domain,
      `${HEADER_COMMENT}\n${renderDomain(
        domain,
        facts.filter((fact) => fact.domain === domain),
      )}`,
    ]),
  );
}

const domainsOf = (facts: readonly OperationFact[]): readonly string[] => [...new Set(facts.map((fact) => fact.domain))];

function renderDomain(domain: string, facts: readonly OperationFact[]): string {
  const rows = facts.map((fact) => `  /** ${fact.summary} */\n  ${fact.id}: { ${renderFact(fact)} },\n`);
  return `export const ${camel(domain)}Operations = {\n${rows.join('')}} as const;\n`;
}

function renderFact({ id, method, path, effect, reads, writes, body, timeoutMs, isRaw, isSessionExempt }: OperationFact): string {
  return [
    `id: ${quote(id)}`,
    `method: ${quote(method)}`,
    `path: ${quote(path)}`,
    `effect: ${quote(effect)}`,
    ...(reads.length > 0 ? [`reads: [${reads.map(quote).join(', ')}]`] : []),
    ...(writes.length > 0 ? [`writes: [${writes.map(quote).join(', ')}]`] : []),
    ...(body ? [`body: ${quote(body.kind)}`] : []),
    ...(timeoutMs === undefined ? [] : [`timeoutMs: ${timeoutMs}`]),
    ...(isRaw ? ['isRaw: true'] : []),
    ...(isSessionExempt ? ['isSessionExempt: true'] : []),
  ].join(', ');
}

function renderShapes(facts: readonly OperationFact[]): string {
  const rows = facts.map((fact) => {
    const from = `operations[${quote(fact.id)}]`;
    const path = fact.path.includes('{') ? `${from}['parameters']['path']` : 'undefined';
    const query = fact.hasQuery ? `Omit<NonNullable<${from}['parameters']['query']>, 'n'>` : 'undefined';
    const body = fact.body ? bodyType(from, fact.body) : 'undefined';
    const data = fact.isRaw
      ? 'Blob'
      : fact.isCommand
        ? 'null'
        : `NonNullable<${from}['responses'][200]['content']['application/json']['data']>`;
    return `  ${fact.id}: {\n    path: ${path};\n    query: ${query};\n    body: ${body};\n    data: ${data};\n  };\n`;
  });
  return `/** Arguments of each operation, and the \`data\` of a good answer (\`never\` where a command has no result). */
export interface OperationShapes {
${rows.join('')}}

export type OperationId = keyof OperationShapes;

/** Kind of server data that operations read and write. */
export type Tag =
${TAGS.map((tag) => `  | ${quote(tag)}`).join('\n')};
`;
}

const bodyType = (from: string, { type, isOptional }: NonNullable<OperationFact['body']>): string =>
  isOptional
    ? `NonNullable<${from}['requestBody']>['content'][${quote(type)}] | undefined`
    : `${from}['requestBody']['content'][${quote(type)}]`;

/** `current-user` as `currentUser`. */
export const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
