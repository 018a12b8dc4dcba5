import { ApiError } from './api-error.ts';
import type { Operation } from './operation.ts';

/** Half a character: it cannot be encoded. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The path of a call. Every value is one segment: encoded, never empty, never `.` or `..`, so that an id cannot lead to
 * another operation.
 * @throws {ApiError} of kind `request` when a value is no safe segment
 */
export function fillPath({ id, path }: Operation, values: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = safeSegment(Object.hasOwn(values, name) ? values[name] : undefined);
    if (segment !== null) return segment;
    throw new ApiError(id, {
      kind: 'request',
      detail: `the path parameter "${name}" is empty or no safe segment, and would call something else. Pass the id of a record.`,
    });
  });
}

function safeSegment(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value === '.' || value === '..' || LONE_SURROGATE.test(value)) return null;
  return encodeURIComponent(value);
}
