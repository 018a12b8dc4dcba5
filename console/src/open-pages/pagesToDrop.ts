/** So many pages stay as they were left; what is beyond is built anew when it is gone to. @reading R-332 */
export const CACHED_PAGES_MAX = 10;

/**
 * Kept pages to let go of, the one used longest ago first. The page used last is the one that is shown and stays, and
 * so does every page with text that is not saved, even when that leaves more than ten. @reading R-332
 *
 * @param byLastUse ids of the pages that are kept now, the one used longest ago first
 */
export function pagesToDrop(byLastUse: readonly string[], isDirty: (id: string) => boolean): readonly string[] {
  const excess = byLastUse.length - CACHED_PAGES_MAX;
  if (excess <= 0) return [];
  return byLastUse
    .slice(0, -1)
    .filter((id) => !isDirty(id))
    .slice(0, excess);
}
