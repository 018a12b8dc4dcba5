export type Json = { readonly [key: string]: unknown };

/** Is it a JSON object (neither null nor a list)? */
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under a key, or an empty one. */
export const child = (value: unknown, key: string): Json => {
  const inner = isJson(value) ? value[key] : undefined;
  return isJson(inner) ? inner : {};
};
