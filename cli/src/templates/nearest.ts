/** Edits (insert, remove, replace, swap neighbours) from one word to another. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let a = 1; a <= from.length; a += 1) {
    const row = [a];
    for (let b = 1; b <= to.length; b += 1) {
      const cell = (up: number, left: number): number => rows[up]?.[left] ?? (up === a ? (row[left] ?? 0) : 0);
      const isSame = from[a - 1] === to[b - 1];
      const isSwap = a > 1 && b > 1 && from[a - 1] === to[b - 2] && from[a - 2] === to[b - 1];
      row.push(
        Math.min(cell(a - 1, b) + 1, cell(a, b - 1) + 1, cell(a - 1, b - 1) + (isSame ? 0 : 1), isSwap ? cell(a - 2, b - 2) + 1 : Infinity),
      );
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

const MOST = 3;

/** The names somebody may have meant, nearest first, at most three; empty when none is near. Case does not count. */
export function nearest(typed: string, names: readonly string[]): string[] {
  const wanted = typed.toLowerCase();
  const limit = Math.max(2, Math.floor(typed.length / 3));
  return names
    .map((name) => {
      const lower = name.toLowerCase();
      const isPart = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
      // A part of a name is near, the nearer the less is missing.
      const farAsPart = isPart ? 1 + Math.abs(lower.length - wanted.length) / 100 : Infinity;
      return { name, far: Math.min(farAsPart, distance(wanted, lower)) };
    })
    .filter(({ far }) => far <= limit)
    .toSorted((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, MOST)
    .map(({ name }) => name);
}
