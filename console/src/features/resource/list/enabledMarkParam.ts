import type { ListAsk } from '@milepost/kit/lists/grammar';

/** State of what is disabled, as filters hold it. */
const DISABLED = '0';

/**
 * State the call of a lazy tree is asked for. What is disabled is found on every level at once, and a row of it is opened like
 * any other: what stands below comes whole.
 * @param parent row that is opened, null for the list itself
 * @reading R-610
 */
export function enabledMarkParam({ filters }: Pick<ListAsk, 'filters'>, parent: string | null): { readonly enabledMark?: number } {
  const { enabledMark } = filters;
  if (typeof enabledMark !== 'string') return {};
  return parent !== null && enabledMark === DISABLED ? {} : { enabledMark: Number(enabledMark) };
}

/** Text of how a list is narrowed down; empty where it is shown as it is. */
export function filterKey({ keyword, filters }: Pick<ListAsk, 'keyword' | 'filters'>): string {
  return Object.keys(filters).length === 0 ? keyword : JSON.stringify([keyword, filters]);
}
