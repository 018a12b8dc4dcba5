import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@milepost/kit/empty-state';
import { Tabs } from '@milepost/kit/tabs';
import { HeadingLevel } from '@milepost/kit/heading-level';
import { cardKind } from '@milepost/openapi/domains/portal';
import type { PortalCard, PortalCardKind } from '@milepost/openapi/domains/portal';
import { startOfDay } from '@milepost/openapi/domains/schedule';
import { useState } from 'react';
import { Figures } from '../../overview/index.ts';
import { innerRegion, MailRegion, NoticeRegion, Region, ScheduleRegion, ToDoLinesRegion } from '../../overview/regions.ts';
import { RouteLink } from '../../route-link/index.ts';
import { cardKey, isShown } from '../grid/designPlaces.ts';
import { ChartCard, ImageCard, RankCard, TableCard, TextCard, TimeAxisCard } from './ContentCards.tsx';
import type { CardProps } from './types.ts';
import { BoardCard, FunctionsCard } from './FigureCards.tsx';
import { CarouselCard, FrameCard, VideoCard } from './MediaCards.tsx';
import { useKindNames } from './useKindNames.ts';
import * as css from './cards.css.ts';

interface PortalCardViewProps {
  readonly card: PortalCard;
  /** Moment the page was opened, milliseconds since 1970. */
  readonly nowMs: number;
}

/** One card of a portal, by its kind. @reading R-722 */
export function PortalCardView({ card, nowMs }: PortalCardViewProps) {
  const kind = cardKind(card);
  const names = useKindNames();
  const title = card.title || names(kind);
  const props = { card, title };
  switch (kind) {
    case 'todo':
      return (
        <Region title={title}>
          <Figures />
        </Region>
      );
    case 'todoList':
      return <ToDoLinesRegion link={RouteLink} title={title} />;
    case 'notice':
      return <NoticeRegion title={title} />;
    case 'email':
      return <MailRegion link={RouteLink} title={title} />;
    case 'schedule':
      return <ScheduleRegion dayMs={startOfDay(nowMs)} title={title} />;
    case 'commonFunc':
      return <FunctionsCard {...props} />;
    case 'dataBoard':
      return <BoardCard {...props} />;
    case 'barChart':
      return <ChartCard {...props} kind="bar" />;
    case 'lineChart':
      return <ChartCard {...props} kind="line" />;
    case 'pieChart':
      return <ChartCard {...props} kind="pie" />;
    case 'radarChart':
      return <ChartCard {...props} kind="radar" />;
    case 'rankList':
    case 'mapChart':
      return <RankCard {...props} />;
    case 'timeAxis':
      return <TimeAxisCard {...props} />;
    case 'tableList':
      return <TableCard {...props} />;
    case 'text':
      return <TextCard {...props} />;
    case 'image':
      return <ImageCard {...props} />;
    case 'tab':
      return <TabCard {...props} nowMs={nowMs} />;
    case 'card':
      return <GroupCard {...props} nowMs={nowMs} />;
    case 'carousel':
      return <CarouselCard {...props} />;
    case 'video':
      return <VideoCard {...props} />;
    case 'iframe':
      return <FrameCard {...props} />;
    case null:
      return <LaterCard {...props} kind={kind} />;
  }
}

/** A card of a kind that is not shown says which, in its place. */
function LaterCard({ card, title, kind }: CardProps & { readonly kind: PortalCardKind | null }) {
  const { t } = useLingui();
  const names = useKindNames();
  const what = kind === null ? card.jnpfKey : names(kind);
  return (
    <Region title={title}>
      <EmptyState
        kind="soon"
        title={what ? t`Cards of the kind “${what}” are not shown here` : t`A card that says no kind is not shown here`}
      />
    </Region>
  );
}

interface InnerCardsProps {
  readonly cards: readonly PortalCard[];
  readonly nowMs: number;
}

function InnerCards({ cards, nowMs }: InnerCardsProps) {
  return (
    <div className={css.inner}>
      {cards.filter(isShown).map((card, index) => (
        <div key={cardKey(card, index)} className={innerRegion}>
          <PortalCardView card={card} nowMs={nowMs} />
        </div>
      ))}
    </div>
  );
}

/** Cards under one heading. */
function GroupCard({ card, title, nowMs }: CardProps & { readonly nowMs: number }) {
  return (
    <Region title={title}>
      <HeadingLevel>
        <InnerCards cards={card.children} nowMs={nowMs} />
      </HeadingLevel>
    </Region>
  );
}

/** Cards behind tabs. */
function TabCard({ card, title, nowMs }: CardProps & { readonly nowMs: number }) {
  const { t } = useLingui();
  const [chosen, choose] = useState('0');
  const tabs = card.children.map((tab, index) => ({ id: String(index), label: tab.title || t`Tab ${index + 1}` }));
  return (
    <Region title={title}>
      {tabs.length === 0 ? (
        <EmptyState title={t`There are no tabs yet`} />
      ) : (
        <div className={css.tabs}>
          <Tabs label={title} tabs={tabs} selectedId={chosen} onSelect={choose} fit="fill">
            <HeadingLevel>
              <InnerCards cards={card.children[Number(chosen)]?.children ?? []} nowMs={nowMs} />
            </HeadingLevel>
          </Tabs>
        </div>
      )}
    </Region>
  );
}
