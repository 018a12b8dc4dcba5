/** The frames around a page, in the order they are offered. @source shell §2.4, §2.5 */
export const LAYOUT_NAMES = ['classic', 'functional', 'blend', 'plain'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

export interface LayoutChoiceProps {
  /** Spoken name of the group; the heading above it says the same. */
  readonly label: string;
  readonly value: LayoutName;
  readonly onChange: (layout: LayoutName) => void;
}
