export { useTip, useTooltip } from './useTooltip.ts';
export type { TooltipOptions } from './types.ts';
export type { TipOptions } from './useTooltip.ts';
