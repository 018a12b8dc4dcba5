import { TAKE_BACK, refusedAsOther, type CommandPlan } from '../../workspace/index.ts';
import type { DomainInput } from './input.ts';
import type { DomainPlan } from './plan.ts';

/** Lines of the new files of a plan. */
export const linesIn = ({ changes }: Pick<DomainPlan, 'changes'>): number =>
  changes.filter(({ before }) => before === null).reduce((sum, { after }) => sum + (after ?? '').split('\n').length - 1, 0);

/** A planned domain, and how it is told. */
export function domainCommandPlan({ without }: DomainInput, plan: DomainPlan): CommandPlan {
  const { changes, conflicts, questions, notes } = plan;
  const { name, api, page } = plan.domain;
  return {
    command: `new domain ${name}`,
    changes,
    refused: refusedAsOther('domain', name, conflicts),
    unchanged: `The domain "${name}" at ${api} is there already: nothing to change.`,
    words: {
      title: `Domain "${name}" at ${api}${page === null ? '' : `, page /${page}`}`,
      figures: [`${linesIn(plan)} new lines`],
      notes,
      next: [
        ['npm run generate', 'names, types and rights of the description, and the catalogues of words'],
        ['npm run check -- --changed', 'everything that knows it'],
        ...(without.has('page') ? [] : [['npm run dev', 'its page, signed in as admin'] as const]),
        ...(without.has('contract') ? [] : [[`npx milepost contract plan --tag ${name}`, 'what the harness checks of it'] as const]),
        TAKE_BACK,
      ],
    },
    facts: { domain: name, api, page, lines: linesIn(plan), conflicts, questions, notes },
  };
}
