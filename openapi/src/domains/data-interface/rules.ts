import { parseExactJson } from '../../guards/index.ts';
import { FIELD_PATTERNS } from '../../rules/index.ts';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, SORT_MAX, SORT_MIN } from '../dictionary/index.ts';
import type { DataRow } from './codec.ts';
import type { DataInterfaceDraft } from './model.ts';

/** Names a placeholder in SQL can have. */
const PARAMETER = /^[A-Za-z]\w*$/;

/** An address of IP, in its fourth or sixth version, or the beginning of a net with a star. */
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){0,3}(\.\*)?|[0-9a-f:]{2,39})$/i;

/** Checks of callers of other systems. @reading R-504 */
export const CHECK_TYPE = { none: 0, token: 1, address: 2 } as const;

type Judged = Pick<
  DataInterfaceDraft,
  'fullName' | 'enCode' | 'categoryId' | 'source' | 'query' | 'path' | 'parameters' | 'checkType' | 'addresses' | 'sortCode'
>;

/** Problem of a field; the words for it belong to the view. */
export interface DataInterfaceProblem {
  field: Exclude<keyof Judged, 'source' | 'checkType'>;
  problem: 'required' | 'tooLong' | 'pattern' | 'range';
}

/**
 * Problems of a data interface, at most one per field. Fixed rows are a list of objects, SQL is judged when it runs, another
 * server needs an address; parameters have names, each another one. @source admin §5 @reading R-146
 */
export const dataInterfaceProblems = (draft: Judged): DataInterfaceProblem[] =>
  [
    textProblem('fullName', draft.fullName, NAME_MAX_CHARS),
    textProblem('enCode', draft.enCode, CODE_MAX_CHARS, FIELD_PATTERNS.code),
    textProblem('categoryId', draft.categoryId, Infinity),
    draft.source === 'remote' ? textProblem('path', draft.path, Infinity) : queryProblem(draft),
    parametersProblem(draft),
    addressesProblem(draft),
    sortProblem(draft.sortCode),
  ].filter((problem) => problem !== null);

/** Problems of what the rows depend on, for a draft that is tried before it has a name. @reading R-505 */
export const sourceProblems = (draft: Pick<Judged, 'source' | 'query' | 'path' | 'parameters'>): DataInterfaceProblem[] =>
  [draft.source === 'remote' ? textProblem('path', draft.path, Infinity) : queryProblem(draft), parametersProblem(draft)].filter(
    (problem) => problem !== null,
  );

/** The rows of a fixed data interface, or null where the text holds no list of objects. */
export function fixedRows(query: string): DataRow[] | null {
  try {
    const rows = parseExactJson(query);
    return Array.isArray(rows) && rows.every(isRow) ? rows : null;
  } catch {
    return null;
  }
}

const isRow = (row: unknown): row is DataRow => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Length counts code points, so that a rare Chinese character is one. */
function textProblem(
  field: 'fullName' | 'enCode' | 'categoryId' | 'path',
  text: string,
  maxChars: number,
  pattern?: RegExp,
): DataInterfaceProblem | null {
  if (text.trim() === '') return { field, problem: 'required' };
  if (Array.from(text).length > maxChars) return { field, problem: 'tooLong' };
  return pattern && !pattern.test(text) ? { field, problem: 'pattern' } : null;
}

function queryProblem({ source, query }: Pick<Judged, 'source' | 'query'>): DataInterfaceProblem | null {
  if (query.trim() === '') return { field: 'query', problem: 'required' };
  return source === 'fixed' && fixedRows(query) === null ? { field: 'query', problem: 'pattern' } : null;
}

function parametersProblem({ parameters }: Pick<Judged, 'parameters'>): DataInterfaceProblem | null {
  const names = parameters.kind === 'value' ? parameters.value.map(({ field }) => field) : [];
  const isFine = parameters.kind !== 'broken' && names.every((name) => PARAMETER.test(name)) && new Set(names).size === names.length;
  return isFine ? null : { field: 'parameters', problem: 'pattern' };
}

function sortProblem(sortCode: number | null): DataInterfaceProblem | null {
  const isFine = sortCode === null || (Number.isInteger(sortCode) && sortCode >= SORT_MIN && sortCode <= SORT_MAX);
  return isFine ? null : { field: 'sortCode', problem: 'range' };
}

function addressesProblem({ checkType, addresses }: Judged): DataInterfaceProblem | null {
  if (checkType !== CHECK_TYPE.address) return null;
  if (addresses.length === 0) return { field: 'addresses', problem: 'required' };
  return addresses.every((address) => ADDRESS.test(address)) ? null : { field: 'addresses', problem: 'pattern' };
}
