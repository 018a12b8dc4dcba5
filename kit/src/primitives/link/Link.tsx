import { useLingui } from '@lingui/react/macro';
import { CircleAlert, ExternalLink } from 'lucide';
import { createContext, useContext } from 'react';
import type { MouseEvent } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { isForBrowser } from '../../engines/link-press/index.ts';
import { focusRing, visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { externalLinkPath, judgeAddress } from './judgeAddress.ts';
import { link, mark, reason as reasonStyle, refusedLink } from './Link.css.ts';
import type { LinkHost, LinkProps, LinkTarget } from './types.ts';

const PAGE_HOST: LinkHost = { judge: (address, target) => judgeAddress(address, target, location.origin) };

/** Stands for the origin where none is known. */
const NO_ORIGIN = 'https://origin.invalid';
/** A server knows no origin of its own: until the page is taken over a path leads where it says, and an address is one of elsewhere. */
const SERVER_HOST: LinkHost = {
  judge(address, target) {
    const verdict = judgeAddress(address, target, NO_ORIGIN);
    return verdict.kind === 'window' ? { ...verdict, href: verdict.href.replace(NO_ORIGIN, '') } : verdict;
  },
};

/** Decisions of the application about links; the kit's own judge where there is none around. */
export const LinkHostContext = createContext<LinkHost>(PAGE_HOST);

function useRefusal(reason: string): string {
  const { t } = useLingui();
  if (reason === 'empty') return t`This link has no address.`;
  if (reason === 'scheme') return t`Only http and https addresses can be opened.`;
  if (reason === 'notHttps' || reason === 'privateHost' || reason === 'hostNotListed') return t`This address may not be opened from here.`;
  return t`This address is not valid.`;
}

function RefusedLink({ children, reason }: { children: string; reason: string }) {
  return (
    <span className={refusedLink}>
      {children}
      <span className={reasonStyle}>
        <Icon of={CircleAlert} size="s" />
        {useRefusal(reason)}
      </span>
    </span>
  );
}

function placeOf(href: string, target: LinkTarget, host: LinkHost) {
  const verdict = host.judge(href, target);
  if (verdict.kind === 'refused') return verdict;
  const isInside = verdict.kind !== 'window';
  const path = verdict.kind === 'page' ? verdict.path : isInside ? externalLinkPath(verdict.href) : verdict.href;
  // Who is asked about a host first is asked here: a window of its own would not know who is signed in.
  return { kind: 'place', href: path, isOwnWindow: !isInside || (target === 'blank' && verdict.kind !== 'leave'), isInside } as const;
}

/**
 * A link of a form. With target `self` an address outside goes through the page `/externalLink`; with `blank` it opens a
 * window that knows nothing of this one. A host the application asks about first is asked about here, whatever the target.
 * What must not be opened is no link and says why. @source forms §2 @reading R-262 @reading R-312
 */
export function Link({ href, target = 'self', children }: LinkProps) {
  const { t } = useLingui();
  const given = useContext(LinkHostContext);
  const isHydrated = useIsHydrated();
  const host = given === PAGE_HOST && !isHydrated ? SERVER_HOST : given;
  const place = placeOf(href, target, host);
  if (place.kind === 'refused') return <RefusedLink reason={place.reason}>{children}</RefusedLink>;
  const { navigate } = host;
  const handleClick = (event: MouseEvent) => {
    if (!navigate || place.isOwnWindow || isForBrowser(event)) return;
    event.preventDefault();
    navigate(place.href);
  };
  if (!place.isOwnWindow)
    return (
      <a href={place.href} className={`${link} ${focusRing}`} onClick={handleClick}>
        {children}
      </a>
    );
  return (
    <a href={place.href} target="_blank" rel="noopener noreferrer" className={`${link} ${focusRing}`}>
      {children}
      <span className={mark}>
        <Icon of={ExternalLink} size="s" />
      </span>
      <span className={visuallyHidden}> {t`opens a new window`}</span>
    </a>
  );
}
