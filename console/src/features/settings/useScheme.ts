import { useStore } from '@nanostores/react';
import type { Scheme } from '@milepost/kit/theme';
import { useSyncExternalStore } from 'react';
import { appearance } from '../../settings/settings.ts';
import { schemeOf } from '../../settings/theme.ts';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void) {
  const list = system();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** The scheme the page is painted in now. */
export function useScheme(): Scheme {
  const isSystemDark = useSyncExternalStore(subscribe, () => system().matches);
  return schemeOf(useStore(appearance.store), isSystemDark);
}
