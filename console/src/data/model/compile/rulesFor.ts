import type { FormRule } from '@milepost/kit/forms/grammar';
import { PERSON_FACTS } from '@milepost/openapi/domains/design/rules';
import type { Person } from './initial.ts';

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same rules for whoever fills the form in; nobody has no id, no department and no position. */
export function rulesFor(rules: readonly FormRule[], person: Person | undefined): readonly FormRule[] {
  const facts: Readonly<Record<string, string | null>> = {
    [PERSON_FACTS.id]: person?.userId ?? null,
    [PERSON_FACTS.department]: person ? (person.organizeIdList.at(-1) ?? person.organizeId) : null,
    [PERSON_FACTS.position]: person?.positions[0]?.id ?? null,
  };
  const of = <T>(part: T): T => {
    if (Array.isArray(part)) return part.map(of) as T;
    if (!isMembers(part)) return part;
    const { field } = part;
    if (typeof field === 'string' && Object.hasOwn(facts, field)) return { value: facts[field] } as T;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, of(value as unknown)])) as T;
  };
  return rules.map(of);
}
