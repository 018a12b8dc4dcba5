/** A property and its value, as `style.setProperty` takes them. */
export type Declaration = readonly [property: string, value: string];

const COLOUR = /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|(?:rgb|hsl)a?\(\s*[\d.]+(?:deg|%)?(?:[\s,/]+[\d.]+%?){2,3}\s*\)|[a-z]{3,24})$/;
const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|em|rem|%)$/;

/** Lengths between two ends, by unit; a unit that is not named is not taken. */
const lengthIn =
  (ends: Readonly<Record<string, readonly [least: number, most: number]>>) =>
  (value: string): boolean => {
    const [, figure = '', unit = ''] = LENGTH.exec(value) ?? [];
    const [least, most] = (Object.hasOwn(ends, unit) ? ends[unit] : undefined) ?? [1, 0];
    return Number(figure) >= least && Number(figure) <= most;
  };
const oneOf =
  (...words: readonly string[]) =>
  (value: string): boolean =>
    words.includes(value);
const like =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);
const isSize = lengthIn({ px: [10, 48], pt: [8, 36], em: [0.7, 3], rem: [0.7, 3], '%': [70, 300] });
const isIndent = lengthIn({ px: [0, 200], pt: [0, 150], em: [0, 12], rem: [0, 12] });
const isWidth = lengthIn({ px: [1, 2000], pt: [1, 1500], '%': [1, 100] });

/** The few properties of a text that are kept, with what their value may be. Nothing here moves, covers or fetches. @reading R-342 */
const KEPT: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['color', like(COLOUR)],
  ['background-color', like(COLOUR)],
  ['text-align', oneOf('left', 'right', 'center', 'justify', 'start', 'end')],
  ['text-decoration-line', oneOf('underline', 'line-through', 'none')],
  ['font-weight', like(/^(?:bold|normal|[1-9]00)$/)],
  ['font-style', oneOf('italic', 'normal')],
  ['font-size', isSize],
  ['text-indent', isIndent],
  ['padding-left', isIndent],
  ['margin-left', isIndent],
  ['width', isWidth],
  ['vertical-align', oneOf('top', 'middle', 'bottom', 'baseline')],
  ['list-style-type', oneOf('disc', 'circle', 'square', 'decimal', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman', 'none')],
]);

/** Old names of properties that say the same. */
const SAME: Readonly<Record<string, string>> = { 'text-decoration': 'text-decoration-line', background: 'background-color' };

/** Kept declarations of a style as somebody wrote it; of a property written twice the last. */
export function declarationsIn(style: string): Declaration[] {
  const kept = new Map<string, string>();
  for (const part of style.split(';')) {
    const colon = part.indexOf(':');
    const written = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const property = Object.hasOwn(SAME, written) ? (SAME[written] ?? written) : written;
    const value = part
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (KEPT.get(property)?.(value)) kept.set(property, value);
  }
  return [...kept];
}

/** The same as text, in the form that reading it again gives back. */
export const styleText = (declarations: readonly Declaration[]): string =>
  declarations.map(([property, value]) => `${property}: ${value}`).join('; ');

/** True when a text brings colours of its own, which are made for a light page. */
export const hasColour = (declarations: readonly Declaration[]): boolean =>
  declarations.some(([property]) => property === 'color' || property === 'background-color');
