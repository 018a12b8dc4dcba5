export type JsonRecord = { readonly [key: string]: unknown };

/** Is it a JSON object (neither null nor a list)? */
export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under a key, or an empty one. */
export const recordAt = (value: unknown, key: string): JsonRecord => {
  const inner = isRecord(value) ? value[key] : undefined;
  return isRecord(inner) ? inner : {};
};
