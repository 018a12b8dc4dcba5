import { DEFAULT_THEME } from '@milepost/kit/theme';
import type { Scheme, Theme } from '@milepost/kit/theme';
import { appearance } from './settings.ts';
import type { Appearance } from './settings.ts';

/** The scheme that a choice means on this machine. */
export function schemeOf(choice: Appearance, isSystemDark: boolean): Scheme {
  if (choice === 'system') return isSystemDark ? 'dark' : 'light';
  return choice;
}

/** Calls `paint` now and whenever the choice or the operating system changes the look. */
export function watchTheme(paint: (theme: Theme) => void): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => paint({ ...DEFAULT_THEME, scheme: schemeOf(appearance.store.get(), system.matches) });
  system.addEventListener('change', repaint);
  appearance.store.subscribe(repaint);
}
