import type { AnyResource, AnyRow } from '../definition/types.ts';

type Filters = Readonly<Record<string, unknown>>;
type Has = { readonly list: Pick<AnyResource['list'], 'clientFilters'> };
type Below = AnyRow & { readonly children?: readonly AnyRow[] | null };

/** Filters the server is told of. */
export const sentByCall = ({ list }: Has, filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !list.clientFilters?.[name]));

const ownSet = ({ list }: Has, filters: Filters) =>
  Object.entries(list.clientFilters ?? {}).filter(([name]) => filters[name] !== undefined && filters[name] !== null);

/** True where filters of the screen's own are set. */
export const isOwnFiltered = (resource: Has, filters: Filters): boolean => ownSet(resource, filters).length > 0;

/** Rows the filters of the screen's own let through; a row above one of them stays, with what fits below it. */
export function fitting(resource: Has, rows: readonly AnyRow[], filters: Filters): readonly AnyRow[] {
  const own = ownSet(resource, filters);
  if (own.length === 0) return rows;
  const fits = (row: AnyRow) => own.every(([name, judges]) => judges(row, filters[name]));
  const kept = (row: Below): readonly AnyRow[] => {
    const children = (row.children ?? []).flatMap(kept);
    return children.length > 0 || fits(row) ? [{ ...row, ...(row.children && { children, isLeaf: children.length === 0 }) }] : [];
  };
  return rows.flatMap(kept);
}
