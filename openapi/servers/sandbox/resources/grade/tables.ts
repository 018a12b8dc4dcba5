/** Marks of an organisation, by their names on the wire: what may be done with itself, and with everything below it. */
export const MARKS = [
  'thisLayerSelect',
  'thisLayerAdd',
  'thisLayerEdit',
  'thisLayerDelete',
  'subLayerSelect',
  'subLayerAdd',
  'subLayerEdit',
  'subLayerDelete',
] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Record<Mark, number>;

/** People who administer organisations beside their own. Systems and menu entries are JSON: they are never sought. */
export const GRADE_TABLES = `
  CREATE TABLE grade (
    userId TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE, managerGroup TEXT NOT NULL, systemIds TEXT NOT NULL, moduleIds TEXT NOT NULL,
    creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE grade_organization (
    userId TEXT NOT NULL REFERENCES grade (userId) ON DELETE CASCADE, organizeId TEXT NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
    ${MARKS.map((mark) => `${mark} INTEGER NOT NULL`).join(', ')}, PRIMARY KEY (userId, organizeId)
  ) STRICT, WITHOUT ROWID;
`;

const anyOf = (layer: string): string => MARKS.filter((mark) => mark.startsWith(layer)).join(' + ');

/** Organisations the person ? administers by a grade: itself, and whether with everything below. */
export const GRADED_SQL = `
  SELECT organizeId, ${anyOf('thisLayer')} > 0 AS isItself, ${anyOf('subLayer')} > 0 AS isBelow FROM grade_organization WHERE userId = ?`;
