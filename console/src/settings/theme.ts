import type { Scheme, Theme } from '@milepost/kit/theme';
import { appearance, density, reducedMotion, slideClass, themeClass } from './settings.ts';
import type { Appearance } from './settings.ts';

/** The scheme that a choice means on this machine. */
export function schemeOf(choice: Appearance, isSystemDark: boolean): Scheme {
  if (choice === 'system') return isSystemDark ? 'dark' : 'light';
  return choice;
}

/** Calls `paint` now and whenever a choice or the operating system changes the look. */
export function watchTheme(paint: (theme: Theme) => void): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const repaint = () =>
    paint({
      accent: themeClass.store.get(),
      scheme: schemeOf(appearance.store.get(), system.matches),
      nav: slideClass.store.get(),
      density: density.store.get(),
    });
  system.addEventListener('change', repaint);
  for (const { store } of [appearance, themeClass, slideClass, density]) store.listen(repaint);
  repaint();
}

/** Keeps the page still where the person asked for it, whatever the operating system says. @reading R-292 */
export function watchMotion(root: HTMLElement): void {
  reducedMotion.store.subscribe((isReduced) => {
    root.toggleAttribute('data-mp-still', isReduced);
    if (isReduced) void import('@milepost/kit/theme/still');
  });
}
