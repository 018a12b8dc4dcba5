import { encodePath } from '../guards/encode-path.ts';
import { ApiError } from './api-error.ts';
import type { Operation } from './operation.ts';

/**
 * The path of a call, every value one encoded segment. Whole numbers are written out, for the few parameters that are some;
 * one too large to be exact is no id.
 * @throws {ApiError} of kind `request` when a value is no safe segment
 */
export function fillPath({ id, path }: Operation, values: Readonly<Record<string, unknown>> = {}): string {
  const encoded = encodePath(path, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, segmentOf(value)])));
  if (encoded.ok) return encoded.path;
  throw new ApiError(id, {
    kind: 'request',
    detail: `the path parameter "${encoded.name}" is empty or no safe segment, and would call something else. Pass the id of a record.`,
  });
}

const segmentOf = (value: unknown): unknown => (Number.isSafeInteger(value) ? String(value) : value);
