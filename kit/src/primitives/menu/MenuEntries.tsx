import { Check } from 'lucide';
import type { MouseEvent, MouseEventHandler } from 'react';
import { Header, Keyboard, MenuItem as AriaItem, MenuSection, Separator, Text } from 'react-aria-components';
import { isForBrowser } from '../../engines/link-press/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { MixedText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { check, dot, heading, item, itemTone, keys, reason, separator, words } from './MenuPopover.css.ts';
import type { MenuCommand, MenuItem } from './types.ts';

/** Entries React Aria draws inside its menu. Not a component: its collection reads the elements themselves. */
export function MenuEntries(items: readonly MenuItem[]) {
  return items.map((entry, at) => {
    if (entry.kind === 'separator') return <Separator key={`separator ${at}`} id={`separator ${at}`} className={separator} />;
    if (entry.kind !== 'section') return <Command key={entry.id} {...entry} />;
    return (
      <MenuSection key={`section ${at}`} id={`section ${at}`}>
        <Header className={heading}>{entry.label}</Header>
        {entry.items.map((command) => (
          <Command key={command.id} {...command} />
        ))}
      </MenuSection>
    );
  });
}

/** A plain press is the application's, which goes there by itself. */
const following = (onClick: MouseEventHandler<HTMLAnchorElement> | undefined) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (isForBrowser(event)) return;
  event.preventDefault();
  onClick?.(event);
};

/** Reason and shortcut are hidden as text and read as the description of the item. */
function Command({ id, label, icon, shortcut, tone = 'plain', disabledReason, isChecked, mark, href }: MenuCommand) {
  const isDisabled = disabledReason !== undefined;
  // React Aria would leave a disabled item out of the arrow keys, and nobody would learn why it is disabled.
  const state = {
    // Named by its visible text, so that voice control finds it by any of its words.
    'aria-labelledby': undefined,
    ...(isDisabled && { 'aria-disabled': true, onClick: undefined }),
    ...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked }),
  } as const;
  return (
    <AriaItem
      id={id}
      textValue={label}
      shouldCloseOnSelect={!isDisabled}
      className={`${item} ${itemTone[isDisabled ? 'disabled' : isChecked ? 'checked' : tone]}`}
      {...(href !== undefined && !isDisabled && { href })}
      render={(props) =>
        'href' in props ? (
          <a {...props} {...state} {...{ onClick: following(props.onClick) }}>
            {props.children}
          </a>
        ) : (
          <div {...props} {...state} />
        )
      }
    >
      {icon && <Icon of={icon} />}
      <span className={words}>
        <Text slot="label">
          <MixedText of={label} />
        </Text>
        {isDisabled && (
          <Text slot="description" aria-hidden className={reason}>
            {disabledReason}
          </Text>
        )}
      </span>
      {mark && (
        <span className={dot}>
          <span className={visuallyHidden}> {mark}</span>
        </span>
      )}
      {shortcut && (
        <Keyboard aria-hidden className={keys}>
          {shortcut}
        </Keyboard>
      )}
      {isChecked && (
        <span className={check}>
          <Icon of={Check} size="s" />
        </span>
      )}
    </AriaItem>
  );
}
