import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../icon/index.ts';
import type { IconShape } from '../../icon/index.ts';
import { MenuButton } from '../../menu/index.ts';
import { menuStop } from '../look/DataTable.css.ts';
import { actionTone } from '../look/RowActions.css.ts';
import type { RowAction } from '../types.ts';

interface InlineActionsProps {
  readonly actions: readonly RowAction[];
  readonly firstStop: number;
  readonly activeStop: number | null;
  /** Name of the row, said after the word of the action. */
  readonly of: string;
  /** Language of the words of an action, where that is not the page's. */
  readonly langOf: (text: string) => string | undefined;
}

/** Words at the end of a row. Clicks are heard by the table, which knows the row. */
export function inlineActions({ actions, firstStop, activeStop, of, langOf }: InlineActionsProps) {
  return actions.map(({ id, label, icon, href, tone = 'plain' }, place) => {
    const shared = {
      'data-mp-stop': firstStop + place,
      'data-mp-action': id,
      tabIndex: activeStop === firstStop + place ? 0 : -1,
      'aria-label': `${label} ${of}`,
      lang: langOf(label),
      className: actionTone[tone],
    };
    const words = icon ? [<Icon key={id} of={icon} size="s" />, label] : label;
    return href === undefined ? (
      <button key={id} type="button" {...shared}>
        {words}
      </button>
    ) : (
      <a key={id} href={href} {...shared}>
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
