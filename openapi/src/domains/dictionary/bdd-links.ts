import type { BddEntry, BddFile } from './bdd-model.ts';

/** A row that does not fit the others. */
export type LinkReason = 'duplicateId' | 'duplicateCode' | 'unknownType' | 'unknownParent' | 'cycle';

interface LinkFault {
  place: string;
  reason: LinkReason;
}

interface Row {
  id: string;
  parentId: string;
}

/** The first row that repeats an id or a code, belongs to nothing, or stands below itself; null when all fit. */
export function linkFault({ types, entries }: BddFile): LinkFault | null {
  const typeIds = new Set(types.map((type) => type.id));
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  return (
    repeated('types', 'id', types, (type) => type.id) ??
    repeated('types', 'enCode', types, (type) => type.enCode) ??
    cycle('types', types) ??
    repeated('entries', 'id', entries, (entry) => entry.id) ??
    repeated('entries', 'enCode', entries, (entry) => JSON.stringify([entry.dictionaryTypeId, entry.enCode])) ??
    firstFault(entries, 'dictionaryTypeId', (entry) => (typeIds.has(entry.dictionaryTypeId) ? null : 'unknownType')) ??
    firstFault(entries, 'parentId', (entry) => (hasParent(entry, entriesById) ? null : 'unknownParent')) ??
    cycle('entries', entries)
  );
}

function firstFault(entries: readonly BddEntry[], field: string, fault: (entry: BddEntry) => LinkReason | null): LinkFault | null {
  for (const [index, entry] of entries.entries()) {
    const reason = fault(entry);
    if (reason) return { place: `entries[${index}].${field}`, reason };
  }
  return null;
}

const hasParent = ({ parentId, dictionaryTypeId }: BddEntry, byId: ReadonlyMap<string, BddEntry>): boolean =>
  parentId === '0' || byId.get(parentId)?.dictionaryTypeId === dictionaryTypeId;

function repeated<Item>(list: string, field: 'id' | 'enCode', rows: readonly Item[], keyOf: (row: Item) => string): LinkFault | null {
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row);
    if (seen.has(key)) return { place: `${list}[${index}].${field}`, reason: field === 'id' ? 'duplicateId' : 'duplicateCode' };
    seen.add(key);
  }
  return null;
}

/** Climbs from every row; rows already climbed are not climbed again, so the work stays linear. */
function cycle(list: string, rows: readonly Row[]): LinkFault | null {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isFine = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const climbed = new Set<string>();
    for (let up: Row | undefined = row; up && !isFine.has(up.id); up = byId.get(up.parentId)) {
      if (climbed.has(up.id)) return { place: `${list}[${index}].parentId`, reason: 'cycle' };
      climbed.add(up.id);
    }
    for (const id of climbed) isFine.add(id);
  }
  return null;
}
