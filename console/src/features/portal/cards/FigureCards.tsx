import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataText } from '@milepost/kit/data-text';
import { Figure } from '@milepost/kit/figure';
import { EmptyState } from '@milepost/kit/empty-state';
import { cardFigures, cardFunctions, figureValue } from '@milepost/openapi/domains/portal';
import type { CardFigure } from '@milepost/openapi/domains/portal';
import { Region } from '../../overview/regions.ts';
import { CardLink, CardTitleLink } from './CardLink.tsx';
import type { CardProps } from './types.ts';
import { useCardAnswer } from './useCardAnswer.ts';
import * as css from './cards.css.ts';

/** Figures side by side, each from a source of its own. */
export function BoardCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const figures = cardFigures(card.option);
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      {figures.length === 0 ? (
        <EmptyState title={t`There are no figures yet`} />
      ) : (
        <dl className={css.board}>
          {figures.map((figure, index) => (
            <BoardFigure key={`${index} ${figure.name}`} figure={figure} />
          ))}
        </dl>
      )}
    </Region>
  );
}

function BoardFigure({ figure: { name, unit, field, source } }: { readonly figure: CardFigure }) {
  const { t, i18n } = useLingui();
  const { data, answer, isError, isFetching, refetch } = useCardAnswer(source, () => []);
  const value = data === undefined ? null : figureValue(answer, field);
  return (
    <div className={css.boardFigure}>
      <dt className={css.boardName}>
        <DataText of={name} />
      </dt>
      <dd className={css.boardLine}>
        <span className={css.boardValue}>{value === null ? '—' : <Figure>{i18n.number(value)}</Figure>}</span>
        {unit && (
          <span className={css.unit}>
            <DataText of={unit} />
          </span>
        )}
      </dd>
      {isError && data === undefined && (
        <dd>
          <Button variant="accent" isBusy={isFetching} onPress={() => void refetch()}>{t`Did not load, retry`}</Button>
        </dd>
      )}
    </div>
  );
}

/** Pages at hand. One that this person's menu does not have is not there. */
export function FunctionsCard({ card, title }: CardProps) {
  const { t } = useLingui();
  const functions = cardFunctions(card.option);
  return (
    <Region title={title} actions={<CardTitleLink card={card} title={title} />}>
      {functions.length === 0 ? (
        <EmptyState title={t`There are no functions yet`} />
      ) : (
        <ul className={css.functions}>
          {functions.map(({ name, menuId, address }, index) => (
            <CardLink key={`${index} ${name}`} menuId={menuId} address={address} className={css.shortcut} wraps="li">
              <DataText of={name} />
            </CardLink>
          ))}
        </ul>
      )}
    </Region>
  );
}
