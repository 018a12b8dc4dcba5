import { encodePath } from '../guards/encode-path.ts';
import { ApiError } from './api-error.ts';
import type { Operation } from './operation.ts';

/**
 * The path of a call, every value one encoded segment.
 * @throws {ApiError} of kind `request` when a value is no safe segment
 */
export function fillPath({ id, path }: Operation, values: Readonly<Record<string, unknown>> = {}): string {
  const encoded = encodePath(path, values);
  if (encoded.ok) return encoded.path;
  throw new ApiError(id, {
    kind: 'request',
    detail: `the path parameter "${encoded.name}" is empty or no safe segment, and would call something else. Pass the id of a record.`,
  });
}
