import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { RowsGap } from './types.ts';

/**
 * Attributes of a row: the mark by which it is measured, found and focused.
 * @param own attributes of whoever draws, merged with these
 */
export const virtualRowProps = <Own extends object = object>(index: number, own?: Own) =>
  mergeProps({ 'data-mp-index': index } as const, own);

/** Attributes of the element in place of rows that are not drawn, which nobody is told of. */
export const virtualGapProps = <Own extends object = object>({ heightPx }: RowsGap, own?: Own) =>
  mergeProps({ 'aria-hidden': true, style: { blockSize: heightPx } } as const, own);
