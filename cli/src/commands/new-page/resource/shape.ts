import { CommandFailure, EXIT } from '../../../failure.ts';
import type { Call } from './description.ts';

/** Ways the rows of a list arrive, as the engine of lists names them. */
export type ListShape = 'paged' | 'whole' | 'tree' | 'lazyTree';

/** Refuses a list with a reason, and with what could be shown instead. */
export type Refuse = (why: string) => never;

export const refuses =
  (list: Call, calls: readonly Call[]): Refuse =>
  (why) => {
    throw new CommandFailure(EXIT.usage, `[milepost] ${list.id} cannot be a list page: ${why}. ${otherwise(list, calls)}`);
  };

/** Calls that could be made a page instead: other lists of the same domain. */
function otherwise(list: Call, calls: readonly Call[]): string {
  const others = calls
    .filter((call) => call.domain === list.domain && call.id !== list.id && call.id.startsWith('list') && call.effect === 'read')
    .map(({ id }) => id);
  return others.length > 0
    ? `Other lists of this domain: ${others.join(', ')}.`
    : 'Name another list: "npx milepost list resources" has them all.';
}

/** Paged by its answer; a tree by what its rows say; else a list that comes whole. @param row a row as the codec reads it */
export function shapeOf(list: Call, row: unknown, refuse: Refuse): ListShape {
  const model = (row ?? {}) as object;
  const [parameter, ...more] = list.pathParameters;
  // Rows that come with those below them are all there at once: the id says what is left out, not whose rows are asked for.
  if ('isLeaf' in model && parameter === 'id' && more.length === 0) return list.isWholeTree ? 'tree' : 'lazyTree';
  if (list.requiredQuery.length > 0)
    return refuse(`it is asked with ${list.requiredQuery.join(' and ')}, which the page has no place to choose`);
  if (parameter !== undefined)
    return refuse(`its address needs ${list.pathParameters.join(' and ')}, which the page has no place to choose`);
  if ('children' in model) return 'tree';
  return list.data?.properties['pagination'] || 'currentPage' in list.query ? 'paged' : 'whole';
}
