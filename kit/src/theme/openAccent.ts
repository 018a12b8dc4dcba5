import type { AccentColours, MadeAccent } from '../engines/accent/index.ts';
import { advise } from '../engines/advice/index.ts';
import { accentFrom } from './accentFrom.ts';
import { applyClasses } from './applyTheme.ts';
import type { OpenTheme } from './applyTheme.ts';
import type { Scheme } from './names.ts';
import { navClass, schemeClass } from './themes.css.ts';

const PREFIX = '--mp-accent-';
/** A light sidebar has its marks from the page's accent, whichever that is. */
const isOfDarkNav = (name: string) => name.startsWith('nav');
const isOpen = (accent: string) => accent.startsWith('#');

const propertiesOf = (colours: AccentColours, isWanted: (name: string) => boolean): (readonly [name: string, value: string])[] =>
  Object.entries(colours)
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => [`${PREFIX}${name}`, value]);

/** Tells whoever develops a page that buttons are not of the very colour that was asked for. */
function adviseOf({ colours, isAdjusted }: MadeAccent): void {
  if (isAdjusted)
    advise(
      `The accent ${colours.seed} fills buttons as ${colours.solid} · text on it could not be read otherwise · give ${colours.solid} where both are to be the same.`,
    );
}

/**
 * Puts a theme on the document whose accent may be a colour of one's own, `#rgb` or `#rrggbb`; as `applyTheme` does with one of the
 * nine. Throws where the accent begins with `#` and is no colour.
 */
export function applyOpenTheme(theme: OpenTheme, root: HTMLElement): void {
  const made = isOpen(theme.accent) ? accentFrom(theme.accent, theme.scheme) : undefined;
  for (const name of [...root.style].filter((one) => one.startsWith(PREFIX))) root.style.removeProperty(name);
  if (made) {
    for (const [name, value] of propertiesOf(made.colours, (one) => theme.nav === 'dark' || !isOfDarkNav(one)))
      root.style.setProperty(name, value);
    adviseOf(made);
  }
  applyClasses(theme, root);
}

const selectorOf = (...classes: readonly string[]) => classes.flatMap((names) => names.split(' ').map((name) => `.${name}`)).join('');

/**
 * Style sheet of an accent for pages drawn by a server: rules for both schemes, for an element that has the classes of
 * `themeClasses({ …, accent: colour })`. To be put behind the style sheets of the kit.
 */
export function accentCss(colour: string): string {
  const rule = (selector: string, properties: readonly (readonly [string, string])[]) =>
    `${selector}{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  const ofScheme = (scheme: Scheme) => {
    const { colours } = accentFrom(colour, scheme);
    const ofPage = rule(
      selectorOf(schemeClass[scheme]),
      propertiesOf(colours, (name) => !isOfDarkNav(name)),
    );
    return `${ofPage}${rule(selectorOf(schemeClass[scheme], navClass.dark[scheme]), propertiesOf(colours, isOfDarkNav))}`;
  };
  return `@layer mp.theme{${ofScheme('light')}${ofScheme('dark')}}`;
}
