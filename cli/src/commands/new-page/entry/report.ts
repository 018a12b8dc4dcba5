import { camel } from '../../../templates/names.ts';
import { changeFacts, countsOf, linesOf, real } from '../../../workspace/index.ts';
import type { EntryInput } from './input.ts';
import type { EntryPlan } from './plan.ts';

/** Text a person reads: what was or would be written, and what to know. */
export function entryReport({ entry, inside, isPreview }: EntryInput, { changes, notes }: EntryPlan): string {
  const names = [entry, ...inside].map(({ name }) => `"${name}"`).join(', ');
  if (real(changes).length === 0)
    return `${inside.length > 0 ? `The entries ${names} are` : `The entry ${names} is`} there already: nothing to change.`;
  return [
    `Entry "${entry.name}" (${entry.zh}), type ${entry.type}, ${entry.kind.is}: ${countsOf(changes)}`,
    ...(inside.length > 0 ? [`In it: ${inside.map(({ name, zh, type }) => `"${name}" (${zh}), type ${type}`).join(', ')}`] : []),
    ...linesOf(changes),
    'To know:',
    ...notes.map((note) => `  ${note}`),
    isPreview
      ? 'Nothing was written. Leave out --dry-run and --diff to write it.'
      : `Take it back with "npx milepost undo", or later with "npx milepost remove page ${entry.name}".`,
  ].join('\n');
}

/** The same for programs. */
export const entryFacts = ({ entry, inside, isPreview, isDiff }: EntryInput, { code, changes, notes }: EntryPlan) => ({
  status: real(changes).length === 0 ? 'unchanged' : isPreview ? 'planned' : 'written',
  page: entry.name,
  type: Number(entry.type),
  route: entry.kind.address(code),
  entries: inside.map(({ name, type, kind }) => ({ page: name, type: Number(type), route: kind.address(camel(name)) })),
  changes: changeFacts(changes, isDiff),
  conflicts: [],
  questions: [],
  notes,
});
