import type { SectionData } from './types.ts';

/** The open sections after one was pressed. */
export function toggled(openIds: ReadonlySet<string>, id: string, isAccordion: boolean): ReadonlySet<string> {
  if (openIds.has(id)) return new Set([...openIds].filter((open) => open !== id));
  return isAccordion ? new Set([id]) : new Set([...openIds, id]);
}

/** The open sections after a refused submit: the first with an error opens; the others stay as they are. */
export function openFirstProblem(items: readonly SectionData[], openIds: ReadonlySet<string>, isAccordion = false): ReadonlySet<string> {
  const first = items.find(({ problemCount = 0 }) => problemCount > 0);
  if (!first || openIds.has(first.id)) return openIds;
  return toggled(openIds, first.id, isAccordion);
}
