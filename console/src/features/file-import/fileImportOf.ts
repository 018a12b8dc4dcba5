/** Counts of an import by what became of its records, and those that are there already while nothing was written. @reading R-225 */
export interface FileImportAnswer {
  readonly added: number;
  readonly overwritten: number;
  readonly renamed: number;
  readonly skipped: number;
  readonly existing: readonly { readonly fullName: string; readonly enCode: string }[];
}

type Counts = Partial<Readonly<Record<string, unknown>>>;
const sum = (counts: Counts, names: readonly string[]): number =>
  names.reduce((all, name) => all + (typeof counts[name] === 'number' ? counts[name] : 0), 0);

/** Counts of any file: imports of several kinds of records count each kind. */
export function fileImportOf(counts: object & Pick<FileImportAnswer, 'existing'>): FileImportAnswer {
  const all = counts as Counts;
  return {
    added: sum(all, ['added', 'typesAdded', 'entriesAdded', 'menusAdded']),
    overwritten: sum(all, ['overwritten', 'typesOverwritten', 'entriesOverwritten', 'menusOverwritten']),
    renamed: sum(all, ['renamed', 'typesRenamed', 'entriesRenamed', 'menusRenamed']),
    skipped: sum(all, ['skipped', 'typesSkipped', 'entriesSkipped', 'menusSkipped']),
    existing: counts.existing,
  };
}
