import type { Resource } from '../model/resources.ts';
import type { Facts } from '../model/types.ts';
import { badBodies, lastGoodBodies } from './bodies/badBodies.ts';
import type { Planned } from './planned.ts';

const TAG = 'ct';

/** Checks of the bodies that create or change a record: every member wrong, one at a time; longest texts; unknown members. */
export function plannedValidation(resource: Resource, facts: Facts): Planned[] {
  if (facts.id !== resource.create && facts.id !== resource.update) return [];
  const valid = { ...facts.requests[0], ...Object.fromEntries(resource.marks.map((name) => [name, TAG])) };
  const bad = badBodies(facts, valid, TAG).map(({ check, member }) => `${check}:${member}`);
  const whole =
    facts.id === resource.create
      ? ['V5', 'V8', ...lastGoodBodies(facts, valid, resource.marks).map(({ member }) => `V7:${member}`)]
      : resource.read === null
        ? []
        : ['V8'];
  return [...new Set([...bad, ...whole])].map((each) => {
    const [check = '', name] = each.split(':');
    return name === undefined ? { check } : { check, name };
  });
}

/** Body member that takes any text; null where there is none. */
export const textMember = ({ body }: Pick<Facts, 'body'>, marks: readonly string[]): string | null =>
  ['description', 'content', 'excerpt'].find((name) => name in (body?.properties ?? {}) && !marks.includes(name)) ?? null;
