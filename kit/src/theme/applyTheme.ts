import { accentClass, densityClass, navClass, schemeClass } from './themes.css.ts';
import type { Accent, Density, NavTone, Scheme } from './names.ts';

/** One look of the whole page: 9 accents × 2 schemes × 2 sidebars × 4 densities. */
export interface Theme {
  readonly accent: Accent;
  readonly scheme: Scheme;
  readonly nav: NavTone;
  readonly density: Density;
}

/** An accent of one's own, `#rgb` or `#rrggbb`. */
export type OpenAccent = `#${string}`;

/** A look whose accent is one of the nine or one's own: `#0a7f5a`. */
export type OpenTheme = Omit<Theme, 'accent'> & { readonly accent: Accent | OpenAccent };

/** Blue, light page, dark sidebar, small controls. @source shell §2.5, §3 */
export const DEFAULT_THEME: Theme = { accent: 'default', scheme: 'light', nav: 'dark', density: 'small' };

/** The class names that put a theme on an element and everything below it; an accent of one's own has none, see `accentCss`. */
export function themeClasses(theme: OpenTheme): string[] {
  const accents: Readonly<Record<string, string>> = accentClass[theme.scheme];
  return [schemeClass[theme.scheme], accents[theme.accent] ?? '', densityClass[theme.density], navClass[theme.nav][theme.scheme]].flatMap(
    (names) => names.split(' ').filter(Boolean),
  );
}

/** Puts the classes of a theme on an element in place of those of the theme before. */
export function applyClasses(theme: OpenTheme, root: HTMLElement): void {
  const before = (root.dataset['mpTheme'] ?? '').split(' ').filter(Boolean);
  const after = themeClasses(theme);
  if (before.join(' ') === after.join(' ')) return;
  root.classList.remove(...before);
  root.classList.add(...after);
  root.dataset['mpTheme'] = after.join(' ');
}

/** Puts a theme on the document, where overlays portalled to `body` inherit it. It computes no colour, which a first page would have to carry: `applyOpenTheme` does. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  applyClasses(theme, root);
}
