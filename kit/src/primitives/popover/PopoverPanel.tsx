import { partProps } from '../parts/index.ts';
import { content } from './Popover.css.ts';
import { PanelSurface } from './PanelSurface.tsx';
import type { PopoverPanelProps } from './types.ts';
import { usePopoverPanel } from './usePopoverPanel.ts';

/**
 * A dialog that hangs on what opened it and leaves the page behind it usable. Drawn means open. The focus goes to what is
 * marked `data-autofocus`, else to the first stop, else to the dialog until there is one; on closing it goes back.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  const { label, widthPx, parts, children } = props;
  const panel = usePopoverPanel(props);
  return (
    <PanelSurface of={panel} kind="dialog" label={label} look={props}>
      <div {...panel.getContentProps(partProps(parts, 'content', content[widthPx === undefined ? 'natural' : 'given']))}>{children}</div>
    </PanelSurface>
  );
}
