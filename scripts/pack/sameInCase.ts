/**
 * Paths that are one and the same where a disk does not tell capitals from small letters; endings of scripts do not count,
 * as types of `a.tsx` and `A.ts` are both in `a.d.ts`.
 */
export function sameInCase(paths: readonly string[]): string[][] {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.replace(/(\.d)?\.tsx?$/, '.ts').toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return [...byName.values()].filter((same) => same.length > 1);
}
