import type { LayoutShape } from '../frame/index.ts';

/** Sidebar plus top bar; the sidebar folds into its icons. @source shell §2.4 (default) */
export const classic: LayoutShape = { top: 'none', side: 'folding' };
