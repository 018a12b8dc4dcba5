import { assignVars, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ACCENTS, DENSITIES, SCHEMES } from './names.ts';
import type { Accent, Density, NavTone, Scheme } from './names.ts';
import { tokens } from './tokens.ts';

const byName = <N extends string, V>(names: readonly N[], make: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, V>;

const schemeClass = styleVariants(
  byName(SCHEMES, (scheme: Scheme) => ({
    colorScheme: scheme,
    vars: {
      ...assignVars(vars.color, tokens.color[scheme]),
      ...assignVars(vars.status, tokens.status[scheme]),
      ...assignVars(vars.viz, tokens.viz[scheme]),
      ...assignVars(vars.shadow, tokens.shadow[scheme]),
    },
  })),
);

const accentVars = (accent: Accent, scheme: Scheme) => ({
  vars: assignVars(vars.accent, {
    ...tokens.accent[accent][scheme],
    seed: tokens.accent[accent].seed,
    navActiveBg: tokens.accent[accent].nav.activeBg,
    navActiveText: tokens.accent[accent].nav.activeText,
  }),
});
const accentClass = {
  light: styleVariants(byName(ACCENTS, (accent: Accent) => accentVars(accent, 'light'))),
  dark: styleVariants(byName(ACCENTS, (accent: Accent) => accentVars(accent, 'dark'))),
};

/** A light sidebar speaks the page's accent; a dark one keeps the accent made for navy in both schemes. */
const darkNav = style({ vars: assignVars(vars.nav, tokens.nav.dark) });
const lightNav = (scheme: Scheme) =>
  style({
    vars: {
      ...assignVars(vars.nav, scheme === 'dark' ? tokens.nav.lightInDark : tokens.nav.light),
      [vars.accent.navActiveBg]: vars.accent.subtle,
      [vars.accent.navActiveText]: vars.accent.text,
    },
  });
const navClass: Record<NavTone, Record<Scheme, string>> = {
  dark: { light: darkNav, dark: darkNav },
  light: { light: lightNav('light'), dark: lightNav('dark') },
};

const densityClass = styleVariants(byName(DENSITIES, (density: Density) => ({ vars: assignVars(vars.density, tokens.density[density]) })));

export { accentClass, densityClass, navClass, schemeClass };
