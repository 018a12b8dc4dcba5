import { changeFacts, countsOf, linesOf, real } from '../../workspace/index.ts';
import type { PageInput } from './input.ts';
import type { PagePlan } from './plan.ts';

/** Text a person reads: what was or would be written, what to know, and what to run next. */
export function pageReport({ name, isPreview }: PageInput, { route, changes, notes, lines }: PagePlan): string {
  const done = real(changes);
  if (done.length === 0) return `The page "${name}" at /${route} is there already: nothing to change.`;
  const next = isPreview
    ? ['Nothing was written. Leave out --dry-run and --diff to write it.']
    : [
        'Next:',
        '  npm run dev                                            look at it, signed in as admin',
        '  npx vitest run --project jsdom routes/screens          its test, with those of all screens',
        `  npm run build && npx playwright test screens.e2e       its journey, with those of all screens`,
        '  npx milepost undo                                      take it back',
      ];
  return [
    `Page "${name}" at /${route}: ${countsOf(changes)}, ${lines} lines`,
    ...linesOf(changes),
    ...(notes.length > 0 ? ['To know:', ...notes.map((note) => `  ${note}`)] : []),
    ...next,
  ].join('\n');
}

/** Reason nothing was written: files a person has changed. */
export const conflictReport = (name: string, { conflicts }: Pick<PagePlan, 'conflicts'>): string =>
  [
    `[milepost] The page "${name}" exists and is not what would be written, and the changes would be lost. Nothing was written.`,
    ...conflicts.map((path) => `  ${path} is not what would be written`),
    'Look at the differences with --diff. Choose another name, or take the page away first with "npx milepost remove page".',
  ].join('\n');

/** The same for programs. */
export const pageFacts = (status: string, input: PageInput, plan: PagePlan) => ({
  status,
  page: input.name,
  route: plan.route,
  lines: plan.lines,
  changes: changeFacts(plan.changes, input.isDiff),
  conflicts: plan.conflicts,
  questions: plan.questions,
  notes: plan.notes,
});
