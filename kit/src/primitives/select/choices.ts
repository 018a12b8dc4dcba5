/** Outcome of a choice among many. */
export type Choosing =
  | { readonly kind: 'chosen'; readonly ids: readonly string[] }
  /** It would be more than may be chosen; nothing was. */
  | { readonly kind: 'tooMany' };

/** The choices with one more or one less; the order is that of choosing. */
export function withToggled(value: readonly string[], id: string, maximum: number): Choosing {
  if (value.includes(id)) return { kind: 'chosen', ids: value.filter((other) => other !== id) };
  return value.length >= maximum ? { kind: 'tooMany' } : { kind: 'chosen', ids: [...value, id] };
}

/** The choices with all of these, behind what is chosen already; all or nothing. @reading R-237 */
export function withAll(value: readonly string[], ids: Iterable<string>, maximum: number): Choosing {
  const all = new Set([...value, ...ids]);
  return all.size > maximum ? { kind: 'tooMany' } : { kind: 'chosen', ids: [...all] };
}
