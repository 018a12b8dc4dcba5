import type { LayoutName } from '../../primitives/layout-choice/index.ts';
import { blend } from '../blend/index.ts';
import { classic } from '../classic/index.ts';
import { Frame } from '../frame/index.ts';
import type { FrameProps, LayoutShape } from '../frame/index.ts';
import { functional } from '../functional/index.ts';
import { plain } from '../plain/index.ts';

const SHAPES: Readonly<Record<LayoutName, LayoutShape>> = { classic, functional, plain, blend };

export interface ShellLayoutProps extends Omit<FrameProps, 'shape'> {
  /** May change at any time: the page stays mounted and keeps its state and the focus. */
  readonly layout: LayoutName;
}

/** The frame around the pages, in one of four layouts. @source shell §2.4 */
export function ShellLayout({ layout, ...frame }: ShellLayoutProps) {
  return <Frame {...frame} shape={SHAPES[layout]} />;
}
