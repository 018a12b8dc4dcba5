import { contrastOf, hexOf, oklchOf } from './oklch.ts';
import type { Oklch } from './oklch.ts';

/** Grounds of one scheme that an accent is seen on, each `#rrggbb`. */
export interface AccentGrounds {
  readonly isDark: boolean;
  /** Pages and panels: text and lines of the accent lie on each. */
  readonly surfaces: readonly string[];
  /** Those that filled controls lie on. */
  readonly underFills: readonly string[];
  /** The dark sidebar. */
  readonly nav: string;
}

/** Colours of an accent by the names of their custom properties (`--mp-accent-solid`), each `#rrggbb`. */
export interface AccentColours {
  readonly seed: string;
  readonly subtle: string;
  readonly subtleHover: string;
  readonly subtleLine: string;
  readonly solid: string;
  readonly onSolid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  readonly solidLine: string;
  readonly line: string;
  readonly text: string;
  readonly navActiveBg: string;
  readonly navActiveText: string;
}

/** An accent made of one colour. `isAdjusted`: buttons are not filled with that very colour, as what stands on them could not be read. */
export interface MadeAccent {
  readonly colours: AccentColours;
  readonly isAdjusted: boolean;
}

/** Least contrast, with a little to spare for the rounding of channels. @source WCAG 2.2, 1.4.3 and 1.4.11 */
const LEAST = { text: 4.55, line: 3.05 };
/** White stands on a fill that it has this contrast to before the fill is made darker, as with the nine accents; on lighter ones black does. */
const LEAST_UNDER_WHITE = 2;
/** Halvings of the way lightness may be moved: steps too small to be seen. */
const HALVINGS = 9;

/** Lightness and most chroma of tints, from those of the nine accents there are. */
const TINTS = {
  light: { subtle: [0.966, 0.017], hover: [0.937, 0.031], line: [0.856, 0.073] },
  dark: { subtle: [0.27, 0.035], hover: [0.31, 0.048], line: [0.41, 0.07] },
} as const;
const NAV_TINT = [0.315, 0.08] as const;
/** Lightness a fill loses under the pointer, and while it is pressed. */
const HOVER = { light: [0.045, 0.085], dark: [0.03, 0.055] } as const;

const isAtLeast = (ratio: number, hex: string, grounds: readonly string[]) => grounds.every((ground) => contrastOf(hex, ground) >= ratio);

/** The colour itself where it is good, or else the one of the nearest lightness towards an end that is. */
function movedUntil(colour: Oklch, end: 0 | 1, isGood: (hex: string) => boolean): string {
  const at = (l: number) => hexOf({ ...colour, l });
  if (isGood(at(colour.l))) return at(colour.l);
  let [bad, good] = [colour.l, end as number];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (bad + good) / 2;
    if (isGood(at(middle))) good = middle;
    else bad = middle;
  }
  return at(good);
}

/** `#rrggbb` in small letters of `#rgb` or `#rrggbb`. Throws for anything else. */
export function hexFrom(colour: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : colour;
  if (!/^#[\da-f]{6}$/i.test(hex))
    throw new TypeError(`[kit] “${colour}” is no accent · its contrast cannot be computed · give a colour as #rrggbb.`);
  return hex.toLowerCase();
}

/**
 * An accent of any colour, `#rgb` or `#rrggbb`, on the grounds of a scheme. Its hue is kept; its lightness is moved until every pair
 * holds: text 4.5, lines and fills 3. @source shell §3
 */
export function accentOn(colour: string, grounds: AccentGrounds): MadeAccent {
  const seed = hexFrom(colour);
  const own = oklchOf(seed);
  const scheme = grounds.isDark ? 'dark' : 'light';
  const away = grounds.isDark ? 1 : 0;
  const tint = ([l, c]: readonly [number, number]) => hexOf({ l, c: Math.min(c, own.c), h: own.h });
  const { subtle, hover, line: tintLine } = TINTS[scheme];
  const [subtleHex, hoverHex] = [tint(subtle), tint(hover)];

  const onSolid = contrastOf(seed, '#ffffff') >= LEAST_UNDER_WHITE ? '#ffffff' : '#000000';
  const solid = movedUntil(own, onSolid === '#ffffff' ? 0 : 1, (hex) => isAtLeast(LEAST.text, onSolid, [hex]));
  const filled = oklchOf(solid);
  // Where nothing darker is left the fill becomes lighter, as far as what stands on it allows.
  const pressed = (by: number) => hexOf({ ...filled, l: filled.l > by ? filled.l - by : filled.l + by });
  const [hoverBy, activeBy] = HOVER[scheme];

  const around = [...grounds.surfaces, subtleHex, hoverHex];
  const line = movedUntil(own, away, (hex) => isAtLeast(LEAST.line, hex, around));
  const text = movedUntil(own, away, (hex) => isAtLeast(LEAST.text, hex, around));
  const navActiveBg = tint(NAV_TINT);
  return {
    isAdjusted: solid !== seed,
    colours: {
      seed,
      subtle: subtleHex,
      subtleHover: hoverHex,
      subtleLine: tint(tintLine),
      solid,
      onSolid,
      solidHover: pressed(hoverBy),
      solidActive: pressed(activeBy),
      solidLine: isAtLeast(LEAST.line, solid, grounds.underFills) ? solid : line,
      line,
      text,
      navActiveBg,
      navActiveText: movedUntil(own, 1, (hex) => isAtLeast(LEAST.text, hex, [navActiveBg, grounds.nav])),
    },
  };
}
