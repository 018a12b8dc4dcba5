import { camel } from '../../../templates/names.ts';
import { TAKE_BACK, type CommandPlan } from '../../../workspace/index.ts';
import type { EntryInput } from './input.ts';
import type { EntryPlan } from './plan.ts';

/** Planned entries of the menu, and how they are told. */
export function entryCommandPlan({ entry, inside }: EntryInput, { code, changes, notes }: EntryPlan): CommandPlan {
  const names = [entry, ...inside].map(({ name }) => `"${name}"`).join(', ');
  return {
    command: `new page ${entry.name} --type ${entry.type}`,
    changes,
    unchanged: `${inside.length > 0 ? `The entries ${names} are` : `The entry ${names} is`} there already: nothing to change.`,
    words: {
      title: `Entry "${entry.name}" (${entry.zh}), type ${entry.type}, ${entry.kind.is}`,
      parts: inside.length > 0 ? [`In it: ${inside.map(({ name, zh, type }) => `"${name}" (${zh}), type ${type}`).join(', ')}`] : [],
      notes,
      next: [TAKE_BACK, [`npx milepost remove page ${entry.name}`, 'the same later']],
    },
    facts: {
      page: entry.name,
      type: Number(entry.type),
      route: entry.kind.address(code),
      entries: inside.map(({ name, type, kind }) => ({ page: name, type: Number(type), route: kind.address(camel(name)) })),
      conflicts: [],
      questions: [],
      notes,
    },
  };
}
