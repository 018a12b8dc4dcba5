/**
 * Px of a length of the theme, as high as the text of the page has it, in whole px as elements report them.
 * @param variable `var(--name)` of a length in rem
 * @param fallbackPx where no theme is on the page
 */
export function themePx(variable: string, fallbackPx: number): number {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.getPropertyValue(variable.slice('var('.length, -1)));
  return Math.round(rem * Number.parseFloat(style.fontSize)) || fallbackPx;
}
