import { camel, HEADER_COMMENT } from './render-operations.ts';
import type { OperationFact } from './read-operations.ts';

/** The source text of all-operations.gen.ts: every table as one, for tools; pages import the table of their domain. */
export function renderAllOperations(facts: readonly OperationFact[]): string {
  const names = [...new Set(facts.map((fact) => `${camel(fact.domain)}Operations`))];
  const rows = names.map((name) => `  ...${name},\n`).join('');
  return `${HEADER_COMMENT}\nimport { ${names.join(', ')} } from './operations.gen.ts';\n\n/** Every operation of the description. */\nexport const allOperations = {\n${rows}} as const;\n`;
}
