/** One segment of the described paths, with what may follow it. */
interface Place {
  /** Written-out segments by their lower case: as the description spells them, and what follows. */
  readonly fixed: Map<string, { readonly spelled: string; readonly next: Place }>;
  /** Segments below a parameter. */
  parameter?: Place;
  isEnd?: true;
}

/**
 * A function that gives a path the letter case of the description; parameters keep theirs, and a path nobody describes stays
 * as it is. For servers that read their addresses in any case.
 * @reading R-425
 */
export function createPathSpelling(described: readonly string[]): (path: string) => string {
  const root: Place = { fixed: new Map() };
  for (const each of described) add(root, each.split('/'));
  return (path) => spelled(root, path.split('/'))?.join('/') ?? path;
}

function add(root: Place, segments: readonly string[]): void {
  let at = root;
  for (const segment of segments) {
    if (segment.startsWith('{')) at = at.parameter ??= { fixed: new Map() };
    else {
      const known = at.fixed.get(segment.toLowerCase()) ?? { spelled: segment, next: { fixed: new Map() } };
      at.fixed.set(segment.toLowerCase(), known);
      at = known.next;
    }
  }
  at.isEnd = true;
}

/** A written-out segment wins over a parameter, as in the routes. */
function spelled(at: Place, [segment, ...rest]: readonly string[]): string[] | undefined {
  if (segment === undefined || (segment === '' && rest.length === 0)) return at.isEnd ? (segment === undefined ? [] : ['']) : undefined;
  const known = at.fixed.get(segment.toLowerCase());
  const written = known && spelled(known.next, rest);
  if (known && written) return [known.spelled, ...written];
  const below = at.parameter && spelled(at.parameter, rest);
  return below && [segment, ...below];
}
