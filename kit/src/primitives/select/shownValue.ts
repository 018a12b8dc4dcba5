import type { SelectOption } from './types.ts';

/** What the closed field says: an option, an id that no option has, or nothing yet. */
export type ShownValue =
  | { readonly kind: 'option'; readonly text: string }
  | { readonly kind: 'unknown'; readonly id: string }
  | { readonly kind: 'none' };

/** What the closed field says; the path of the option joined with ` / ` where it has one. @reading R-041 */
export function shownValue(options: readonly SelectOption[], value: string | null): ShownValue {
  if (value === null) return { kind: 'none' };
  const option = options.find(({ id }) => id === value);
  return option ? { kind: 'option', text: option.path?.join(' / ') ?? option.label } : { kind: 'unknown', id: value };
}
