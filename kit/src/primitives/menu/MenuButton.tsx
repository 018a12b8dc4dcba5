import { useLingui } from '@lingui/react/macro';
import { ChevronDown, EllipsisVertical } from 'lucide';
import { Button, IconButton } from '../button/index.ts';
import { MixedText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { around, failure, words } from './MenuButton.css.ts';
import type { MenuButtonProps } from './types.ts';
import { useMenuButton } from './useMenuButton.ts';

/**
 * A button that opens a menu of commands. Only the button is painted with the page: the menu itself (React Aria) is
 * fetched when the pointer or the focus reaches the button.
 * Enter, Space and Down open it on the first item, Up on the last; Escape and Tab close it and go back to the button.
 */
export function MenuButton({ trigger, items, onAction, placement = 'bottom end' }: MenuButtonProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const failed = t`The menu did not load. Press again to retry.`;
  const menu = useMenuButton(() => announcer.say(failed, 'assertive'));
  const { state } = menu;

  return (
    <span className={around} {...menu.aroundProps}>
      {trigger.text === undefined ? (
        <IconButton
          {...menu.triggerProps}
          icon={trigger.icon ?? EllipsisVertical}
          label={trigger.label}
          size={trigger.size}
          variant={trigger.variant}
        />
      ) : (
        <Button {...menu.triggerProps} icon={trigger.icon} lead={trigger.lead} variant={trigger.variant} isFolding={trigger.isFolding}>
          <span className={words} data-words="" title={trigger.text}>
            <MixedText of={trigger.text} />
          </span>
          <Icon of={ChevronDown} size="s" />
        </Button>
      )}
      {state.is === 'failed' && <span className={failure}>{failed}</span>}
      {state.is === 'open' && (
        <state.Part
          {...menu.popoverProps}
          label={trigger.label}
          items={items}
          start={state.start}
          opener={state.opener}
          placement={placement}
          onAction={onAction}
          onClose={menu.close}
        />
      )}
    </span>
  );
}
