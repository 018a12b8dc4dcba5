import { systemClock } from '@milepost/kit/engines/clock';
import type { Clock } from '@milepost/kit/engines/clock';
import { cardInterval, cardSource } from '@milepost/openapi/domains/portal';
import type { PortalCard, PortalDesign } from '@milepost/openapi/domains/portal';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portalKeys } from '../../data/portal/keys.ts';

const OWN_KEYS: Readonly<Record<string, QueryKey>> = {
  todo: portalKeys.counts,
  todoList: portalKeys.toDo,
  notice: portalKeys.notices,
  email: portalKeys.mails,
  schedule: portalKeys.calendar,
};

/** Questions a card is filled from; none for one that stands in the design. */
function keyOf(card: PortalCard): QueryKey | null {
  const source = cardSource(card);
  return source.kind === 'dynamic' ? portalKeys.rows(source.interfaceId, source.parameters) : (OWN_KEYS[card.jnpfKey] ?? null);
}

const whole = (card: PortalCard): readonly PortalCard[] => [card, ...card.children.flatMap(whole)];

/** Reads cards again after their minutes, while the page is in sight. @reading R-722 */
export function useCardRefresh({ layout, refresh }: PortalDesign, isHeld: boolean, clock: Clock = systemClock): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isHeld) return undefined;
    const every = refresh.autoRefresh ? refresh.autoRefreshTime : null;
    const stops = layout.flatMap(whole).flatMap((card) => {
      const [key, intervalMs] = [keyOf(card), cardInterval(card, every)];
      if (key === null || intervalMs === null) return [];
      let stop = () => {};
      const next = () => {
        stop = clock.after(intervalMs, () => {
          if (!document.hidden) void queries.invalidateQueries({ queryKey: key });
          next();
        });
      };
      next();
      return [() => stop()];
    });
    return () => stops.forEach((stop) => stop());
  }, [layout, refresh, isHeld, queries, clock]);
}
