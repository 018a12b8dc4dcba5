import type { ReactNode } from 'react';
import type { MenuPopoverProps } from './MenuPopover.tsx';

/** React Aria's half of the menu. */
export type MenuPart = (props: MenuPopoverProps) => ReactNode;

interface LatePart<P> {
  /** The part if it is here already: a press can open it without waiting. */
  readonly arrived: () => P | undefined;
  /** Fetches the part, once. Rejects when it cannot be fetched (no network, a new release); the next call tries again. */
  readonly fetch: () => Promise<P>;
}

/** A part of the page that is fetched when it is about to be needed. */
export function latePart<P>(load: () => Promise<P>): LatePart<P> {
  let part: P | undefined;
  let coming: Promise<P> | undefined;
  return {
    arrived: () => part,
    async fetch() {
      coming ??= load();
      try {
        part = await coming;
        return part;
      } catch (error) {
        coming = undefined;
        throw error;
      }
    },
  };
}

export const menuPart = latePart<MenuPart>(() => import('./MenuPopover.tsx').then((module) => module.MenuPopover));
