import { isMembers, textOf } from './members.ts';
import type { ProblemOfValue, RecordField } from './types.ts';

const IMAGES = 'uploadImg';
const FILES: ReadonlySet<string> = new Set(['uploadFz', 'uploadFile', IMAGES]);
/** Files of a form that names no number; images have only their own. @source forms §9 */
const MOST_FILES = 5;

export const isFiles = ({ kind }: Pick<RecordField, 'kind'>): boolean => FILES.has(kind);

/** Most files of a field; 0 for any number. */
function mostOf({ kind, control }: RecordField): number {
  const { limit } = control;
  if (limit === undefined) return kind === IMAGES ? 0 : MOST_FILES;
  const most = Number(textOf(limit));
  return Number.isInteger(most) && most > 0 ? most : 0;
}

/** Problem of the files of a field: what is no list of files, or one of too many. Some servers keep files as a text. @source forms §9 */
export function filesProblem(field: RecordField, value: unknown): ProblemOfValue | null {
  if (typeof value === 'string') return null;
  if (!Array.isArray(value) || !value.every(isMembers)) return { kind: 'invalid' };
  const most = mostOf(field);
  return most > 0 && value.length > most ? { kind: 'tooMany', most, ofImages: field.kind === IMAGES } : null;
}
