import type { ReactNode } from 'react';
import { latePart } from '../late-part/index.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';

/** React Aria's half of the menu. */
export type MenuPart = (props: MenuPopoverProps) => ReactNode;

export const menuPart = latePart<MenuPart>(() => import('./MenuPopover.tsx').then((module) => module.MenuPopover));
