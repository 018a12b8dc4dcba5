import { useImperativeHandle } from 'react';
import { rootProps } from '../parts/index.ts';
import { bar } from './Toolbar.css.ts';
import { useToolbar } from './headless.ts';
import type { ToolbarProps } from './types.ts';

/** Buttons that act on one thing: a single stop of Tab, arrows between them. @reading R-594 */
export function Toolbar(props: ToolbarProps) {
  const { ref, children } = props;
  const { focus, getToolbarProps } = useToolbar(props);
  useImperativeHandle(ref, () => ({ focus }), [focus]);
  return <div {...getToolbarProps(rootProps(props, bar))}>{children}</div>;
}
