import { useStore } from '@nanostores/react';
import { onIdle } from '@milepost/kit/engines/clock';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { atom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { wantsMore } from './icons.map.ts';
import type { Drawings } from './icons.map.ts';

const $drawings = atom<Drawings>({});
const isWanted = (items: readonly MenuItem[]): boolean => items.some((item) => wantsMore(item) || isWanted(item.children));

/** Drawings beyond those the first page has: they come once the page has settled, where the menu names one. */
export function useDrawings(menus: readonly MenuItem[]): Drawings {
  const wants = useMemo(() => isWanted(menus), [menus]);
  useEffect(() => {
    if (!wants) return undefined;
    return onIdle(() => {
      // One that does not come is drawn by its kind.
      import('../../features/menu-icons/icons.map.ts').then(
        ({ ICONS }) => $drawings.set(ICONS),
        () => undefined,
      );
    });
  }, [wants]);
  return useStore($drawings);
}
