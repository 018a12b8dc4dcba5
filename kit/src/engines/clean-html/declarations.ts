import type { HtmlUse } from './types.ts';

/** A property and its value, as `style.setProperty` takes them. */
export type Declaration = readonly [property: string, value: string];

const COLOUR = /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|(?:rgb|hsl)a?\(\s*[\d.]+(?:deg|%)?(?:[\s,/]+[\d.]+%?){2,3}\s*\)|[a-z]{3,24})$/;
const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|em|rem|mm|cm|%)$/;

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

const BORDER =
  /^(?:none|0|(?:(?:thin|medium|thick|\d{1,2}(?:\.\d{1,2})?(?:px|pt))\s?|(?:solid|dashed|dotted|double)\s?){1,2}(?:#[0-9a-f]{3,6}|[a-z]{3,24})?)$/;
const isGap = lengthIn({ px: [0, 400], pt: [0, 300], em: [0, 20], rem: [0, 20], mm: [0, 150], cm: [0, 15], '%': [0, 100] });
const isGaps = (value: string): boolean =>
  value.split(/\s+/).length <= SIDES && value.split(/\s+/).every((each) => each === '0' || isGap(each));
const SIDES = 4;
const isSide = lengthIn({ px: [1, 2000], pt: [1, 1500], mm: [1, 500], cm: [0.1, 50], em: [0.1, 100], '%': [1, 100] });
const isBreak = oneOf('auto', 'always', 'avoid', 'page', 'avoid-page');

/** Properties a sheet for paper has besides: lines, sizes, gaps and breaks of pages. @reading R-651 */
const KEPT_ON_PAPER: typeof KEPT = new Map([
  ...KEPT,
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left'].map((name) => [name, like(BORDER)] as const),
  ['border-collapse', oneOf('collapse', 'separate')],
  ['table-layout', oneOf('fixed', 'auto')],
  ...['padding', 'margin'].map((name) => [name, isGaps] as const),
  ...['padding', 'margin'].flatMap((name) => ['top', 'right', 'bottom', 'left'].map((side) => [`${name}-${side}`, isGaps] as const)),
  ['text-indent', isGaps],
  ...['width', 'max-width', 'min-width', 'height', 'min-height'].map((name) => [name, isSide] as const),
  ['line-height', (value) => /^(?:\d(?:\.\d{1,2})?|normal)$/.test(value) || isSide(value)],
  ['letter-spacing', isGaps],
  ['font-family', like(/^[\p{L}\d\s,'"-]{1,120}$/u)],
  ['white-space', oneOf('normal', 'nowrap', 'pre-wrap', 'pre-line')],
  ['word-break', oneOf('normal', 'break-all', 'keep-all', 'break-word')],
  ['float', oneOf('left', 'right', 'none')],
  ...['page-break-before', 'page-break-after', 'page-break-inside', 'break-before', 'break-after', 'break-inside'].map(
    (name) => [name, isBreak] as const,
  ),
]);

/** Properties of a copy that are read and then taken out: sizes of any figure, lists of Word, what is not shown. @reading R-229 */
const KEPT_OF_COPY: typeof KEPT = new Map([
  ...KEPT,
  ['font-size', like(/^(?:\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|%)|xx?-small|small|medium|large|xx?-large|xxx-large)$/)],
  ['text-decoration-line', like(/^(?:(?:underline|line-through|overline|none)\b[a-z\d#(), -]{0,60})$/)],
  ['font-weight', like(/^(?:bold|bolder|lighter|normal|[1-9]00)$/)],
  ['font-style', oneOf('italic', 'oblique', 'normal')],
  ['vertical-align', oneOf('super', 'sub', 'baseline')],
  ['display', oneOf('none')],
  ['mso-hide', oneOf('all')],
  ['mso-list', like(/^(?:ignore|skip|none|l\d{1,4} level\d{1,2} lfo\d{1,4}\b.{0,40})$/)],
]);

/** Properties a style may have, by where it is shown. */
const KEPT_IN = { text: KEPT, draft: KEPT, sheet: KEPT_ON_PAPER, copy: KEPT_OF_COPY } as const;

/** Old names of properties that say the same. */
const SAME: Readonly<Record<string, string>> = { 'text-decoration': 'text-decoration-line', background: 'background-color' };

/** Kept declarations of a style as somebody wrote it; of a property written twice the last. */
export function declarationsIn(style: string, use: HtmlUse = 'text'): Declaration[] {
  const kept = new Map<string, string>();
  for (const part of style.split(';')) {
    const colon = part.indexOf(':');
    const written = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const property = Object.hasOwn(SAME, written) ? (SAME[written] ?? written) : written;
    const value = part
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (KEPT_IN[use].get(property)?.(value)) kept.set(property, value);
  }
  return [...kept];
}

/** The same as text, in the form that reading it again gives back. */
export const styleText = (declarations: readonly Declaration[]): string =>
  declarations.map(([property, value]) => `${property}: ${value}`).join('; ');

/** True when a text brings colours of its own, which are made for a light page. */
export const hasColour = (declarations: readonly Declaration[]): boolean =>
  declarations.some(([property]) => property === 'color' || property === 'background-color');
