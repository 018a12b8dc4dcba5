import type { LayoutShape } from '../frame/index.ts';

/** Top menu only: a branch opens a panel with its links. @source shell §2.4 */
export const functional: LayoutShape = { top: 'panels', side: 'none' };
