import type { CascadePath } from '../../../primitives/cascader/index.ts';

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A way as it is kept: ids from the top, or nothing. */
export const pathIn = (value: unknown): CascadePath => (Array.isArray(value) ? value.filter(isId).map(String) : []);

/** Several ways as they are kept; what is none is left out. */
export const pathsIn = (value: unknown): readonly CascadePath[] =>
  Array.isArray(value) ? value.map(pathIn).filter(({ length }) => length > 0) : [];
