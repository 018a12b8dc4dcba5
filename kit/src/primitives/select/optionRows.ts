import { MAX_LIST_WIDTH_PX, SEARCH_ABOVE_ROWS, widestPx } from '../option-list/headless.ts';
import type { OptionShown } from '../option-list/headless.ts';
import type { PickedItem } from '../picker-field/headless.ts';
import type { SelectOption } from './types.ts';

/** Everything a search finds an option by. */
export function wordsOf({ label, path, keywords }: SelectOption): string {
  if (!path && !keywords) return label;
  return [label, path?.slice(0, -1).join(' '), keywords].filter(Boolean).join(' ');
}

/** An option in the list as it stands: indented by its level. */
export function showOption(option: SelectOption): OptionShown {
  const { label, depth, description, isDisabled, reason } = option;
  return {
    label,
    ...(depth && { depth }),
    ...(description && { description }),
    ...(isDisabled && { reason: reason ?? description ?? '' }),
  };
}

/** An option among those a search found: its place in the tree is said in words, because what stood around it is gone. */
export function showFound(option: SelectOption): OptionShown {
  const { depth: _, ...shown } = showOption(option);
  const above = option.path?.slice(0, -1).join(' / ');
  return above ? { ...shown, note: above } : shown;
}

/** Layout the rows need for these options. */
export interface OptionsLayout {
  readonly isSearchable: boolean;
  readonly lines: 1 | 2;
  readonly hasGroups: boolean;
  /** About the width the widest option needs. */
  readonly widthPx: number;
}

/** One pass over the options, when the list opens for the first time. */
export function layoutOf(options: readonly SelectOption[]): OptionsLayout {
  const widthPx = widestPx(options);
  return {
    isSearchable: options.length > SEARCH_ABOVE_ROWS,
    lines: widthPx > MAX_LIST_WIDTH_PX || options.some(({ description, reason }) => description ?? reason) ? 2 : 1,
    hasGroups: options.some(({ group }) => group),
    widthPx,
  };
}

/** Item of the closed field for a stored id; the path of the option joined with ` / ` where it has one. @reading R-041 */
export function pickedItem(option: SelectOption | undefined, id: string): PickedItem {
  return option ? { identity: id, text: option.path?.join(' / ') ?? option.label } : { identity: id, text: id, isUnknown: true };
}
