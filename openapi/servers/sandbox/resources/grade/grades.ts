import type { Store } from '../../core/store.ts';
import { MARKS, type Marks } from './tables.ts';

/** A grade as it is stored; systems and entries are JSON. */
export type GradeStored = {
  userId: string;
  managerGroup: string;
  systemIds: string;
  moduleIds: string;
  creatorTime: number;
  lastModifyTime: number;
};

export const findGrade = (store: Store, userId: string): GradeStored | undefined =>
  store.one<GradeStored>('SELECT * FROM grade WHERE userId = ?', userId);

/** Marks of a person by organisation. */
export function marksOf(store: Store, userId: string): Map<string, Marks> {
  const rows = store.all<Marks & { organizeId: string }>(
    `SELECT organizeId, ${MARKS.join(', ')} FROM grade_organization WHERE userId = ?`,
    userId,
  );
  return new Map(rows.map(({ organizeId, ...marks }) => [organizeId, marks]));
}

/** Marks as they were sent; what may be changed in any way may be seen. */
export function tidied(sent: Readonly<Partial<Record<keyof Marks, number | null>>>): Marks {
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, sent[mark] === 1 ? 1 : 0])) as Marks;
  const { thisLayerAdd, thisLayerEdit, thisLayerDelete, subLayerAdd, subLayerEdit, subLayerDelete } = marks;
  return {
    ...marks,
    thisLayerSelect: Math.max(marks.thisLayerSelect, thisLayerAdd, thisLayerEdit, thisLayerDelete),
    subLayerSelect: Math.max(marks.subLayerSelect, subLayerAdd, subLayerEdit, subLayerDelete),
  };
}

/** Replaces a grade and its marks; organisations without a mark have no row. */
export function writeGrade(store: Store, grade: GradeStored, marks: ReadonlyMap<string, Marks>): void {
  store.run('DELETE FROM grade WHERE userId = ?', grade.userId);
  const { userId, managerGroup, systemIds, moduleIds, creatorTime, lastModifyTime } = grade;
  store.run('INSERT INTO grade VALUES (?, ?, ?, ?, ?, ?)', userId, managerGroup, systemIds, moduleIds, creatorTime, lastModifyTime);
  for (const [organizeId, each] of marks)
    if (MARKS.some((mark) => each[mark] === 1))
      store.run(
        `INSERT INTO grade_organization (userId, organizeId, ${MARKS.join(', ')}) VALUES (?, ?${', ?'.repeat(MARKS.length)})`,
        userId,
        organizeId,
        ...MARKS.map((mark) => each[mark]),
      );
}
