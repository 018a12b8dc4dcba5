// Evaluated when styles are: the file of tokens never reaches a browser.
import type { AccentGrounds } from '../engines/accent/index.ts';
import { SCHEMES } from './names.ts';
import type { Scheme } from './names.ts';
import { tokens } from './tokens.ts';

const groundsOf = (scheme: Scheme): AccentGrounds => {
  const { canvas, surface, sunken, raised, hover } = tokens.color[scheme];
  return {
    isDark: scheme === 'dark',
    surfaces: [canvas, surface, sunken, raised, hover],
    underFills: [surface, raised, canvas],
    nav: tokens.nav.dark.bg,
  };
};

/** Grounds an accent is seen on, per scheme. */
export const accentGrounds = Object.fromEntries(SCHEMES.map((scheme) => [scheme, groundsOf(scheme)])) as Record<Scheme, AccentGrounds>;
