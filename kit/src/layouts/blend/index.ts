import type { LayoutShape } from '../frame/index.ts';

/** Top menu plus a sidebar that shows what stands below the chosen top entry. @source shell §2.4 */
export const blend: LayoutShape = { top: 'choice', side: 'chosen' };
