import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../icon/index.ts';
import type { IconShape } from '../../icon/index.ts';
import { MenuButton } from '../../menu/index.ts';
import { partProps } from '../../parts/index.ts';
import type { PartLooks } from '../../parts/index.ts';
import { actionProps } from '../headless.ts';
import type { TableActionView } from '../headless.ts';
import { menuStop } from '../look/DataTable.css.ts';
import { actionTone } from '../look/RowActions.css.ts';
import type { RowAction, TablePart } from '../types.ts';

/** Words at the end of a row. Clicks are heard by the table, which knows the row. */
export function inlineActions(actions: readonly TableActionView[], parts: PartLooks<TablePart> | undefined) {
  return actions.map((view) => {
    const { id, label, icon, href, tone = 'plain' } = view.action;
    const props = actionProps(view, partProps(parts, 'action', actionTone[tone]));
    const words = icon ? [<Icon key={id} of={icon} size="s" />, label] : label;
    return href === undefined ? (
      <button key={id} type="button" {...props}>
        {words}
      </button>
    ) : (
      <a key={id} href={href} {...props}>
        {words}
      </a>
    );
  });
}

interface ActionsMenuProps {
  readonly actions: readonly RowAction[];
  readonly stop: number;
  readonly isTabStop: boolean;
  readonly label: string;
  readonly icon: IconShape;
}

/** The actions that have no room in the row, behind dots. */
export function ActionsMenu({ actions, stop, isTabStop, label, icon }: ActionsMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  // A menu button is a tab stop of its own everywhere else; in a grid only one part of one row is.
  useLayoutEffect(() => {
    const button = place.current?.querySelector('button');
    if (button) button.tabIndex = isTabStop ? 0 : -1;
  });
  return (
    <span ref={place} data-mp-stop={stop} data-mp-stop-for="button" className={menuStop}>
      <MenuButton
        trigger={{ label, icon, size: 'row' }}
        items={actions.map(({ id, label: word, icon, tone, href }) => ({ id, label: word, icon, tone, href }))}
        onAction={(id) => actions.find((action) => action.id === id)?.run()}
      />
    </span>
  );
}
