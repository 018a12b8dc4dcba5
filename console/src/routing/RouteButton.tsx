import { ButtonLink, IconButtonLink } from '@milepost/kit/button';
import type { ButtonLinkProps, IconButtonLinkProps } from '@milepost/kit/button';
import { useNavigate } from './index.ts';

interface Goal {
  /** Address of a page of the console, with its search. */
  readonly to: string;
  /** Called before a plain press goes there, as to close what lies over the page. */
  readonly onFollow?: () => void;
}

function useFollow({ to, onFollow }: Goal): () => void {
  const navigate = useNavigate();
  return () => {
    onFollow?.();
    navigate({ to });
  };
}

/** A button that only leads to a page of the console: a link with a real address. @reading R-447 */
export function RouteButton({ to, onFollow, ...look }: Goal & Omit<ButtonLinkProps, 'href' | 'onFollow'>) {
  return <ButtonLink {...look} href={to} onFollow={useFollow({ to, ...(onFollow && { onFollow }) })} />;
}

/** The same where it is only a drawing. */
export function RouteIconButton({ to, onFollow, ...look }: Goal & Omit<IconButtonLinkProps, 'href' | 'onFollow'>) {
  return <IconButtonLink {...look} href={to} onFollow={useFollow({ to, ...(onFollow && { onFollow }) })} />;
}
