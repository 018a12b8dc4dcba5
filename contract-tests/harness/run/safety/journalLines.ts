import { isJson, textOf, type Json } from '../../model/schema.ts';

/** Record of a journal that was not removed, with the call that removes it. */
export interface JournaledRecord {
  readonly id: string;
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
}

/** Records of a journal that are still to be removed, in the order of their creation. */
export function unremovedRecords(lines: readonly string[]): JournaledRecord[] {
  const read = linesOf(lines);
  const removed = new Set(read.map((line) => line['removed']).filter((id) => typeof id === 'string'));
  return read.flatMap((line) => removalOf(line)).filter(({ id }) => !removed.has(id));
}

/**
 * Creations of a journal that were not refused, by operation: the mark of each, or nothing where its body has none. Their records
 * may exist even where no list shows them.
 */
export function acceptedCreations(lines: readonly string[], tag: string): Map<string, string[]> {
  const accepted = new Map<string, string[]>();
  for (const line of linesOf(lines)) {
    const refused = textOf(line['refused']);
    if (refused !== '') accepted.get(refused)?.pop(); // calls go one after the other
    const operation = textOf(line['operation']);
    if (operation === '') continue;
    const [mark = ''] = JSON.stringify(line['body']).match(new RegExp(`${tag}x\\d+`)) ?? [];
    accepted.set(operation, [...(accepted.get(operation) ?? []), mark]);
  }
  return accepted;
}

function linesOf(lines: readonly string[]): Json[] {
  return lines.flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isJson(value) ? [value] : [];
    } catch {
      return []; // the line a crash cut off
    }
  });
}

function removalOf(line: Json): JournaledRecord[] {
  const { owned, removal } = line;
  if (typeof owned !== 'string' || !isJson(removal)) return [];
  const values = isJson(removal['path']) ? Object.entries(removal['path']).map(([name, value]) => [name, String(value)]) : [];
  return [{ id: owned, operation: textOf(removal['operation']), path: Object.fromEntries(values) as Record<string, string> }]; // names and texts, as made above
}
