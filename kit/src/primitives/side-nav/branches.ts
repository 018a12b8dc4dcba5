import type { NavData } from './types.ts';

/**
 * Ids of the branches above `id`, outermost first; empty when it is not found or stands at the top. Looks at every item
 * once at most, however deep they stand.
 */
export function branchesAbove<N extends NavData<N>>(items: readonly N[], id: string | null): string[] {
  if (id === null) return [];
  const way: { readonly items: readonly N[]; at: number }[] = [{ items, at: -1 }];
  for (let level = way.at(-1); level; level = way.at(-1)) {
    level.at += 1;
    const item = level.items[level.at];
    if (!item) way.pop();
    else if (item.id === id) return way.slice(0, -1).flatMap((above) => above.items[above.at]?.id ?? []);
    else if (item.children?.length) way.push({ items: item.children, at: -1 });
  }
  return [];
}

/** Id of the top entry that is the current page or holds it; null when there is none. */
export function topEntryOf<N extends NavData<N>>(items: readonly N[], id: string | null): string | null {
  return branchesAbove(items, id)[0] ?? items.find((item) => item.id === id)?.id ?? null;
}

/**
 * The open branches after pressing the one at `path` (its own id last): it closes when it was open, otherwise it opens
 * and every other branch of its level closes. @source shell §2.4 (only one submenu open at a time)
 */
export function pressBranch(open: readonly string[], path: readonly string[]): string[] {
  const isOpen = path.every((id, depth) => open[depth] === id);
  return isOpen ? path.slice(0, -1) : [...path];
}
