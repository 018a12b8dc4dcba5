import type { NavItem } from './types.ts';

/** Ids of the branches above `id`, outermost first; empty when it is not found or stands at the top. */
export function branchesAbove(items: readonly NavItem[], id: string | null): string[] {
  if (id === null) return [];
  for (const item of items) {
    if (item.children?.some((child) => child.id === id)) return [item.id];
    const below = branchesAbove(item.children ?? [], id);
    if (below.length) return [item.id, ...below];
  }
  return [];
}

/**
 * The open branches after pressing the one at `path` (its own id last): it closes when it was open, otherwise it opens
 * and every other branch of its level closes. @source shell §2.4 (only one submenu open at a time)
 */
export function pressBranch(open: readonly string[], path: readonly string[]): string[] {
  const isOpen = path.every((id, depth) => open[depth] === id);
  return isOpen ? path.slice(0, -1) : [...path];
}
