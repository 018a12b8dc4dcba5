import type { TabData, TabItem } from './types.ts';

/** Tab a key moves to from the tab with this id, or null if the key is none of a row of tabs. The ends are joined. */
export function nextTab(tabs: readonly TabData[], fromId: string, key: string): string | null {
  const from = tabs.findIndex(({ id }) => id === fromId);
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: tabs.length - 1 }[key];
  if (to === undefined || tabs.length === 0) return null;
  return tabs[(to + tabs.length) % tabs.length]?.id ?? null;
}

/** The tab with the first problem, where a form goes after a refused submit; null when there is none. */
export function firstProblemTab(tabs: readonly TabItem[]): string | null {
  return tabs.find(({ problemCount = 0 }) => problemCount > 0)?.id ?? null;
}
