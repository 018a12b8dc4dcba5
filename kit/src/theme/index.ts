import { accentClass, densityClass, navClass, schemeClass } from './themes.css.ts';
import type { Accent, Density, NavTone, Scheme } from './names.ts';

export { vars } from './contract.css.ts';
export { focusRing, visuallyHidden } from './focus.css.ts';
export { hiddenRule } from './hidden.ts';
export { media, MOBILE_BELOW_PX } from './media.ts';
export * from './names.ts';

/** One look of the whole page: 9 accents × 2 schemes × 2 sidebars × 4 densities. */
export interface Theme {
  readonly accent: Accent;
  readonly scheme: Scheme;
  readonly nav: NavTone;
  readonly density: Density;
}

/** Blue, light page, dark sidebar, small controls. @source shell §2.5, §3 */
export const DEFAULT_THEME: Theme = { accent: 'default', scheme: 'light', nav: 'dark', density: 'small' };

/** The class names that put a theme on an element and everything below it. */
export function themeClasses(theme: Theme): string[] {
  return [
    schemeClass[theme.scheme],
    accentClass[theme.scheme][theme.accent],
    densityClass[theme.density],
    navClass[theme.nav][theme.scheme],
  ].flatMap((names) => names.split(' '));
}

/** Puts a theme on the document, where overlays portalled to `body` inherit it. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  const before = (root.dataset['mpTheme'] ?? '').split(' ').filter(Boolean);
  const after = themeClasses(theme);
  if (before.join(' ') === after.join(' ')) return;
  root.classList.remove(...before);
  root.classList.add(...after);
  root.dataset['mpTheme'] = after.join(' ');
}
