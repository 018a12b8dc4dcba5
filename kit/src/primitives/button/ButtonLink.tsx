import type { MouseEvent } from 'react';
import { isForBrowser } from '../../engines/link-press/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { button, iconButton, linked, tone } from './Button.css.ts';
import type { ButtonLinkProps, IconButtonLinkProps } from './types.ts';

const following = (onFollow: () => void) => (event: MouseEvent) => {
  if (isForBrowser(event)) return;
  event.preventDefault();
  onFollow();
};

/** A link that looks like a button: where a press only leads to another page of the application. */
export function ButtonLink({ href, onFollow, children, icon, variant = 'secondary', describedBy, lang }: ButtonLinkProps) {
  return (
    <a
      href={href}
      lang={lang}
      aria-describedby={describedBy}
      className={[button, tone[variant], linked, focusRing].join(' ')}
      onClick={following(onFollow)}
    >
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}

/** The same where it is only a drawing: its name is spoken and shown on hover. */
export function IconButtonLink({ href, onFollow, icon, label, size = 'bar', variant = 'text' }: IconButtonLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      className={[iconButton[size], tone[variant], linked, focusRing].join(' ')}
      onClick={following(onFollow)}
    >
      <Icon of={icon} size={size === 'row' ? 's' : 'm'} />
    </a>
  );
}
