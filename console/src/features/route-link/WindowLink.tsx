import { useLingui } from '@lingui/react/macro';
import { isForBrowser } from '@milepost/kit/engines/link-press';
import { MixedText } from '@milepost/kit/data-text';
import { Icon } from '@milepost/kit/icon';
import { visuallyHidden } from '@milepost/kit/theme';
import { useToaster } from '@milepost/kit/toast';
import { SquareArrowOutUpRight } from 'lucide';
import { useSession } from '../../auth/currentSession.ts';
import { FEEDBACK_MS } from '../../feedback/index.ts';
import { useMenuWindow } from '../../open-pages/menuWindows.ts';
import * as css from './WindowLink.css.ts';

interface WindowLinkProps {
  /** Id of the menu entry. */
  readonly id: string;
  readonly name: string;
  readonly className?: string;
}

/** An entry of type 6 or 7 that opens a window: a link, or a button where its address is filled only when it is pressed. @source shell §2.3 @reading R-447 */
export function WindowLink({ id, name, className = '' }: WindowLinkProps) {
  const { t } = useLingui();
  const toaster = useToaster();
  const openWindow = useMenuWindow();
  const address = useSession().windowOf.get(id);
  const open = () => {
    if (!openWindow(id)) toaster.show({ tone: 'error', title: t`Request error, please retry`, durationMs: FEEDBACK_MS.error });
  };
  const inside = (
    <>
      <span className={css.name}>
        <MixedText of={name} />
      </span>
      <span className={visuallyHidden}> {t`opens a new window`}</span>
      <Icon of={SquareArrowOutUpRight} size="s" />
    </>
  );
  const look = `${css.button} ${className}`;
  if (address === undefined)
    return (
      <button type="button" className={look} onClick={open}>
        {inside}
      </button>
    );
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={look}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        open();
      }}
    >
      {inside}
    </a>
  );
}
