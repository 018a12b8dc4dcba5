import { accentClass, densityClass, navClass, schemeClass } from './themes.css.ts';
import type { Accent, Density, NavTone, Scheme } from './names.ts';
import { accentFrom } from './accentFrom.ts';
import { accentProperties, adviseOf } from './openAccent.ts';
import type { OpenAccent } from './openAccent.ts';

export { vars } from './contract.css.ts';
export { focusRing, visuallyHidden } from './focus.css.ts';
export { hiddenRule } from './hidden.ts';
export { media, MOBILE_BELOW_PX } from './media.ts';
export * from './names.ts';
export { accentFrom } from './accentFrom.ts';
export { accentCss } from './openAccent.ts';
export type { OpenAccent } from './openAccent.ts';
export type { AccentColours, MadeAccent } from '../engines/accent/index.ts';

/** One look of the whole page: 9 accents × 2 schemes × 2 sidebars × 4 densities. */
export interface Theme {
  readonly accent: Accent;
  readonly scheme: Scheme;
  readonly nav: NavTone;
  readonly density: Density;
}

/** A look with an accent of one's own in place of the nine: `#0a7f5a`. */
export type OpenTheme = Omit<Theme, 'accent'> & { readonly accent: OpenAccent };

/** Blue, light page, dark sidebar, small controls. @source shell §2.5, §3 */
export const DEFAULT_THEME: Theme = { accent: 'default', scheme: 'light', nav: 'dark', density: 'small' };

const isOpen = (theme: Theme | OpenTheme): theme is OpenTheme => theme.accent.startsWith('#');

/** The class names that put a theme on an element and everything below it; an accent of one's own has none, see `accentCss`. */
export function themeClasses(theme: Theme | OpenTheme): string[] {
  return [
    schemeClass[theme.scheme],
    isOpen(theme) ? '' : accentClass[theme.scheme][theme.accent],
    densityClass[theme.density],
    navClass[theme.nav][theme.scheme],
  ].flatMap((names) => names.split(' ').filter(Boolean));
}

const OWN_PROPERTY = /^--mp-accent-/;

/** Puts the colours of an accent of one's own on an element, or takes away those that were there. */
function applyAccent(theme: Theme | OpenTheme, { style }: HTMLElement): void {
  for (const name of [...style].filter((one) => OWN_PROPERTY.test(one))) style.removeProperty(name);
  if (!isOpen(theme)) return;
  const made = accentFrom(theme.accent, theme.scheme);
  for (const [name, value] of accentProperties(made.colours, theme.nav === 'dark')) style.setProperty(name, value);
  adviseOf(made);
}

/** Puts a theme on the document, where overlays portalled to `body` inherit it. Throws where its accent is neither a name nor a colour. */
export function applyTheme(theme: Theme | OpenTheme, root: HTMLElement): void {
  if (isOpen(theme) || root.dataset['mpAccent'] !== undefined) {
    applyAccent(theme, root);
    if (isOpen(theme)) root.dataset['mpAccent'] = theme.accent;
    else delete root.dataset['mpAccent'];
  }
  const before = (root.dataset['mpTheme'] ?? '').split(' ').filter(Boolean);
  const after = themeClasses(theme);
  if (before.join(' ') === after.join(' ')) return;
  root.classList.remove(...before);
  root.classList.add(...after);
  root.dataset['mpTheme'] = after.join(' ');
}
