import { useLingui } from '@lingui/react/macro';
import { ChevronDown, EllipsisVertical } from 'lucide';
import { useAnnounce } from '../../engines/environment/index.ts';
import { refOf } from '../../engines/prop-getters/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { MixedText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { around, failure, words } from './MenuButton.css.ts';
import { FetchedMenu } from './FetchedMenu.tsx';
import { menuPart } from './menuPart.ts';
import type { MenuButtonProps } from './types.ts';
import { useMenuTrigger } from './useMenuTrigger.ts';

/**
 * A button that opens a menu of commands. Only the button is painted with the page: the menu itself (React Aria) is
 * fetched when the pointer or the focus reaches the button.
 * Enter, Space and Down open it on the first item, Up on the last; Escape and Tab close it and go back to the button.
 */
export function MenuButton({ trigger, items, onAction, placement, ...look }: MenuButtonProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const failed = t`The menu did not load. Press again to retry.`;
  const { menu, id, triggerRef, isComing, hasFailed, open, getAroundProps } = useMenuTrigger({
    part: menuPart,
    onFailed: () => announce(failed, 'assertive'),
  });
  const button = {
    ref: refOf(triggerRef),
    opens: { kind: 'menu', isOpen: menu !== null, id },
    isBusy: isComing,
    onPress: () => open('menu'),
  } as const;

  return (
    <span {...getAroundProps({ className: around })}>
      {trigger.text === undefined ? (
        <IconButton
          {...button}
          icon={trigger.icon ?? EllipsisVertical}
          label={trigger.label}
          size={trigger.size}
          variant={trigger.variant}
        />
      ) : (
        <Button {...button} icon={trigger.icon} lead={trigger.lead} variant={trigger.variant} isFolding={trigger.isFolding}>
          <span className={words} data-mp-words="" title={trigger.text}>
            <MixedText of={trigger.text} />
          </span>
          <Icon of={ChevronDown} size="s" />
        </Button>
      )}
      {hasFailed && <span className={failure}>{failed}</span>}
      {menu && <FetchedMenu {...menu} {...look} label={trigger.label} items={items} placement={placement} onAction={onAction} />}
    </span>
  );
}
