/** WCAG 2.2 A and AA, which turns `target-size` on, and what axe calls best practice. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose verdict the look of a page can change: scheme, accent, density, forced colours, the length of words. */
export const RULES_OF_LOOKS = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

/** A rule that is not run, since when, and why. */
interface RuleOff {
  readonly id: string;
  readonly since: string;
  readonly why: string;
  readonly when: 'always' | 'forcedColors';
}

/** @reading R-271 @reading R-273 */
export const RULES_OFF: readonly RuleOff[] = [
  {
    id: 'region',
    since: '2026-11-20',
    why: 'a panel that hangs on a field stands beside the landmarks of the page, where no clipping box cuts it; its field is in a landmark and controls it',
    when: 'always',
  },
  {
    id: 'color-contrast',
    since: '2026-11-20',
    why: 'axe 4.14 takes the colour of text from -webkit-text-fill-color, which Chromium leaves as the page wrote it while it paints the system’s colour',
    when: 'forcedColors',
  },
];
