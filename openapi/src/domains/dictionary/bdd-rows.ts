import type { BddEntry, BddType } from './bdd-model.ts';
import { categoryProblems, entryProblems, type FieldProblem } from './rules.ts';

export type RowReason = 'type' | FieldProblem['problem'];

/** The first fault of a row; `field` is empty when the row itself is no object. */
export interface RowFault {
  field: string;
  reason: RowReason;
}

/** A category from a file, or its first fault. */
export function readType(row: unknown): BddType | RowFault {
  if (!isObject(row)) return { field: '', reason: 'type' };
  const { id, parentId, fullName, enCode, isTree, sortCode = null, description } = row;
  const fault = textFault({ id, parentId, fullName, enCode });
  if (fault) return fault;
  if (!isText(id) || !isText(parentId) || !isText(fullName) || !isText(enCode)) return { field: '', reason: 'type' };
  if (isTree !== 0 && isTree !== 1) return { field: 'isTree', reason: isTree === undefined ? 'required' : 'type' };
  if (!isSort(sortCode)) return { field: 'sortCode', reason: 'type' };
  if (!isDescription(description)) return { field: 'description', reason: 'type' };
  const [problem] = categoryProblems({ parentId, fullName, enCode, sortCode });
  if (problem) return { field: problem.field, reason: problem.problem };
  return { id, parentId, fullName, enCode, isTree, sortCode, description: description ?? '' };
}

/** An entry from a file, or its first fault. */
export function readEntry(row: unknown): BddEntry | RowFault {
  if (!isObject(row)) return { field: '', reason: 'type' };
  const { id, dictionaryTypeId, parentId, fullName, enCode, enabledMark = 1, sortCode = null, description } = row;
  const fault = textFault({ id, dictionaryTypeId, parentId, fullName, enCode });
  if (fault) return fault;
  if (!isText(id) || !isText(dictionaryTypeId) || !isText(parentId) || !isText(fullName) || !isText(enCode))
    return { field: '', reason: 'type' };
  if (enabledMark !== 0 && enabledMark !== 1) return { field: 'enabledMark', reason: 'type' };
  if (!isSort(sortCode)) return { field: 'sortCode', reason: 'type' };
  if (!isDescription(description)) return { field: 'description', reason: 'type' };
  const [problem] = entryProblems({ parentId, fullName, enCode, sortCode });
  if (problem) return { field: problem.field, reason: problem.problem };
  return { id, dictionaryTypeId, parentId, fullName, enCode, enabledMark, sortCode, description: description ?? '' };
}

/** The first member that is no filled text. */
function textFault(members: Readonly<Record<string, unknown>>): RowFault | null {
  for (const [field, value] of Object.entries(members)) {
    if (value === undefined || value === null || value === '') return { field, reason: 'required' };
    if (typeof value !== 'string') return { field, reason: 'type' };
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isSort = (value: unknown): value is number | null => value === null || typeof value === 'number';
const isDescription = (value: unknown): value is string | null | undefined => value === undefined || value === null || isText(value);
