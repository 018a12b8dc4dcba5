import type { Facts } from '../../model/facts.ts';
import type { Json } from '../../model/schema.ts';
import type { Resource } from '../../model/resources.ts';

/** Valid body: the example of the description, with references that exist and a name that carries the mark of the run. */
export function validBody(facts: Facts, { marks }: Pick<Resource, 'marks'>, references: Json, mark: string): Json {
  const marked = Object.fromEntries(marks.map((name) => [name, mark]));
  const described = 'description' in (facts.body?.properties ?? {}) ? { description: `契约 ${mark}` } : {};
  const example = facts.requests[0] ?? {};
  const phone = typeof example['mobilePhone'] === 'string' ? { mobilePhone: phoneOf(mark) } : {};
  return { ...example, ...described, ...phone, ...references, ...marked };
}

/** Mobile number that is unique to the record, since a server may require that. */
function phoneOf(mark: string): string {
  let digits = 0;
  for (const letter of mark) digits = (digits * 31 + (letter.codePointAt(0) ?? 0)) % 100_000_000;
  return `139${String(digits).padStart(8, '0')}`;
}
