import { TAKE_BACK, refusedAsOther, type CommandPlan } from '../../workspace/index.ts';
import type { PageInput } from './input.ts';
import type { PagePlan } from './plan.ts';

/** A planned page, and how it is told. */
export const pageCommandPlan = ({ name, resource }: PageInput, plan: PagePlan): CommandPlan => {
  const { route, changes, notes, lines, conflicts, questions } = plan;
  return {
    command: `new page ${name} --type 2 --resource ${resource}`,
    changes,
    refused: refusedAsOther('page', name, conflicts),
    unchanged: `The page "${name}" at /${route} is there already: nothing to change.`,
    words: {
      title: `Page "${name}" at /${route}`,
      figures: [`${lines} lines`],
      notes,
      next: [
        ['npm run dev', 'look at it, signed in as admin'],
        ['npx vitest run --project jsdom routes/screens', 'its test, with those of all screens'],
        ['npm run build && npx playwright test screens.e2e', 'its journey, with those of all screens'],
        TAKE_BACK,
      ],
    },
    facts: { page: name, route, lines, conflicts, questions, notes },
  };
};
