import type { ComboBoxProps, Suggestion } from '../../primitives/combo-box/index.ts';

/** Suggestions a source found for a keyword. */
export interface Found {
  /** In the order to be shown. */
  readonly items: readonly Suggestion[];
  /** Number of all of them; as many as came when left out. */
  readonly total?: number;
}

/**
 * Finds what to suggest. Whoever makes it puts the keyword where the placeholder of its parameters stands.
 * @throws whatever the way to the server throws; the list then says so and can be asked again
 * @source forms §5, §7
 */
export type LoadSuggestions = (keyword: string, signal: AbortSignal) => Promise<Found>;

export interface AutoCompleteProps extends Omit<ComboBoxProps, 'suggestions' | 'onSuggest'> {
  /** The same function for as long as it finds the same. */
  readonly load: LoadSuggestions;
}
