import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { DialogLayer } from '../dialog/headless.ts';
import { partProps, rootProps } from '../parts/index.ts';
import type { PartsProps } from '../parts/index.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { list, popover } from './MenuPopover.css.ts';
import { useMenu } from './headless.ts';
import type { MenuOptions } from './headless.ts';
import type { MenuItem, MenuPartName } from './types.ts';

export interface MenuPopoverProps extends Omit<MenuOptions, 'entries'>, PartsProps<MenuPartName> {
  readonly items: readonly MenuItem[];
}

const entriesOf = (items: readonly MenuItem[]) =>
  items.flatMap((item) => (item.kind === 'separator' ? [] : item.kind === 'section' ? item.items : [item]));

/** The half of the menu that arrives on demand. Drawn means open. */
export function MenuPopover({ items, className, style, parts, ...options }: MenuPopoverProps) {
  const { t } = useLingui();
  const entries = useMemo(() => entriesOf(items), [items]);
  const menu = useMenu({ ...options, entries });
  const dismiss = <button {...menu.getDismissProps({ 'aria-label': t`Close`, className: visuallyHidden })} />;
  return (
    <DialogLayer of={menu.layer}>
      <div {...menu.getUnderlayProps()} />
      <div {...menu.getPanelProps(rootProps({ className, style }, popover))}>
        {dismiss}
        <div {...menu.getMenuProps(partProps(parts, 'list', list))}>
          <MenuEntries of={menu} items={items} parts={parts} />
        </div>
        {dismiss}
      </div>
    </DialogLayer>
  );
}
