/** Colours of labels as servers keep them. @source admin §3 */
export const LABEL_COLORS = {
  blue: '#188AE2',
  green: '#36A275',
  orange: '#F08C00',
  pink: '#D15AA3',
  teal: '#0AA5B5',
  olive: '#9D8D26',
  purple: '#7250BA',
  red: '#E15955',
} as const;
export type LabelColor = keyof typeof LABEL_COLORS;

/** Paper: no label. */
export const NO_LABEL = '#FFFFFF';

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const partsOf = (color: string): number[] => (HEX.exec(color) ?? []).slice(1).map((part) => Number.parseInt(part, 16));

/** Square of how far apart two colours are. */
const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0);

/** The label nearest to a colour of any server; null for paper, and for what is no colour. */
export function colorOfLabel(color: string): LabelColor | null {
  const parts = partsOf(color);
  if (parts.length === 0 || color.toUpperCase() === NO_LABEL) return null;
  const names = Object.keys(LABEL_COLORS) as LabelColor[];
  const far = (name: LabelColor) => distance(parts, partsOf(LABEL_COLORS[name]));
  return names.reduce((nearest, name) => (far(name) < far(nearest) ? name : nearest));
}
