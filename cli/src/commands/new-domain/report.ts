import { changeFacts, countsOf, linesOf, real } from '../../workspace/index.ts';
import type { DomainInput } from './input.ts';
import type { DomainPlan } from './plan.ts';

/** Lines of the new files of a plan. */
export const linesIn = ({ changes }: Pick<DomainPlan, 'changes'>): number =>
  changes.filter(({ before }) => before === null).reduce((sum, { after }) => sum + (after ?? '').split('\n').length - 1, 0);

/** Text a person reads: what was or would be written, what to know, and what to run next. */
export function domainReport({ isPreview, without }: DomainInput, plan: DomainPlan): string {
  const { domain, changes, notes } = plan;
  if (real(changes).length === 0) return `The domain "${domain.name}" at ${domain.api} is there already: nothing to change.`;
  const next = isPreview
    ? ['Nothing was written. Leave out --dry-run and --diff to write it.']
    : [
        'Next:',
        '  npm run generate                names, types and rights of the description, and the catalogues of words',
        '  npm run check -- --changed      everything that knows it',
        ...(without.has('page') ? [] : ['  npm run dev                     its page, signed in as admin']),
        ...(without.has('contract') ? [] : [`  npx milepost contract plan --tag ${domain.name}   what the harness checks of it`]),
        '  npx milepost undo               take it back',
      ];
  return [
    `Domain "${domain.name}" at ${domain.api}${domain.page === null ? '' : `, page /${domain.page}`}: ${countsOf(changes)}, ${linesIn(plan)} new lines`,
    ...linesOf(changes),
    ...(notes.length > 0 ? ['To know:', ...notes.map((note) => `  ${note}`)] : []),
    ...next,
  ].join('\n');
}

/** Reason nothing was written: files a person has changed. */
export const conflictReport = ({ domain, conflicts }: DomainPlan): string =>
  [
    `[milepost] The domain "${domain.name}" exists and is not what would be written, and the changes would be lost. Nothing was written.`,
    ...conflicts.map((path) => `  ${path} is not what would be written`),
    `Look at the differences with --diff. Choose another name, or take it away first with "npx milepost remove domain ${domain.name}".`,
  ].join('\n');

/** The same for programs. */
export const domainFacts = (status: string, input: DomainInput, plan: DomainPlan) => ({
  status,
  domain: plan.domain.name,
  api: plan.domain.api,
  page: plan.domain.page,
  lines: linesIn(plan),
  changes: changeFacts(plan.changes, input.isDiff),
  conflicts: plan.conflicts,
  questions: plan.questions,
  notes: plan.notes,
});
