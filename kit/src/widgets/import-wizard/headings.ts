import { matchHeadings } from '../../engines/sheet-cells/index.ts';
import type { AssignedHeading, ImportColumn, ImportHead } from './types.ts';

/** Heading of a file and the column it is matched with. @reading R-227 */
export interface MatchedHeading {
  /** Place of the column in the file, from 0. */
  readonly index: number;
  readonly heading: string;
  /** Null where it is not used. */
  readonly columnId: string | null;
  /** Name and place alone say which column it is: nobody assigns it by hand. */
  readonly isByName: boolean;
}

/** Headings of a file in its order, with the columns their names say. */
export function matchedHeadings({ columns, ignored = [] }: ImportHead, headings: readonly string[]): readonly MatchedHeading[] {
  const labels = columns.map(({ label }) => label);
  const { at } = matchHeadings(labels, headings, ignored);
  const ids = new Map(at.map((index, place) => [index, columns[place]?.id ?? null]));
  return headings.flatMap((heading, index): MatchedHeading[] => {
    if (heading === '') return [];
    const columnId = ids.get(index) ?? null;
    return [{ index, heading, columnId, isByName: columnId !== null || ignored.includes(heading) }];
  });
}

/** The headings with one assigned to another column, or to none; the same where that column is taken. */
export function assigned(headings: readonly MatchedHeading[], index: number, columnId: string | null): readonly MatchedHeading[] {
  if (columnId !== null && headings.some((one) => one.columnId === columnId)) return headings;
  return headings.map((one) => (one.index === index ? { ...one, columnId } : one));
}

/** Columns no heading is matched with. */
export function freeColumns({ columns }: ImportHead, headings: readonly MatchedHeading[]): readonly ImportColumn[] {
  const taken = new Set(headings.map(({ columnId }) => columnId));
  return columns.filter(({ id }) => !taken.has(id));
}

/** Headings as they are sent: all of them where the names alone do not say which columns they are, else null. */
export function sentHeadings(
  headings: readonly MatchedHeading[] | undefined,
  head: ImportHead | undefined,
): readonly AssignedHeading[] | null {
  if (!headings || !head) return null;
  if (headings.every(({ isByName }) => isByName) && freeColumns(head, headings).length === 0) return null;
  return headings.map(({ index, columnId }) => ({ index, columnId: columnId ?? '' }));
}
