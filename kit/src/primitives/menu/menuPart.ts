import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';

type MenuPart = (props: MenuPopoverProps) => ReactNode;

/** React Aria's half of the menu. */
export const menuPart = lazyPart<MenuPart>(() => import('./MenuPopover.tsx').then((module) => module.MenuPopover));
