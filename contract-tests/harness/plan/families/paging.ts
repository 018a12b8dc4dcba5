import { isQuiet } from '../../model/classify.ts';
import { listOf, shapeOf } from '../../model/schema.ts';
import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';

/** Members an order can be judged by, where rows show them: numbers. */
const ORDERED = ['sortCode', 'creatorTime'] as const;

/** True where page number and size travel in the body. */
export const pagesByBody = ({ body }: Facts): boolean =>
  body !== null && ('currentPage' in body.properties || 'pagination' in body.properties);
const pagesByQuery = ({ parameters }: Facts): boolean => parameters.some(({ name }) => name === 'currentPage');
/** True for a list that answers pages and can be asked for one of them. */
export const isPaged = (facts: Facts): boolean => facts.dataKind === 'page' && (pagesByQuery(facts) || pagesByBody(facts));
/** True for a list whose rows have ids of their own; a node of a tree is repeated below each of its parents. */
export const hasRowIds = ({ class: kind, row }: Facts): boolean => kind === 'list' && row?.properties['id'] !== undefined;

const takes = ({ parameters, body }: Facts, name: string): boolean =>
  parameters.some((each) => each.name === name && each.in === 'query') ||
  (body !== null && (name in body.properties || name in shapeOf(body.properties['pagination']).properties));

const orders = (facts: Facts): string[] =>
  takes(facts, 'sidx') ? ORDERED.filter((name) => facts.row?.properties[name] !== undefined) : [];

/** Query filters with fixed choices that rows show, so that the answer can be judged: name and choices. */
export const filtersOf = ({ parameters, row }: Facts): { name: string; values: readonly unknown[] }[] =>
  parameters
    .filter(
      ({ in: place, name, shape }) => place === 'query' && listOf(shape.keywords['enum']).length > 1 && row?.properties[name] !== undefined,
    )
    .map(({ name, shape }) => ({ name, values: listOf(shape.keywords['enum']).filter((value) => value !== '' && value !== null) }));

/** Checks of lists: pages, keyword, order and filters. */
export function planPaging(facts: Facts): Planned[] {
  if (!isQuiet(facts) && facts.id !== 'listNotices') return [];
  const filtered = filtersOf(facts).map(({ name }) => ({ check: 'G9', name }));
  if (!isPaged(facts))
    return ['list', 'tree', 'selector'].includes(facts.class) ? [...(hasRowIds(facts) ? [{ check: 'G2' }] : []), ...filtered] : [];
  return [
    ...plannedChecks(['G1', 'G2', 'G3', 'G4', 'G8', ...(takes(facts, 'keyword') ? ['G5', 'G6'] : [])]),
    ...orders(facts).map((name) => ({ check: 'G7', name })),
    ...filtered,
  ];
}
