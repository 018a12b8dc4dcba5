import { waysOf, type OneNeed } from '../src/rules/index.ts';
import type { OperationFact } from './read-operations.ts';

const WORDS = {
  nothing: 'everybody, without a session',
  session: 'everybody who is signed in',
  self: 'everybody who is signed in, for what is theirs or has come to them',
  administrator: 'administrators',
} as const;

function wayText(way: OneNeed): string {
  const place =
    'page' in way
      ? `\`${way.page}\``
      : 'entryOf' in way
        ? 'an entry that shows a dictionary'
        : 'an entry that shows the model, or what leads to it';
  return way.button === undefined ? place : `${place}: \`${way.button}\``;
}

/** Text of docs/rights.md: who may call each operation, by the facts of the description. */
export function renderRights(facts: readonly OperationFact[]): string {
  const domains = [...new Set(facts.map(({ domain }) => domain))];
  const textOf = ({ need }: OperationFact) => (typeof need === 'string' ? WORDS[need] : waysOf(need).map(wayText).join(', or '));
  const tables = domains.map((domain) => {
    const rows = facts
      .filter((fact) => fact.domain === domain)
      .map((fact) => `| \`${fact.id}\` | \`${fact.method} ${fact.path}\` | ${textOf(fact)} |`);
    return `## ${domain}\n\n| Operation | Call | Who may |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Who may call what

Written by \`npm run generate\` from the fact \`x-needs\` of each operation. A page is named by the code of its menu entry: having it in one's menu
is enough to read what it shows; a button of it is named behind the colon. Administrators may everything. What the sandbox answers to a stranger, a guest,
staff with two entries, the owner of the page and an administrator is tried for every operation (\`openapi/servers/sandbox/tests/rights/rights.test.ts\`).

${tables.join('\n')}`;
}
