import type { AccentColours, MadeAccent } from '../engines/accent/index.ts';
import { advise } from '../engines/advice/index.ts';
import { accentFrom } from './accentFrom.ts';
import type { Scheme } from './names.ts';
import { navClass, schemeClass } from './themes.css.ts';

/** An accent of one's own, `#rgb` or `#rrggbb`. */
export type OpenAccent = `#${string}`;

const selectorOf = (classes: string) => `.${classes.split(' ').join('.')}`;
/** A light sidebar has its marks from the page's accent, whichever that is. */
const isOfDarkNav = (name: string) => name.startsWith('nav');

/** Custom properties of an accent by name; those of the dark sidebar only where there is one. */
export function accentProperties(colours: AccentColours, hasDarkNav: boolean): [name: string, value: string][] {
  return Object.entries(colours)
    .filter(([name]) => hasDarkNav || !isOfDarkNav(name))
    .map(([name, value]) => [`--mp-accent-${name}`, value]);
}

/** Tells whoever develops a page that buttons are not of the very colour that was asked for. */
export function adviseOf({ colours, isAdjusted }: MadeAccent): void {
  if (isAdjusted)
    advise(
      `The accent ${colours.seed} fills buttons as ${colours.solid} · text on it could not be read otherwise · give ${colours.solid} where both are to be the same.`,
    );
}

/**
 * Style sheet of an accent for pages drawn by a server: rules for both schemes, for an element that has the classes of
 * `themeClasses({ …, accent: colour })`. To be put behind the style sheets of the kit.
 */
export function accentCss(colour: string): string {
  const rule = (selector: string, properties: readonly (readonly [string, string])[]) =>
    `${selector}{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  const ofScheme = (scheme: Scheme) => {
    const all = accentProperties(accentFrom(colour, scheme).colours, true);
    const ofPage = all.filter(([name]) => !isOfDarkNav(name.slice('--mp-accent-'.length)));
    const both = `${selectorOf(schemeClass[scheme])}${selectorOf(navClass.dark[scheme])}`;
    return `${rule(selectorOf(schemeClass[scheme]), ofPage)}${rule(both, all.slice(ofPage.length))}`;
  };
  return `@layer mp.theme{${ofScheme('light')}${ofScheme('dark')}}`;
}
