import type { LayoutShape } from '../frame/index.ts';

/** A sidebar of icons, whose branches open beside it, and a minimal top bar. @source shell §2.4 */
export const plain: LayoutShape = { top: 'none', side: 'rail' };
