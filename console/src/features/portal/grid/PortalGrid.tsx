import type { PortalCard, PortalDesign } from '@milepost/openapi/domains/portal';
import { cardKind } from '@milepost/openapi/domains/portal';
import { useMemo, useRef } from 'react';
import { FittedRegions, fittedRegion } from '../../overview/regions.ts';
import { PortalCardView } from '../cards/Card.tsx';
import { useKindNames } from '../cards/useKindNames.ts';
import type { Arranging } from '../useArrange.ts';
import { ArrangeBar } from './ArrangeBar.tsx';
import { inReadingOrder } from './arrange.ts';
import type { Spot } from './arrange.ts';
import { cardKey, isShown, placesOf } from './designPlaces.ts';
import { useDrag } from './useDrag.ts';
import * as css from './PortalGrid.css.ts';

interface PortalGridProps {
  readonly design: PortalDesign;
  readonly arranging: Arranging;
  readonly nowMs: number;
}

/** Cards in reading order on their grid; one below the other on narrow pages. */
export function PortalGrid({ design, arranging, nowMs }: PortalGridProps) {
  const { layout } = design;
  const { places, columns, isArranging, put, step, placeWords } = arranging;
  const names = useKindNames();
  const grid = useRef<HTMLUListElement>(null);
  const drag = useDrag(grid, columns, put);
  const cards = useMemo(() => new Map(layout.map((card, index) => [cardKey(card, index), card])), [layout]);
  // A card that is moved keeps its place among the others for the keyboard until it is saved: a moved element loses the focus.
  const order = useMemo(() => inReadingOrder(placesOf(layout)).map(({ id }) => id), [layout]);
  const shown = order.flatMap((id): { card: PortalCard; place: Spot }[] => {
    const [card, place] = [cards.get(id), places.find((one) => one.id === id)];
    return card && place && isShown(card) ? [{ card, place }] : [];
  });
  return (
    <FittedRegions value>
      <ul ref={grid} className={columns === 24 ? css.grid.wide : css.grid.usual}>
        {shown.map(({ card, place }) => {
          const title = card.title || names(cardKind(card));
          return (
            <li key={place.id} className={css.cell} style={spotOf(place)}>
              <div className={`${fittedRegion} ${isArranging ? css.held : css.whole}`} inert={isArranging}>
                <PortalCardView card={card} nowMs={nowMs} />
              </div>
              {isArranging && (
                <ArrangeBar
                  title={title}
                  place={placeWords(place)}
                  size={`${place.w} × ${place.h}`}
                  onStep={(one) => step(place.id, title, one)}
                  onDrag={(kind, event) => drag(place, kind, event)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </FittedRegions>
  );
}

/** Spot of a card on the grid; narrow pages and paper have no grid. */
const spotOf = ({ x, y, w, h }: Spot) => ({ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` });
