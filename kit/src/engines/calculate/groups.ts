/** Names that need each other, or one name by itself. */
export interface Group {
  readonly members: readonly string[];
  /** True when each of them needs itself, directly or through others. */
  readonly isCycle: boolean;
}

interface Visit {
  readonly name: string;
  readonly needed: readonly string[];
  at: number;
}

/**
 * Puts names in an order in which each comes after everything it needs, names that need each other together (the strongly
 * connected components of Tarjan). A loop over a list of open visits, so that a chain of any length costs no stack.
 * @param needs what each name needs; every needed name is a name itself
 */
export function groupsOf(needs: ReadonlyMap<string, readonly string[]>): Group[] {
  const groups: Group[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const pending: string[] = [];
  const isPending = new Set<string>();
  const lower = (name: string, to = Infinity) => lowest.set(name, Math.min(lowest.get(name) ?? Infinity, to));

  function begin(name: string): Visit {
    order.set(name, order.size);
    lower(name, order.get(name));
    pending.push(name);
    isPending.add(name);
    return { name, needed: needs.get(name) ?? [], at: 0 };
  }

  function finish(name: string): void {
    if (lowest.get(name) !== order.get(name)) return;
    const members = pending.splice(pending.lastIndexOf(name));
    for (const member of members) isPending.delete(member);
    groups.push({ members, isCycle: members.length > 1 || needs.get(name)?.includes(name) === true });
  }

  for (const first of needs.keys()) {
    const visits = order.has(first) ? [] : [begin(first)];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const next = visit.needed[visit.at];
      visit.at += 1;
      if (next === undefined) {
        visits.pop();
        finish(visit.name);
        const parent = visits.at(-1);
        if (parent) lower(parent.name, lowest.get(visit.name));
      } else if (!order.has(next)) visits.push(begin(next));
      else if (isPending.has(next)) lower(visit.name, order.get(next));
    }
  }
  return groups;
}
