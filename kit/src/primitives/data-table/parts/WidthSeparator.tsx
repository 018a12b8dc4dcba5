import { useColumnEdge } from '../headless.ts';
import type { ColumnEdgeOptions } from '../headless.ts';
import { separator } from '../look/Head.css.ts';

/** The edge after a header, by which its column is made wider. @reading R-202 */
export function WidthSeparator<Row>(props: ColumnEdgeOptions<Row>) {
  const { isHeld, getEdgeProps } = useColumnEdge(props);
  return <div {...getEdgeProps({ className: separator })} data-held={isHeld ? '' : undefined} />;
}
