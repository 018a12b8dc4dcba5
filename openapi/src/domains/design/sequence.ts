/** Places of the longest part of a list of numbers that grows. */
function longestGrowing(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number>();
  numbers.forEach((number, at) => {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    const left = ends[low - 1];
    if (left !== undefined) before.set(at, left);
    ends[low] = at;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) kept.add(at);
  return kept;
}

/** Items that are in both lists and stand elsewhere among each other in the second: as few as say it. */
export function movedItems<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const places = new Map(before.map((item, at) => [item, at]));
  const common = after.filter((item) => places.has(item));
  const kept = longestGrowing(common.map((item) => places.get(item) as number));
  return common.filter((_, at) => !kept.has(at));
}

/**
 * The order of a list two people have changed: theirs, with what mine has added or moved put after what it stands after in mine.
 * @param isKept says which items the list has in the end
 */
export function mergedOrder<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[], isKept: (item: T) => boolean): readonly T[] {
  const inBase = new Set(base);
  const placed = new Set([...mine.filter((item) => !inBase.has(item)), ...movedItems(base, mine)]);
  const order = theirs.filter((item) => isKept(item) && !placed.has(item));
  mine.forEach((item, at) => {
    if (!isKept(item) || order.includes(item)) return;
    const before = mine.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, item);
  });
  return [...order, ...theirs.filter((item) => isKept(item) && !order.includes(item))];
}
