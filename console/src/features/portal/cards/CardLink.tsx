import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { visuallyHidden } from '@milepost/kit/theme';
import type { PortalCard } from '@milepost/openapi/domains/portal';
import { classifyLink } from '@milepost/openapi/guards';
import type { ReactNode } from 'react';
import { linkContext } from '../../../auth/linkContext.ts';
import { useSession } from '../../../auth/currentSession.ts';
import { RouteLink } from '../../route-link/index.ts';
import * as css from './cards.css.ts';

interface CardLinkProps {
  /** Id of an entry of the menu; empty for none. */
  readonly menuId: string;
  /** Address, where there is no entry. */
  readonly address: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** Element around the link, where there is one. */
  readonly wraps?: 'li';
}

/** A link of a card: to an entry of this person's menu, or to an address as links are judged. Nothing where it leads nowhere. */
export function CardLink({ wraps, ...props }: CardLinkProps) {
  const link = useCardLink(props);
  return link !== null && wraps === 'li' ? <li>{link}</li> : link;
}

function useCardLink({ menuId, address, className = css.link, children }: Omit<CardLinkProps, 'wraps'>): ReactNode {
  const { t } = useLingui();
  const { pathOf, comingPaths, config } = useSession();
  const path = menuId === '' ? undefined : pathOf.get(menuId);
  if (path !== undefined)
    return (
      <RouteLink to={path} className={className} isComing={comingPaths.has(path)}>
        {children}
      </RouteLink>
    );
  const verdict = address === '' ? null : classifyLink(address, { use: 'link', target: '_self', context: linkContext(config) });
  if (verdict?.kind === 'page')
    return (
      <RouteLink to={verdict.path} className={className}>
        {children}
      </RouteLink>
    );
  if (verdict?.kind === 'frame' || verdict?.kind === 'leave' || verdict?.kind === 'window')
    return (
      <a href={verdict.href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className={visuallyHidden}> {t`opens a new window`}</span>
      </a>
    );
  return null;
}

const member = (from: unknown, name: string): string => {
  const value = typeof from === 'object' && from !== null && Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
};

/** Link at the end of a card's heading, where the design has one. */
export function CardTitleLink({ card, title }: { readonly card: PortalCard; readonly title: string }) {
  const { t } = useLingui();
  return (
    <CardLink menuId={member(card.card, 'moduleId')} address={member(card.card, 'urlAddress')}>
      {t({ message: 'More', context: 'of a card' })}
      <span className={visuallyHidden}>
        {' '}
        <DataText of={title} />
      </span>
    </CardLink>
  );
}
