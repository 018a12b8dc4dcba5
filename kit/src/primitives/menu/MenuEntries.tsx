import { Check } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { MixedText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { classes, partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { check, dot, heading, item, itemTone, keys, reason, separator, words } from './MenuPopover.css.ts';
import { useMenuEntry } from './headless.ts';
import type { useMenu } from './headless.ts';
import type { MenuCommand, MenuItem, MenuPartName } from './types.ts';

type Menu = ReturnType<typeof useMenu>;
type Parts = PartLooks<MenuPartName> | undefined;

interface MenuEntriesProps {
  readonly of: Menu;
  readonly items: readonly MenuItem[];
  readonly parts: Parts;
}

/** Entries of a menu, with its lines and headings. */
export function MenuEntries({ of: menu, items, parts }: MenuEntriesProps) {
  return items.map((entry, at) => {
    if (entry.kind === 'separator') return <hr key={`separator ${at}`} {...partProps(parts, 'separator', separator)} />;
    if (entry.kind !== 'section') return <Command key={entry.id} of={menu} command={entry} parts={parts} />;
    return (
      <section key={`section ${at}`} {...menu.getSectionProps(at)}>
        <header {...menu.getHeadingProps(at, partProps(parts, 'heading', heading))}>{entry.label}</header>
        {entry.items.map((command) => (
          <Command key={command.id} of={menu} command={command} parts={parts} />
        ))}
      </section>
    );
  });
}

interface CommandProps {
  readonly of: Menu;
  readonly command: MenuCommand;
  readonly parts: Parts;
}

/** Reason and shortcut are hidden as text and read as the description of the item. */
function Command({ of: menu, command, parts }: CommandProps) {
  const { label, icon, shortcut, tone = 'plain', disabledReason, isChecked, mark, href } = command;
  const { getItemProps, getReasonProps, getShortcutProps } = useMenuEntry(menu.state, command);
  const isDisabled = disabledReason !== undefined;
  const look = classes(item, itemTone[isDisabled ? 'disabled' : isChecked ? 'checked' : tone]);
  const Element = href !== undefined && !isDisabled ? 'a' : 'div';
  return (
    <Element {...getItemProps(partProps(parts, 'item', look))}>
      {icon && <Icon of={icon} />}
      <span {...partProps(parts, 'words', words)}>
        <span>
          <MixedText of={label} />
        </span>
        {isDisabled && <span {...getReasonProps(partProps(parts, 'reason', reason))}>{disabledReason}</span>}
      </span>
      {mark && (
        <span className={dot}>
          <span className={visuallyHidden}> {mark}</span>
        </span>
      )}
      {shortcut && <kbd {...getShortcutProps(partProps(parts, 'shortcut', keys))}>{shortcut}</kbd>}
      {isChecked && (
        <span className={check}>
          <Icon of={Check} size="s" />
        </span>
      )}
    </Element>
  );
}
