import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@milepost/kit/empty-state';
import { startOfDay } from '@milepost/openapi/domains/schedule';
import type { PortalDesign } from '@milepost/openapi/domains/portal';
import { useId } from 'react';
import { Figures, overviewSheet } from '../../features/overview/index.ts';
import { MailRegion, NoticeRegion, ScheduleRegion, ToDoLinesRegion } from '../../features/overview/regions.ts';
import { RouteLink } from '../../features/route-link/index.ts';
import { placedCards } from './cards.ts';
import type { PlacedCard } from './cards.ts';
import * as css from './DashboardPage.css.ts';

interface DesignedPortalProps {
  readonly design: PortalDesign;
  readonly nowMs: number;
}

/** The cards of a portal in their order. A kind that cannot be shown yet says so in its place. */
export function DesignedPortal({ design, nowMs }: DesignedPortalProps) {
  const { t } = useLingui();
  const cards = placedCards(design);
  return (
    <>
      <h1 className={css.title}>{t`Dashboard`}</h1>
      {cards.length === 0 && <EmptyState title={t`The portal has no cards yet`} />}
      <div className={css.grid}>
        {cards.map((card) => (
          <div key={card.id} className={css.cell[card.isHalf ? 'half' : 'whole']}>
            <Card card={card} nowMs={nowMs} />
          </div>
        ))}
      </div>
    </>
  );
}

function Card({ card, nowMs }: { readonly card: PlacedCard; readonly nowMs: number }) {
  const { t } = useLingui();
  const id = useId();
  switch (card.shows) {
    case 'counts':
      return (
        <section className={overviewSheet} aria-labelledby={id}>
          <h2 id={id} className={css.cardTitle}>
            {card.title || t`To-do counts`}
          </h2>
          <Figures />
        </section>
      );
    case 'toDo':
      return <ToDoLinesRegion link={RouteLink} />;
    case 'notices':
      return <NoticeRegion />;
    case 'mails':
      return <MailRegion link={RouteLink} />;
    case 'schedule':
      return <ScheduleRegion dayMs={startOfDay(nowMs)} />;
    case null:
      return (
        <section className={overviewSheet} aria-labelledby={id}>
          <h2 id={id} className={css.cardTitle}>
            {card.title || t`Card`}
          </h2>
          <EmptyState kind="soon" title={t`Cards of this kind are not shown yet`} />
        </section>
      );
  }
}
