import type { Facts } from '../facts/facts.ts';
import { shapeOf, type Json } from '../facts/schema.ts';
import type { Resource } from '../facts/resources.ts';

/** A body every server should take: the description's example, with references that exist and a name with the run's mark. */
export function validBody(facts: Facts, { marks }: Pick<Resource, 'marks'>, references: Json, mark: string): Json {
  const marked = Object.fromEntries(marks.map((name) => [name, fit(mark, facts, name)]));
  const described = 'description' in (facts.body?.properties ?? {}) ? { description: `契约 ${mark}` } : {};
  return { ...facts.requests[0], ...described, ...references, ...marked };
}

/** A mark that suits the pattern of its member. */
function fit(mark: string, { body }: Facts, name: string): string {
  const pattern = shapeOf(body?.properties[name]).keywords['pattern'];
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(mark)) return mark;
  return mark;
}
