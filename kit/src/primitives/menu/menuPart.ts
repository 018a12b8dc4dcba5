import type { ReactNode } from 'react';
import type { MenuPopoverProps } from './MenuPopover.tsx';

/** React Aria's half of the menu. */
export type MenuPart = (props: MenuPopoverProps) => ReactNode;

let arrived: MenuPart | undefined;
let coming: Promise<MenuPart> | undefined;

/** The popover if it is here already: a press can open it without waiting. */
export function arrivedPart(): MenuPart | undefined {
  return arrived;
}

/**
 * Fetches the popover, once for the page.
 * Rejects when it cannot be fetched (no network, a new release on the server); the next call tries again.
 */
export async function fetchPart(): Promise<MenuPart> {
  coming ??= import('./MenuPopover.tsx').then((module) => (arrived = module.MenuPopover));
  try {
    return await coming;
  } catch (error) {
    coming = undefined;
    throw error;
  }
}
