import { waysOf, type Need, type OneNeed } from '@milepost/openapi/rules';
import { factsOf } from './facts.ts';

/** Right an operation needs, as the fact `x-needs` has it: a page or a button of it, an entry of a dictionary, a model in the path, or to administer. */
export type Right = OneNeed | 'administrator';

/** Rights of a need of which one is enough; none where a session is. */
export const rightsIn = (need: Need): readonly Right[] => (need === 'administrator' ? [need] : waysOf(need));

/** Rights of a writing operation of which one is enough; none where a session is, or where it only reads. */
export function rightsOf(id: string): readonly Right[] {
  const { need, operation } = factsOf(id);
  return operation.effect === 'read' ? [] : rightsIn(need);
}
